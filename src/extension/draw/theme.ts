/** The colours of the app, for both themes of the system; contrast of every pair of text and ground is at least 4.5 : 1. */
export const theme = `
:host, .root {
  color-scheme: light dark;
  --card: light-dark(oklch(0.998 0.002 92), oklch(0.218 0.012 165));
  --sunk: light-dark(oklch(0.958 0.009 92), oklch(0.146 0.009 165));
  --line: light-dark(oklch(0.895 0.012 92), oklch(0.318 0.014 165));
  --line-strong: light-dark(oklch(0.62 0.015 160), oklch(0.56 0.016 160));
  --ink: light-dark(oklch(0.225 0.025 168), oklch(0.952 0.008 98));
  --ink-2: light-dark(oklch(0.425 0.02 168), oklch(0.79 0.012 130));
  --brand: light-dark(oklch(0.405 0.088 166), oklch(0.8 0.12 165));
  --brand-ink: light-dark(oklch(0.99 0.01 165), oklch(0.18 0.04 165));
  --brand-soft: light-dark(oklch(0.943 0.032 162), oklch(0.292 0.042 165));
  --good: light-dark(oklch(0.445 0.11 152), oklch(0.81 0.14 152));
  --fair: light-dark(oklch(0.52 0.107 86), oklch(0.87 0.14 92));
  --poor: light-dark(oklch(0.475 0.18 25), oklch(0.74 0.15 22));
  --tape: light-dark(oklch(0.885 0.142 94), oklch(0.79 0.13 94));
  --tape-ink: oklch(0.24 0.035 100);
  --yours: light-dark(oklch(0.948 0.062 96), oklch(0.318 0.052 96));
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
