/// The inspector as one HTML file that loads nothing.
struct InspectorPage {
  var title: String
  /// The lines of an SVG file.
  var drawing: [String]
  var tree: ObjectOutline
  var warnings: [RenderingWarning]

  var text: String {
    let notes =
      warnings.isEmpty
      ? []
      : ["<ul class=\"warnings\">"] + warnings.map { "<li>\(MarkupText.escaped($0.message))</li>" } + ["</ul>"]
    let lines =
      [
        "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
        "<title>\(MarkupText.escaped(title))</title>", "<style>\(Self.style)</style>", "</head>", "<body>",
        "<nav>", "<h1>\(MarkupText.escaped(title))</h1>",
        "<input type=\"search\" placeholder=\"Class or id\" aria-label=\"Find a class or an id\">",
      ] + tree.markup + notes + ["</nav>", "<main><div class=\"stage\">"] + drawing + [
        "</div></main>", "<aside aria-live=\"polite\"><p>Point at the drawing or the tree.</p></aside>",
        "<script>\(Self.script)</script>", "</body>", "</html>",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let style = """

    :root { color-scheme: light dark; --line: #d1d1d6; --bar: #f2f2f7; --ground: #fff; --dim: #6e6e73; --mark: #007aff; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #38383a; --bar: #1c1c1e; --ground: #000; --dim: #98989d; --mark: #0a84ff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: grid; grid-template: 1fr auto / minmax(220px, 320px) 1fr;
      font: 13px/1.5 -apple-system, Inter, "Helvetica Neue", Arial, sans-serif; background: var(--ground); }
    nav { grid-row: 1 / 3; overflow: auto; padding: 12px; background: var(--bar); border-right: 1px solid var(--line); }
    h1 { margin: 0 0 8px; font-size: 15px; overflow-wrap: anywhere; }
    input { width: 100%; padding: 4px 8px; font: inherit; }
    main { overflow: auto; display: grid; place-items: center; padding: 24px; }
    .stage { position: relative; line-height: 0; box-shadow: 0 0 0 1px var(--line); background: #fff; }
    .tree, .tree ul { list-style: none; margin: 0; padding: 0; }
    .tree { margin-top: 8px; }
    .tree ul { padding-left: 14px; }
    .tree li:not(:has(> details)) { padding-left: 14px; }
    summary::marker { color: var(--dim); font-size: 10px; }
    .row { display: inline-block; padding: 0 4px; border-radius: 4px; cursor: default; white-space: nowrap; }
    .row b { font-weight: 500; }
    .row.hover { background: color-mix(in srgb, var(--mark) 18%, transparent); }
    .row.chosen { background: var(--mark); color: #fff; }
    .row.chosen code { color: inherit; }
    .row.lost { opacity: 0.3; }
    code { font: 11px ui-monospace, Menlo, "DejaVu Sans Mono", monospace; color: var(--dim); }
    aside { padding: 8px 16px; border-top: 1px solid var(--line); background: var(--bar); min-height: 52px; }
    aside p { margin: 4px 0; color: var(--dim); }
    dl { display: flex; flex-wrap: wrap; gap: 2px 24px; margin: 0; }
    dt { color: var(--dim); font-size: 11px; }
    dd { margin: 0; font-variant-numeric: tabular-nums; }
    .warnings { margin: 16px 0 0; padding: 8px 8px 8px 24px; border-top: 1px solid var(--line); color: var(--dim); }
    .mark { fill: var(--mark); fill-opacity: 0.15; stroke: var(--mark); stroke-width: 1; pointer-events: none;
      vector-effect: non-scaling-stroke; }

    """

  private static let script = #"""

    'use strict';
    const drawing = document.querySelector('.stage > svg');
    const objects = [...drawing.querySelectorAll('g[data-class]')];
    const rows = [...document.querySelectorAll('.row')];
    const details = document.querySelector('aside');
    const mark = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    mark.setAttribute('class', 'mark');
    let chosen = -1;

    function fact(name, value) {
      const item = document.createElement('div');
      item.append(document.createElement('dt'), document.createElement('dd'));
      item.children[0].textContent = name;
      item.children[1].textContent = value;
      return item;
    }

    function show(index) {
      rows.forEach((row, i) => row.classList.toggle('hover', i === index && i !== chosen));
      const object = objects[index < 0 ? chosen : index];
      if (!object) { mark.remove(); return; }
      const [x, y, width, height] = object.dataset.frame.split(' ');
      const map = drawing.getScreenCTM().inverse().multiply(object.getScreenCTM());
      mark.setAttribute('transform', `matrix(${map.a} ${map.b} ${map.c} ${map.d} ${map.e} ${map.f})`);
      Object.entries({ x, y, width, height }).forEach(([key, value]) => mark.setAttribute(key, value));
      drawing.append(mark);
      const list = document.createElement('dl');
      list.append(fact('Class', object.dataset.class), fact('ID', object.id || '–'),
        fact('Origin', `${x}, ${y}`), fact('Size', `${width} × ${height}`));
      details.replaceChildren(list);
    }

    function choose(index) {
      chosen = index;
      rows.forEach((row, i) => row.classList.toggle('chosen', i === index));
      show(-1);
    }

    function objectAt(event) { return objects.indexOf(event.target.closest('g[data-class]')); }
    drawing.addEventListener('mousemove', event => show(objectAt(event)));
    drawing.addEventListener('mouseleave', () => show(-1));
    drawing.addEventListener('click', event => {
      choose(objectAt(event));
      if (chosen >= 0) rows[chosen].scrollIntoView({ block: 'nearest' });
    });
    rows.forEach((row, index) => {
      row.addEventListener('mouseenter', () => show(index));
      row.addEventListener('mouseleave', () => show(-1));
      row.addEventListener('click', event => { event.preventDefault(); choose(index); });
      row.addEventListener('keydown', event => {
        if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); choose(index); }
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step && rows[index + step]) { event.preventDefault(); rows[index + step].focus(); choose(index + step); }
      });
    });
    document.querySelector('input').addEventListener('input', event => {
      const wanted = event.target.value.toLowerCase();
      rows.forEach(row => row.classList.toggle('lost', !row.textContent.toLowerCase().includes(wanted)));
    });

    """#
}
