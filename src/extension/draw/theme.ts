/** Styles shared by the extension's parts. The build prepends the app's colours (`ui/styles/tokens.css`). */
export const theme = `
:host, .root {
  color-scheme: light dark;
  font: 400 14px/1.45 system-ui, -apple-system, 'Segoe UI', sans-serif;
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
}
*, ::before, ::after { box-sizing: border-box; }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
h1 { font-size: 16px; line-height: 1.3; }
h2 { font-size: 13px; color: var(--ink-2); font-weight: 600; }
a { color: var(--brand); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
button { font: inherit; cursor: pointer; min-height: 32px; padding: 5px 12px; border-radius: 8px; border: 1px solid var(--line-strong); background: var(--card); color: var(--ink); }
button.main { background: var(--brand); border-color: var(--brand); color: var(--brand-ink); font-weight: 600; }
button:disabled { opacity: 0.55; cursor: default; }
.quiet-text { color: var(--ink-2); font-size: 13px; }
.good { color: var(--good); } .fair { color: var(--fair); } .poor { color: var(--poor); } .neutral { color: var(--ink-2); }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.tape { position: relative; height: 26px; border-radius: 6px; overflow: hidden; background: var(--tape); }
.tape span { position: absolute; top: 0; }
.tick { width: 1px; background: var(--tape-ink); opacity: 0.6; height: 22%; } .tick.long { height: 40%; opacity: 0.9; }
.likely { height: 100%; background: oklch(0.24 0.035 100 / 0.16); }
.tape .zone { top: auto; bottom: 0; height: 5px; background: currentColor; }
.needle { width: 3px; margin-left: -1px; height: 100%; background: var(--tape-ink); }
@media (forced-colors: active) { .tape { border: 1px solid CanvasText; } .needle { border-left: 3px solid CanvasText; } }
`;
