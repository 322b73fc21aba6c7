// SPDX-License-Identifier: MIT
//
// Navigation, tabs, toolbars and the system's bars, each used once in each of its forms with Apple's
// exact labels.
import SwiftUI

struct NavigationForms: View {
    @State private var path = NavigationPath()
    @State private var numbers = [1, 2]
    @State private var isShown = false
    @State private var item: Int?
    private let title = "Title"

    var body: some View {
        VStack {
            NavigationStack { root.navigationTitle("Key") }
            NavigationStack(path: $path) { root.navigationTitle(Text("Text")) }
            NavigationStack(path: $numbers) { root.navigationTitle(title) }
        }
    }

    private var root: some View {
        ScrollView {
            NavigationLink("Value", value: 3)
            NavigationLink(value: 4) { Text("Label") }
            NavigationLink("Destination") { Text("There") }
            NavigationLink {
                Text("There")
            } label: {
                Text("Label")
            }
        }
        .navigationBarTitleDisplayMode(.large)
        .navigationBarBackButtonHidden()
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationDestination(isPresented: $isShown) { Text("Presented") }
        .navigationDestination(item: $item) { Text("\($0)") }
        .toolbarTitleDisplayMode(.inline)
        .toolbarRole(.automatic)
        .toolbar(removing: .title)
    }
}

struct TabForms: View {
    @State private var selection = 0

    var body: some View {
        VStack {
            TabView(selection: $selection) {
                Tab("House", systemImage: "house", value: 0) { ScrollView { Text("0") } }
                Tab("Find", systemImage: "magnifyingglass", value: 1, role: .search) { Text("1") }
                Tab(value: 2) {
                    Text("2")
                } label: {
                    Label("Two", systemImage: "star")
                }
            }
            .tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory { Text("Accessory") }
            TabView {
                Tab("House", systemImage: "house") { Text("0") }
                Tab("Star", systemImage: "star") { Text("1") }
            }
            .tabViewStyle(.automatic)
            TabView(selection: $selection) {
                Text("0").tabItem { Label("Old", systemImage: "house") }.tag(0)
                Text("1").tabItem { Text("Other") }.tag(1)
            }
            TabView {
                Text("0")
                Text("1")
            }
            .tabViewStyle(.tabBarOnly)
            .tabViewBottomAccessory(isEnabled: false) { Text("Accessory") }
        }
    }
}

struct ToolbarForms: View {
    var body: some View {
        NavigationStack {
            ScrollView { Text("content") }
                .toolbar {
                    ToolbarItem { Text("automatic") }
                    ToolbarItem(placement: .topBarLeading) { Text("leading") }
                    ToolbarItem(placement: .principal) { Text("principal") }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Text("one")
                        Text("two")
                    }
                    ToolbarSpacer(.fixed, placement: .bottomBar)
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .primaryAction) { Button("Add") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("More") {} }
                }
                .toolbar { Text("view") }
                .toolbar(.visible, for: .navigationBar)
                .toolbarVisibility(.visible, for: .navigationBar, .bottomBar)
                .toolbarVisibility(.hidden, for: .tabBar)
                .toolbarBackgroundVisibility(.visible, for: .navigationBar)
                .toolbarBackground(.hidden, for: .bottomBar)
                .toolbarBackground(Color.red, for: .navigationBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
                .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
                .toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)
                .toolbarMinimizationSafeAreaAdjustment(.automatic, for: .navigationBar)
        }
    }
}

struct SystemBarForms: View {
    var body: some View {
        Text("content")
            .statusBarHidden()
            .statusBarHidden(false)
            .statusBar(hidden: false)
            .persistentSystemOverlays(.hidden)
    }
}
