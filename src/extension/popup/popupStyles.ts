import { theme } from '../draw/theme.ts';

/** The style sheet of the popup; the build writes it into a file, as the extension's own pages take none in line. */
export const popupStyles = `${theme}
body { margin: 0; width: 320px; background: var(--card); color: var(--ink); }
main { display: grid; gap: 14px; padding: 14px; }
.part { display: grid; gap: 8px; }
.known { background: var(--brand-soft); border-radius: 8px; padding: 10px; }
.title { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
