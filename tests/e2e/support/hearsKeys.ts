import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits for the frame's keyboard shortcuts, which load after its first paint: opens the list of shortcuts and closes it again. */
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
