import { join } from 'node:path';
import type { ElementHandle } from 'playwright';
import { launchProfile } from '../support/browser.ts';
import { noElement, type Driver, type Engine } from './engine.ts';

/** How long one press waits for its element to stand still. */
const pressesWithinMs = 3_000;

/** Debian's Chromium by Playwright. */
export const chromium: Engine = {
  name: 'Chromium',
  // Without one no end-to-end test runs.
  missing: () => null,
  open: async ({ folder, width, height, colorScheme }): Promise<Driver> => {
    const context = await launchProfile(join(folder, 'profile'));
    const page = context.pages()[0] ?? (await context.newPage());
    page.on('download', (download) => void download.saveAs(join(folder, 'downloads', download.suggestedFilename())));
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = async (element: string): Promise<ElementHandle<HTMLElement>> => {
      const handle = (await page.evaluateHandle(element)).asElement();
      if (handle === null) throw new Error(noElement);
      return handle;
    };
    return {
      goTo: async (address) => void (await page.goto(address)),
      reload: async () => void (await page.reload()),
      evaluate: (expression) => page.evaluate(`(async () => JSON.stringify([await (${expression})]))()`),
      press: async (element) => (await found(element)).click({ timeout: pressesWithinMs }),
      chooseFile: async (element, path) => (await found(element)).setInputFiles(path),
      type: (text) => page.keyboard.type(text),
      pressKey: (key) => page.keyboard.press(key),
      close: () => context.close(),
    };
  },
};
