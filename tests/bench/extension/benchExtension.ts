import type { BrowserContext } from 'playwright';
import { launchExtended } from '../../e2e/extension/support.ts';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { searchAddress, searchPage, withMarkup } from '../../support/extension/portalPages.ts';
import { comparedLine } from '../compare.ts';
import type { BenchLine } from '../line.ts';

const rounds = 15;

/** A page as large as a portal's page of results with the data for the portal's own scripts. */
const page = withMarkup(
  searchPage,
  `<script type="application/json">${JSON.stringify({ filler: 'a home by the park '.repeat(30_000) })}</script>`,
);

/**
 * Measures the extension on a page of 25 results: from when the cards are there until each has a badge, compared with fetching and parsing
 * the page. Also measures the longest time the page was blocked, compared with the same page without the extension.
 */
export async function benchExtension(): Promise<readonly BenchLine[]> {
  const extended = await launchExtended();
  const plain = await launchBrowser();
  try {
    extended.serve(searchAddress, { body: page });
    const bare = await plain.newContext();
    await bare.route(/^https:/, (route) => route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: page }));
    const measured = { badges: [] as number[], load: [] as number[], with: [] as number[], without: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const ours = await visit(extended.context, true);
      measured.badges.push(ours.badges);
      measured.load.push(ours.load);
      measured.with.push(ours.busy);
      measured.without.push((await visit(bare, false)).busy);
    }
    return [
      comparedLine(
        { name: 'from cards on the page to 25 badges', referenceName: 'fetching and parsing the page', most: 3 },
        { ours: measured.badges, reference: measured.load },
      ),
      comparedLine(
        { name: 'the longest time the page was blocked', referenceName: 'the same page without the extension', most: 2 },
        { ours: measured.with, reference: measured.without },
      ),
    ];
  } finally {
    await extended.close();
    await plain.close();
  }
}

interface Measured {
  /** Milliseconds. */
  readonly badges: number;
  readonly load: number;
  readonly busy: number;
}

async function visit(context: BrowserContext, hasBadges: boolean): Promise<Measured> {
  const tab = await context.newPage();
  await tab.addInitScript(`${ticking}; globalThis.waitsForBadges = ${hasBadges};`);
  await tab.goto(searchAddress);
  const measured = await tab.evaluate<Measured>(untilBadges);
  await tab.close();
  return measured;
}

// Code for the page is text, because functions compiled by tsx do not run there.
const ticking = `
  globalThis.busy = 0;
  const channel = new MessageChannel();
  let last = performance.now();
  channel.port1.onmessage = () => {
    const now = performance.now();
    globalThis.busy = Math.max(globalThis.busy, now - last);
    last = now;
    channel.port2.postMessage(null);
  };
  channel.port2.postMessage(null)`;

const untilBadges = `new Promise((resolve) => {
  const [{ fetchStart, domContentLoadedEventStart: parsed }] = performance.getEntriesByType('navigation');
  const badges = () => document.querySelector('yardstick-panel')?.shadowRoot?.querySelectorAll('.badge:not([hidden])').length ?? 0;
  const look = () => {
    const now = performance.now();
    const isDone = globalThis.waitsForBadges ? badges() === 25 : now - parsed > 1000;
    if (isDone) resolve({ badges: now - parsed, load: parsed - fetchStart, busy: globalThis.busy });
    else setTimeout(look, 2);
  };
  look();
})`;
