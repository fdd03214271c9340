import type { Locator, Page } from 'playwright';
import { startStopwatch } from '../../bench/stopwatch.ts';

/** The actions a newcomer needed, and how long they took on this machine. */
export interface Effort {
  readonly presses: number;
  readonly fields: number;
  /** Files dropped and pages pasted. */
  readonly drops: number;
  readonly seconds: number;
}

/** A newcomer on a page: performs each action as a user would and counts it. */
export interface Newcomer {
  readonly press: (target: Locator) => Promise<void>;
  readonly fill: (target: Locator, text: string) => Promise<void>;
  /** Drops a saved page in the middle of the window. */
  readonly drop: (name: string, html: string) => Promise<void>;
  /** Pastes a text at the focus. */
  readonly paste: (text: string) => Promise<void>;
  /** The counts so far; resets them to zero. */
  readonly effort: () => Effort;
}

/** Counts from now on. */
export function newcomer(page: Page): Newcomer {
  let [presses, fields, drops, seconds] = [0, 0, 0, startStopwatch()];
  return {
    press: async (target) => {
      presses += 1;
      await target.click();
    },
    fill: async (target, text) => {
      fields += 1;
      await target.fill(text);
    },
    drop: async (name, html) => {
      drops += 1;
      await page.evaluate(dropPage, { name, html });
    },
    paste: async (text) => {
      drops += 1;
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('Control+V');
    },
    effort: () => {
      const took = { presses, fields, drops, seconds: seconds() };
      [presses, fields, drops, seconds] = [0, 0, 0, startStopwatch()];
      return took;
    },
  };
}

/** Runs in the page: dispatches the events for dragging a file over it and dropping it. */
function dropPage({ name, html }: { readonly name: string; readonly html: string }): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([html], name, { type: 'text/html' }));
  for (const type of ['dragenter', 'dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}
