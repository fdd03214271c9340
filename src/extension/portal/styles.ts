/** Styles in a portal's page. Badges are above its cards but below its headers and dialogs. The panel is above everything. */
export const portalStyles = `
:host { all: initial !important; display: contents !important; }
.root { display: contents; }
.layer { position: absolute; inset: 0 auto auto 0; z-index: 1; }
.badge { position: absolute; inset: 0 auto auto 0; display: flex; gap: 6px; align-items: baseline; padding: 2px 8px; border-radius: 8px; background: var(--card); color: var(--ink); border: 1px solid var(--line-strong); box-shadow: 0 2px 8px oklch(0 0 0 / 0.25); pointer-events: none; }
.badge[hidden] { display: none; }
.badge .score { font-weight: 700; font-size: 16px; } .badge .yield { font-size: 12px; color: var(--ink-2); }
.dock { position: fixed; inset: auto 16px 16px auto; z-index: 2147483000; width: min(372px, calc(100vw - 32px)); max-height: min(82vh, 760px); display: flex; flex-direction: column; background: var(--card); color: var(--ink); border: 1px solid var(--line-strong); border-radius: 14px; box-shadow: 0 18px 44px -16px oklch(0 0 0 / 0.5); overflow: hidden; }
.dock > header { display: flex; gap: 10px; align-items: center; padding: 10px 10px 10px 14px; border-bottom: 1px solid var(--line); }
.dock > header > h1 { flex: 1; min-width: 0; display: grid; } .dock > header small { font-size: 11px; font-weight: 600; color: var(--ink-2); }
.dock.folded { width: auto; } .dock.folded > .body, .dock.folded > footer { display: none; } .dock.folded > header { border: 0; }
.body { overflow: auto; padding: 12px 14px; display: grid; gap: 14px; }
footer { padding: 10px 14px; border-top: 1px solid var(--line); display: grid; gap: 6px; }
.verdict { font-weight: 600; font-size: 15px; }
.part { display: grid; gap: 6px; }
.figures { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; } .figures dt { font-size: 12px; color: var(--ink-2); } .figures dd { font-size: 17px; font-weight: 600; } .figures small { display: block; font-size: 12px; font-weight: 400; }
.solve { display: grid; grid-template-columns: 1fr auto; gap: 2px 10px; } .solve b { font-weight: 600; } .solve small { grid-column: 1 / -1; color: var(--ink-2); font-size: 12px; }
.input { display: grid; grid-template-columns: 1fr 112px; gap: 2px 10px; align-items: center; } .input small { color: var(--ink-2); font-size: 12px; } .input .trouble { grid-column: 1 / -1; color: var(--poor); font-size: 12px; }
input[type=text], select { font: inherit; font-size: 16px; min-height: 34px; padding: 4px 8px; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--sunk); color: var(--ink); width: 100%; text-align: end; }
select { text-align: start; font-size: 14px; } input.own { background: var(--yours); }
.homes { display: grid; } .home { display: grid; grid-template-columns: auto 1fr auto; gap: 2px 10px; align-items: center; padding: 8px 0; border-top: 1px solid var(--line); }
.home button.name { all: unset; cursor: pointer; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .home button.name:focus-visible { outline: 2px solid var(--brand); }
.home .names { min-width: 0; display: grid; } .home .score { font-weight: 700; font-size: 17px; } .home small { color: var(--ink-2); font-size: 12px; }
.known { background: var(--brand-soft); border-radius: 8px; padding: 8px 10px; }
@media (prefers-reduced-motion: no-preference) { .dock { transition: width 120ms; } }
@media print { .dock, .badge { display: none; } }
`;
