import { describe, expect, it } from 'vitest';
import { areas, barScreens, isCurrent, mainScreens } from '../../../../../../src/ui/features/frame/navigation/navigation.ts';
import { otherScreens, personScreens } from '../../../../../../src/ui/features/frame/navigation/otherScreens.ts';

describe('the navigation', () => {
  it('has four main screens, all except Areas in the phone’s bar', () => {
    expect(mainScreens.map(({ label }) => label)).toEqual(['Deals', 'Portfolio', 'Areas', 'Alerts']);
    const inBar = new Set([...barScreens.before, ...barScreens.after]);
    expect(mainScreens.filter((screen) => !inBar.has(screen))).toEqual([areas]);
  });

  it('lists every screen and every key pair once', () => {
    const all = [...mainScreens, ...personScreens, ...otherScreens];
    const keys = all.flatMap((screen) => screen.keys ?? []);
    expect(new Set(all.map(({ to }) => to)).size).toBe(all.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['/deals', 'Deals'],
    ['/deals/01J9ZQ4C7B8N', 'Deals'],
    ['/deals-v2', 'Deals'],
    ['/dashboard', 'Deals'],
    ['/insights', 'Areas'],
    ['/area-insights', 'Areas'],
    ['/dealsome', undefined],
    ['/billing', undefined],
  ])('marks the current screen for %s as %s', (path, label) => {
    expect(mainScreens.filter((screen) => isCurrent(path, screen)).map((screen) => screen.label)).toEqual(
      label === undefined ? [] : [label],
    );
  });
});
