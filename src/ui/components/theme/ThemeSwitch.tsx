import { useState, useSyncExternalStore } from 'react';
import { Glyph } from '../press/Glyph.tsx';
import { IconButton } from '../press/IconButton.tsx';
import { chooseTheme, storedTheme, switchedTheme } from './theme.ts';

/** Light or dark theme, saved on this device. Choosing the system's theme follows the system again. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedTheme);
  const isSystemDark = useSyncExternalStore(watchSystem, systemDark, () => false);
  const dark = theme === 'system' ? isSystemDark : theme === 'dark';
  return (
    <IconButton
      data-testid="theme-switch"
      label={dark ? 'Switch to light' : 'Switch to dark'}
      onClick={() => {
        const next = switchedTheme(theme, isSystemDark);
        chooseTheme(next);
        setTheme(next);
      }}
    >
      <Glyph name="theme" />
    </IconButton>
  );
}

const query = '(prefers-color-scheme: dark)';

const systemDark = (): boolean => matchMedia(query).matches;

function watchSystem(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
