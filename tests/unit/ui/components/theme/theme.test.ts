import { describe, expect, it } from 'vitest';
import { parseTheme, switchedTheme } from '../../../../../src/ui/components/theme/theme.ts';

const looksDark = (theme: ReturnType<typeof parseTheme>, systemDark: boolean): boolean =>
  theme === 'system' ? systemDark : theme === 'dark';

describe('theme', () => {
  it('follows the device if the stored value is missing or invalid', () => {
    expect([null, '', 'purple'].map(parseTheme)).toEqual(['system', 'system', 'system']);
    expect(parseTheme('dark')).toBe('dark');
  });

  it('always changes the appearance when switched', () => {
    for (const theme of ['system', 'light', 'dark'] as const) {
      for (const systemDark of [true, false]) {
        expect(looksDark(switchedTheme(theme, systemDark), systemDark)).toBe(!looksDark(theme, systemDark));
      }
    }
  });

  it('follows the device again once the theme switched to matches the device’s', () => {
    expect(switchedTheme('dark', false)).toBe('system');
    expect(switchedTheme('light', true)).toBe('system');
  });
});
