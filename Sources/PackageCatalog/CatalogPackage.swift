// SPDX-License-Identifier: MIT

/// A package, as the catalogue knows it.
public struct CatalogPackage: Identifiable, Hashable, Sendable {
    /// What it is called; no two have the same name.
    public let name: String
    /// Its version, as Debian writes it.
    public let version: String
    /// What it belongs to, such as `games`.
    public let section: String
    /// What it takes once installed. *Units:* kibibytes; 0 when nobody says.
    public let size: Int
    /// What it is, in a line.
    public let summary: String
    /// What else there is to say, paragraphs separated by an empty line; often empty.
    public let details: String

    /// Its name.
    public var id: String { name }
}

/// Why there is no catalogue.
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What a person should read.
    public let description: String

    init(_ description: String) { self.description = description }
}
