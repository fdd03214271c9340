import { describe, it } from 'vitest';
import { chromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { openScreen, type Screen } from './screen.ts';
import { webkit } from './webkit.ts';

export const engines: readonly Engine[] = [chromium, firefox, webkit];

/** Opens a window with an empty profile. */
export type Open = (look?: Parameters<typeof openScreen>[1]) => Promise<Screen>;

/** Runs a story in each browser. Browsers that this machine lacks are skipped, with the reason. */
export function inEachEngine(story: string, act: (open: Open) => Promise<void>): void {
  for (const engine of engines) {
    describe(engine.name, () => {
      it(story, async ({ skip }) => {
        skip(engine.missing() !== null, engine.missing() ?? '');
        await withScreens((windows) => act((look) => windows(engine, look)));
      });
    });
  }
}

/** Closes every opened window when the story ends or fails. */
export async function withScreens(act: (open: typeof openScreen) => Promise<void>): Promise<void> {
  const screens: Screen[] = [];
  try {
    await act(async (engine, look) => {
      const screen = await openScreen(engine, look);
      screens.push(screen);
      return screen;
    });
  } finally {
    for (const screen of screens) await screen.close();
  }
}
