import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { dealToBody } from '../../../src/data/collections/dealRecord.ts';
import { fromMajor } from '../../../src/core/kernel/money.ts';
import { hostileAddresses, hostileName, hostileTexts } from '../../fixtures/hostileText.ts';
import { syncDevice } from '../../integration/server/sync/syncDevice.ts';
import { terraceFacts } from '../../support/dealFixtures.ts';
import { dealOf, idOf } from '../../support/deals.ts';
import { newVisit, signUp, withServiceWorker } from '../support/browser.ts';
import { dealPage } from '../support/dealPage.ts';
import { synced, tokenOf } from '../support/devices.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const everything = hostileTexts.join(' ');

/** A deal with a hostile text in every text field, which no screen of ours could write. */
function hostileDeal(n: number): Deal {
  const text = hostileTexts[n % hostileTexts.length] ?? everything;
  const sound = dealOf(n);
  return {
    ...sound,
    facts: {
      ...terraceFacts,
      listingId: text,
      url: hostileAddresses[n % hostileAddresses.length] ?? null,
      propertyType: text,
      councilTaxBand: text,
      epcBand: text,
      address: everything,
      outcode: text,
      incode: text,
      agentName: text,
      imageUrls: [hostileAddresses[(n + 3) % hostileAddresses.length] ?? '', ...hostileAddresses],
      keyFeatures: hostileTexts,
      nearestStations: hostileTexts.map((name) => ({ name, miles: 1 })),
    },
    sources: { address: text, askingPrice: everything },
    warnings: [{ code: text, fact: null, message: everything }],
    // Without a valid postcode there is no rent estimate.
    inputs: { 'buy-to-let': { ...sound.inputs['buy-to-let'], monthlyRent: fromMajor(1_000) } },
    tags: { [hostileName]: true },
    viewing: { roof: { finding: 'fault', note: everything }, [hostileName]: { finding: null, note: text } },
  };
}

const row = (coll: string, id: string, doc: unknown) => ({ coll, id, mid: idOf(500), base: null, deleted: false, doc, clocks: {} });

async function pushAsAnotherDevice(page: Page, origin: string): Promise<void> {
  const device = syncDevice(origin, await tokenOf(page));
  const deals = [0, 1, 2, 3].map(hostileDeal);
  const at = deals[0]?.createdAt ?? 0;
  const item = { dealId: idOf(0), createdAt: at, updatedAt: at };
  const { body } = await device.push([
    ...deals.map((deal) => ({ ...row('deals', deal.id, dealToBody(deal)), mid: deal.mid })),
    row('notes', idOf(601), { ...item, text: everything }),
    row('scenarios', idOf(602), { ...item, name: hostileName, strategy: 'buy-to-let', inputs: { monthlyRent: 100_000 } }),
  ]);
  expect(body.results.map(({ status }) => status)).toEqual(Array(6).fill('applied'));
}

/** Navigates like a link inside the app, without reloading the page. */
const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** Every screen that shows a deal's texts, with a selector that is there once it is drawn. */
const places = (first: string, second: string): readonly (readonly [string, string])[] => [
  ['/dashboard', 'h1'],
  ['/deals', '[data-testid=deal-card]'],
  [`/deals?q=${encodeURIComponent(hostileName)}&tag=${encodeURIComponent(hostileName)}`, 'h1'],
  [`/deals?compare=${first},${second}`, '[data-testid=compare-table]'],
  ['/deals-v2', '[data-testid=bench-row], [data-testid=bench-list]'],
  ['/deals-v2?show=board', '[data-testid=board-card]'],
  ['/deals-v2?show=scatter', '[data-testid=bench-scatter]'],
  ...['overview', 'cash-flow', 'purchase', 'finance', 'tax', 'risk', 'strategies', 'assumptions', 'notes'].map(
    (tab) => [`/deals/${first}#${tab}`, '[data-testid=deal-title]'] as const,
  ),
  [`/deals/${first}?view=viewing`, '[data-testid=viewing-title]'],
  [`/deals/${first}?view=print&edition=full`, '[data-testid=printed-report]'],
  [`/simulator?deal=${first}`, 'h1'],
  ['/insights', 'h1'],
];

describe('hostile text in every field of records from another device', () => {
  it('runs nothing, contacts no other host, and leaves every screen usable', async () => {
    const { origin } = product();
    const { page, complaints, context } = await newVisit(browser(), origin, withServiceWorker);
    await page.addInitScript(() => {
      // Windows that the page opens are not followed.
      window.open = () => null;
    });
    await signUp(page, origin);
    await pushAsAnotherDevice(page, origin);
    await page.goto(`${origin}/deals`);
    await expect.poll(() => page.getByTestId('deal-card').count()).toBe(4);
    await synced(page);

    for (const [path, shown] of places(idOf(0), idOf(1))) {
      await goInside(page, path);
      await page.locator(shown).first().waitFor();
      const links = await page
        .locator('a[href], img[src], iframe')
        .evaluateAll((found) => found.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? each.tagName));
      expect(
        // One of our own links may contain the text as a search term.
        links.filter((link) => !/^\/(?!\/)/.test(link) && /evil|script:|^data:text|IFRAME/i.test(link)),
        path,
      ).toEqual([]);
    }

    // Other places that show the text: the message after binning, the palette and the PDF.
    await goInside(page, '/deals');
    await page.getByTestId('bench-search').fill(hostileName);
    await page.getByTestId('bench-search').fill('');
    await page.getByTestId('select-mode').click();
    await page.getByTestId('deal-select').first().check();
    await page.getByTestId('bulk-bin').first().click();
    await expect.poll(() => page.getByTestId('deal-card').count()).toBe(3);
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette-input').fill('img');
    await page.getByTestId('palette-item').first().waitFor();
    await page.keyboard.press('Escape');
    await goInside(page, `/deals/${idOf(2)}`);
    await page.getByTestId('deal-score').first().waitFor();
    const { text } = await dealPage(page).pdfText();
    expect(text).toContain('onerror');
    expect(await page.getByTestId('input-monthlyRent').first().isEditable()).toBe(true);

    expect(await page.evaluate('globalThis.__xss')).toBeUndefined();
    expect(complaints).toEqual({ violations: [], errors: [], foreignRequests: [] });
    await context.close();
  });
});
