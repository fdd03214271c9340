/** A choice of light or dark; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const key = 'yardstick-theme';

/** What a stored value means; anything unknown is `system`. */
export const parseTheme = (stored: string | null): Theme => (stored === 'light' || stored === 'dark' ? stored : 'system');

/** The choice after pressing the switch: the other look, and `system` again where that is the device's own look. */
export function switchedTheme(current: Theme, systemDark: boolean): Theme {
  const dark = current === 'system' ? systemDark : current === 'dark';
  if (dark === !systemDark) return 'system';
  return dark ? 'light' : 'dark';
}

/**
 * The stored choice. In localStorage, the one store that can be read before the first paint; a browser that refuses it
 * follows the system.
 */
export function storedTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(key));
  } catch {
    return 'system';
  }
}

/** Keeps a choice and shows it. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Not kept, but shown for this visit.
  }
  applyTheme(theme);
}

/** Shows a choice: `[data-theme]` on the root, and the browser's own bar in the same colour. Call once at start with the stored one. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['look'] ?? 'light';
    const shown = theme === 'system' ? own : theme;
    meta.content = paper[shown === 'dark' ? 'dark' : 'light'];
  }
}

/** The paper of both looks, as tokens.css has it, in the form that browser bars understand. */
const paper = { light: '#fbfaf5', dark: '#0d1310' } as const;
