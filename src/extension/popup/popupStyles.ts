import { theme } from '../draw/theme.ts';

/** The popup's style sheet. The build writes it to a file, because extension pages cannot use inline styles. */
export const popupStyles = `${theme}
body { margin: 0; width: 320px; background: var(--card); color: var(--ink); }
main { display: grid; gap: 14px; padding: 14px; }
.part { display: grid; gap: 8px; }
.known { background: var(--brand-soft); border-radius: 8px; padding: 10px; }
.title { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
