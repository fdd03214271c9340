import { useState } from 'react';
import { Glyph } from '../../components/press/Glyph.tsx';
import { IconButton } from '../../components/press/IconButton.tsx';
import { chooseTheme, storedTheme, switchedTheme } from './theme.ts';

/** Light or dark, kept on this device; back on the device's own look it follows the device again. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedTheme);
  const dark = theme === 'system' ? systemDark() : theme === 'dark';
  return (
    <IconButton
      data-testid="theme-switch"
      label={dark ? 'Switch to light' : 'Switch to dark'}
      onClick={() => {
        const next = switchedTheme(theme, systemDark());
        chooseTheme(next);
        setTheme(next);
      }}
    >
      <Glyph name="theme" />
    </IconButton>
  );
}

// While a page is prerendered there is no device whose look could be followed.
const systemDark = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
