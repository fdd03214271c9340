/** A theme choice; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const key = 'yardstick-theme';

/** The theme for a stored value; `system` for unknown values. */
export const parseTheme = (stored: string | null): Theme => (stored === 'light' || stored === 'dark' ? stored : 'system');

/** The choice after toggling: the other theme, or `system` when that is the device's theme. */
export function switchedTheme(current: Theme, systemDark: boolean): Theme {
  const dark = current === 'system' ? systemDark : current === 'dark';
  if (dark === !systemDark) return 'system';
  return dark ? 'light' : 'dark';
}

/**
 * The stored choice, or `system` if the browser refuses storage. Uses localStorage, the only store that can be read before the first paint.
 */
export function storedTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(key));
  } catch {
    return 'system';
  }
}

/** Saves and applies a choice. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Not saved, but applied for this visit.
  }
  applyTheme(theme);
}

/** Applies a choice: `[data-theme]` on the root, and the browser bar's colour. Call once at startup with the stored choice. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['look'] ?? 'light';
    const shown = theme === 'system' ? own : theme;
    meta.content = paper[shown === 'dark' ? 'dark' : 'light'];
  }
}

/** The page background in both themes, as in tokens.css but in hex, for browser bars. */
const paper = { light: '#fbfaf5', dark: '#0d1310' } as const;
