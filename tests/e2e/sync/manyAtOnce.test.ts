import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { dealOf } from '../../support/deals.ts';
import { diagnosisOf, eventually, newPerson, synced } from '../support/devices.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const some = (from: number): readonly Deal[] => Array.from({ length: 600 }, (_, n) => dealOf(from + n));

/** Writes all of them at once, as an import does. */
async function add(page: Page, deals: readonly Deal[]): Promise<void> {
  const added = await page.evaluate(async (made) => {
    type Seeding = { readonly seedDeals: (deals: readonly Deal[]) => Promise<number> };
    const { __diag: diagnose } = globalThis as unknown as { readonly __diag: () => Promise<Seeding> };
    return (await diagnose()).seedDeals(made);
  }, deals);
  expect(added).toBe(deals.length);
}

describe('hundreds of deals added at once', () => {
  it('can be changed by another tab while they wait, and reach the server with both tabs’ changes', async () => {
    const { first } = await newPerson(browser(), product().origin);
    const { page, context } = first;
    const other = await context.newPage();
    await other.goto(`${product().origin}/deals`);
    await other.getByTestId('deal-card').first().waitFor();
    await context.setOffline(true);
    const deals = some(0);
    await add(page, deals);
    const { id } = deals.at(-1) ?? { id: '' };
    await other.goto(`${product().origin}/deals/${id}`);
    await other.getByTestId('stage-select').first().selectOption('offer');
    const stageIn = (on: Page): Promise<unknown> =>
      on.evaluate(`window.__diag().then(({ readDeal }) => readDeal('${id}')).then((deal) => deal.stage)`);
    await eventually(() => stageIn(page)).toBe('offer');
    expect(await diagnosisOf(page)).toMatchObject({ dealCount: 601, pending: 600 });
    await context.setOffline(false);
    await synced(page);
    expect(await diagnosisOf(page)).toMatchObject({ dealCount: 601, pending: 0, parked: 0 });
    expect(await stageIn(other)).toBe('offer');
    await other.close();
    // If the tab is closed right afterwards, all of them are still stored.
    await context.setOffline(true);
    await add(page, some(600));
    const next = await context.newPage();
    await page.close();
    await context.setOffline(false);
    await next.goto(`${product().origin}/deals`);
    await next.getByTestId('deal-card').first().waitFor();
    await synced(next);
    expect(await diagnosisOf(next)).toMatchObject({ dealCount: 1_201, pending: 0, parked: 0 });
  });
});
