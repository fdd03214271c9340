import { describe, it } from 'vitest';
import { chromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { openScreen, type Screen } from './screen.ts';
import { webkit } from './webkit.ts';

export const engines: readonly Engine[] = [chromium, firefox, webkit];

/** A story's way to a window of a person who was never here. */
export type Open = (look?: Parameters<typeof openScreen>[1]) => Promise<Screen>;

/** Runs a story in each of the browsers, and skips those that this machine lacks, with the reason. */
export function inEachEngine(story: string, act: (open: Open) => Promise<void>): void {
  describe.each(engines)('$name', (engine) => {
    it(story, async ({ skip }) => {
      skip(engine.missing() !== null, engine.missing() ?? '');
      await withScreens((windows) => act((look) => windows(engine, look)));
    });
  });
}

/** Windows that are closed whatever becomes of the story. */
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
