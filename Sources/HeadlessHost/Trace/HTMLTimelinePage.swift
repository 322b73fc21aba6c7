// SPDX-License-Identifier: MIT

/// The timeline's page, around its data. It loads nothing and works from a file.
enum HTMLTimelinePage {
    static func text(title: String, data: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title>
        <style>\(style)</style>
        </head>
        <body>
        <h1>\(title)</h1>
        <p id="empty" hidden>The trace has no frames.</p>
        <main>
        <section id="stage"><img id="picture" alt="The window at the chosen instant"></section>
        <section id="tracks">
        <svg id="chart" role="img" aria-label="Offset, velocity, phases and changes over time"></svg>
        <input id="scrubber" type="range" min="0" value="0" aria-label="Frame">
        <output id="facts"></output>
        <ol id="changes"></ol>
        </section>
        </main>
        <script type="application/json" id="data">\(data)</script>
        <script>\(script)</script>
        </body>
        </html>

        """
    }

    private static let style = """
        :root { color-scheme: light dark; --line: #8886; --offset: #2a78d6; --velocity: #d6762a;
          --idle: #8882; --tracking: #f2b705; --interacting: #e8590c; --decelerating: #2f9e44;
          --animating: #7048e8; --cursor: #e03131; }
        body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; }
        h1 { font-size: 18px; margin: 0 0 16px; }
        main { display: flex; gap: 24px; align-items: flex-start; flex-wrap: wrap; }
        #picture { width: 260px; border: 1px solid var(--line); border-radius: 12px; }
        #tracks { flex: 1 1 480px; min-width: 0; }
        #chart { width: 100%; height: 360px; display: block; touch-action: none; }
        #scrubber { width: 100%; margin: 8px 0; }
        #facts { display: block; white-space: pre-line; font-variant-numeric: tabular-nums; }
        #changes { margin: 8px 0; padding-left: 20px; min-height: 6em; }
        svg text { fill: currentColor; font-size: 11px; }
        .curve { fill: none; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
        .axis { stroke: var(--line); }
        """

    private static let script = """
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const find = id => document.getElementById(id);
        const chart = find("chart"), scrubber = find("scrubber");
        const times = data.times, last = times.length - 1;
        const rows = { offset: [18, 130], velocity: [150, 262], phase: [280, 296] };
        const markRows = { phase: 310, element: 324, work: 338, input: 352 };
        let cursor = null;

        function node(name, attributes, text) {
          const made = document.createElementNS("http://www.w3.org/2000/svg", name);
          for (const key in attributes) made.setAttribute(key, attributes[key]);
          if (text !== undefined) made.textContent = text;
          chart.appendChild(made);
          return made;
        }
        function x(time, width) {
          const span = times[last] - times[0];
          return span > 0 ? (time - times[0]) / span * width : 0;
        }
        // A horizontal scroll view moves along x, others along y.
        function axis(track) {
          let spread = [0, 0];
          for (const i of [0, 1]) {
            const values = track.samples.filter(s => s).map(s => s[i]);
            spread[i] = Math.max(...values) - Math.min(...values);
          }
          return spread[0] > spread[1] ? 0 : 1;
        }
        function curves(name, index, width, colour) {
          const [top, bottom] = rows[name];
          const series = data.scrolls.map(t => t.samples.map(s => s ? s[index + axis(t)] : null));
          const all = series.flat().filter(v => v !== null);
          const low = Math.min(0, ...all), high = Math.max(1, ...all);
          const y = v => bottom - (v - low) / (high - low) * (bottom - top);
          node("text", { x: 0, y: top - 5 },
            name + (name === "offset" ? " (pt)" : " (pt/s)") + ": " + low + " … " + high);
          node("line", { class: "axis", x1: 0, x2: width, y1: y(0), y2: y(0) });
          series.forEach((values, n) => {
            let path = "", pen = "M";
            values.forEach((v, i) => {
              if (v === null) { pen = "M"; return; }
              path += pen + x(times[i], width).toFixed(1) + " " + y(v).toFixed(1);
              pen = "L";
            });
            node("path", { class: "curve", d: path, stroke: colour, opacity: 1 / (1 + n * 0.6) });
          });
        }
        function bands(width) {
          const [top, bottom] = rows.phase;
          node("text", { x: 0, y: top - 4 }, "phase");
          const height = (bottom - top) / Math.max(1, data.scrolls.length);
          data.scrolls.forEach((track, n) => {
            let start = 0;
            for (let i = 1; i <= times.length; i++) {
              const phase = track.samples[start] && track.samples[start][4];
              const next = i < times.length && track.samples[i] && track.samples[i][4];
              if (i < times.length && next === phase) continue;
              if (phase) {
                const from = x(times[start], width), to = x(times[Math.min(i, last)], width);
                const band = node("rect", { x: from, y: top + n * height, height: height,
                  width: Math.max(to - from, 1), fill: "var(--" + phase + ")" });
                const tip = document.createElementNS("http://www.w3.org/2000/svg", "title");
                tip.textContent = track.id + ": " + phase;
                band.appendChild(tip);
              }
              start = i;
            }
          });
        }
        function marks(width) {
          const mark = (row, time) => node("circle", { cx: x(time, width), cy: markRows[row],
            r: 2.5, fill: "currentColor", opacity: 0.55 });
          data.changes.forEach((changes, i) => {
            for (const kind of new Set(changes.map(c => c[0]))) mark(kind, times[i]);
          });
          for (const [time] of data.events) mark("input", time);
          for (const row in markRows)
            node("text", { x: chart.clientWidth, y: markRows[row] + 4, "text-anchor": "end" }, row);
        }
        function draw() {
          chart.replaceChildren();
          const width = chart.clientWidth;
          const left = width - 60;
          curves("offset", 0, left, "var(--offset)");
          curves("velocity", 2, left, "var(--velocity)");
          bands(left);
          marks(left);
          cursor = node("line", { stroke: "var(--cursor)", y1: 8, y2: 358 });
          show();
        }
        function show() {
          const i = Number(scrubber.value), time = times[i];
          const at = x(time, chart.clientWidth - 60);
          cursor.setAttribute("x1", at);
          cursor.setAttribute("x2", at);
          let picture = null;
          for (const entry of data.pictures) if (entry[0] <= time + 1e-6) picture = entry[1];
          if (picture) find("picture").src = picture;
          find("stage").hidden = data.pictures.length === 0;
          const [walks, bodies, layouts, painted] = data.reports[i];
          let facts = "frame " + i + " of " + last + ", " + time + " s: " + walks + " walks, "
            + bodies + " bodies, " + layouts + " layouts, " + painted + " painted";
          for (const track of data.scrolls) {
            const s = track.samples[i];
            if (s) facts += "\\n" + track.id + ": " + s[4] + ", offset " + s[0] + ", " + s[1]
              + ", velocity " + s[2] + ", " + s[3];
          }
          find("facts").textContent = facts;
          const before = i > 0 ? times[i - 1] : -1;
          const lines = data.changes[i].map(c => c[1]).concat(
            data.events.filter(e => e[0] > before && e[0] <= time).map(e => "input: " + e[1]));
          find("changes").replaceChildren(...lines.map(text => {
            const item = document.createElement("li");
            item.textContent = text;
            return item;
          }));
        }
        function scrub(event) {
          const box = chart.getBoundingClientRect();
          const share = (event.clientX - box.left) / (box.width - 60);
          const time = times[0] + Math.min(1, Math.max(0, share)) * (times[last] - times[0]);
          let best = 0;
          times.forEach((t, i) => { if (Math.abs(t - time) < Math.abs(times[best] - time)) best = i; });
          scrubber.value = best;
          show();
        }
        if (last < 0) {
          find("empty").hidden = false;
          document.querySelector("main").hidden = true;
        } else {
          scrubber.max = last;
          scrubber.addEventListener("input", show);
          chart.addEventListener("pointerdown", e => { chart.setPointerCapture(e.pointerId); scrub(e); });
          chart.addEventListener("pointermove", e => { if (e.buttons) scrub(e); });
          addEventListener("resize", draw);
          draw();
        }
        """
}
