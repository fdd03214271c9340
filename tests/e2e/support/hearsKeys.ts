import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits for the keys of the frame, which come after its first paint: the list of them opens, and is closed again. */
export async function hearsKeys(page: Page): Promise<void> {
  const list = page.getByTestId('key-list');
  await expect
    .poll(async () => {
      if ((await list.count()) === 0) await page.keyboard.press('?');
      return list.count();
    })
    .toBe(1);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
}
