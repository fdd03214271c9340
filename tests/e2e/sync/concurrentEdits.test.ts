import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { protocolHeader, protocolVersion, type PullAnswer } from '../../../src/core/protocol/syncCalls.ts';
import { dealPage } from '../support/dealPage.ts';
import { dealOn, diagnosisOf, eventually, newPerson, nextDevice, synced, tokenOf } from '../support/devices.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const conflictsOn = (page: Page) => page.getByTestId('sync-conflict');
const openSheet = (page: Page) => page.getByTestId('sync-details').first().click();
const conflictOf = (page: Page, words: RegExp) => conflictsOn(page).filter({ hasText: words });

/** Sends a change as another device of the user would. */
async function elsewhere(page: Page, change: (row: PullAnswer['rows'][number]) => object): Promise<void> {
  const { origin } = product();
  const headers = {
    authorization: `Bearer ${await tokenOf(page)}`,
    [protocolHeader]: String(protocolVersion),
    'content-type': 'application/json',
  };
  const pulled = (await (await fetch(`${origin}/sync/v1/pull?after=0`, { headers })).json()) as PullAnswer;
  const row = pulled.rows.find(({ coll }) => coll === 'deals');
  if (row === undefined) throw new Error('The server has no deal');
  const { version: _version, ...known } = row;
  const sent = { ...known, base: row.mid, mid: `${row.mid.slice(0, 20)}ABCDEF`, ...change(row) };
  const body = JSON.stringify({ device: 'elsewhere', rows: [sent] });
  const answer = await fetch(`${origin}/sync/v1/push`, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ results: [{ status: 'applied' }] });
}

describe('two devices of one user, changed while both are offline', () => {
  it('keep changes to different fields, pick one winner for the same field, and can undo that on either device', async () => {
    const { origin } = product();
    const { email, first, dealId } = await newPerson(browser(), origin);
    const second = await nextDevice(browser(), origin, email);
    const [one, two] = [first.page, second.page];
    const stored = async (page: Page) =>
      (await dealOn(page, dealId)) as { stage: string; inputs: { 'buy-to-let': Record<string, number> } };
    await first.context.setOffline(true);
    await second.context.setOffline(true);
    await dealPage(one).assume('monthlyRent', '1300');
    await dealPage(one).assume('voidWeeks', '5');
    await one.getByTestId('stage-select').first().selectOption('viewing');
    const ones = { stage: 'viewing', inputs: { 'buy-to-let': { monthlyRent: 130_000, voidWeeks: 5 } } };
    await eventually(() => stored(one)).toMatchObject(ones);
    await dealPage(two).assume('monthlyRent', '1450');
    await dealPage(two).assume('mortgageRate', '5.5');
    await two.getByTestId('stage-select').first().selectOption('offer');
    const twos = { stage: 'offer', inputs: { 'buy-to-let': { monthlyRent: 145_000, mortgageRate: 0.055 } } };
    await eventually(() => stored(two)).toMatchObject(twos);
    await first.context.setOffline(false);
    await synced(one);
    await second.context.setOffline(false);
    await synced(two);
    await eventually(async () => (await diagnosisOf(one)).stateHash).toBe((await diagnosisOf(two)).stateHash);

    // Both devices keep changes to different fields, and the later change to the same field.
    const merged = { stage: 'offer', inputs: { 'buy-to-let': { monthlyRent: 145_000, voidWeeks: 5, mortgageRate: 0.055 } } };
    await eventually(() => stored(one)).toMatchObject(merged);
    await eventually(() => stored(two)).toMatchObject(merged);

    // Both devices list both conflicts, by field with both values, whichever device merged them.
    for (const page of [one, two]) {
      await eventually(() => page.getByTestId('sync-badge').first().innerText()).toContain('Needs your choice');
      await openSheet(page);
      await eventually(() => conflictsOn(page).count()).toBe(2);
      const rent = conflictOf(page, /Monthly rent/);
      expect(await rent.getByTestId('conflict-kept').innerText()).toBe('£1,450');
      expect(await rent.getByTestId('conflict-lost').innerText()).toBe('£1,300');
      expect(await conflictOf(page, /Stage/).getByTestId('conflict-lost').innerText()).toBe('Viewing');
      await page.keyboard.press('Escape');
    }
    // The device that did not merge restores one lost value; the other keeps a winner. Neither conflict is shown again.
    await openSheet(one);
    await conflictOf(one, /Monthly rent/)
      .getByRole('button', { name: 'Use the other value' })
      .click();
    await eventually(() => conflictsOn(one).count()).toBe(1);
    await eventually(async () => (await stored(two)).inputs['buy-to-let']?.['monthlyRent']).toBe(130_000);
    await openSheet(two);
    await eventually(() => conflictsOn(two).count()).toBe(1);
    await conflictOf(two, /Stage/).getByRole('button', { name: 'Keep this value' }).click();
    await eventually(() => one.getByTestId('sync-badge').first().innerText()).toContain('Synced');
    await eventually(() => two.getByTestId('sync-badge').first().innerText()).toContain('Synced');
    await eventually(async () => (await diagnosisOf(one)).stateHash).toBe((await diagnosisOf(two)).stateHash);
    await first.context.close();
    await second.context.close();
  });

  it('keep a deal that one changed and the other deleted, show this on both, and can still delete it', async () => {
    const { origin } = product();
    const { email, first, dealId } = await newPerson(browser(), origin);
    const second = await nextDevice(browser(), origin, email);
    const [one, two] = [first.page, second.page];
    await first.context.setOffline(true);
    await dealPage(one).assume('monthlyRent', '1300');
    await eventually(async () => (await diagnosisOf(one)).pending).toBe(1);
    await elsewhere(two, ({ clocks }) => ({ deleted: true, doc: {}, clocks }));
    await eventually(async () => (await diagnosisOf(two)).dealCount).toBe(0);
    await first.context.setOffline(false);
    await synced(one);
    await eventually(
      async () => ((await dealOn(two, dealId)) as { inputs: { 'buy-to-let': object } } | null)?.inputs['buy-to-let'],
    ).toMatchObject({
      monthlyRent: 130_000,
    });
    for (const page of [one, two]) {
      await page.goto(`${origin}/deals`);
      await page.getByTestId('deal-card').first().waitFor();
      await openSheet(page);
      await eventually(() => conflictsOn(page).innerText()).toMatch(/Deleted on .*\d{4}, \d\d:\d\d\. Changed on .*The change was kept/s);
      expect(await conflictsOn(page).getByTestId('conflict-record').innerText()).toMatch(/Salford|M\d/);
    }
    await conflictsOn(two).getByRole('button', { name: 'Delete it' }).click();
    await eventually(async () => (await diagnosisOf(one)).dealCount).toBe(0);
    await eventually(async () => (await diagnosisOf(two)).dealCount).toBe(0);
    await eventually(() => one.getByTestId('deal-card').count()).toBe(0);

    // A device that still has the deal's last version shows when it was deleted elsewhere, and can restore it.
    await one.goto(`${origin}/deals/${dealId}`);
    await eventually(() => one.getByTestId('deal-deleted').innerText()).toMatch(/deleted on another device .*on \d+ \w+ \d{4}, \d\d:\d\d/);
    await one.getByTestId('bring-back').click();
    await one.getByTestId('deal-title').waitFor();
    await eventually(async () => (await diagnosisOf(two)).dealCount).toBe(1);
    await first.context.close();
    await second.context.close();
  });

  it('keep unknown fields that a newer app wrote', async () => {
    const { origin } = product();
    const { first, dealId } = await newPerson(browser(), origin);
    const { page } = first;
    const future = { walls: [{ id: 'w1', colour: 'green' }], depth: { of: 'thought' } };
    await elsewhere(page, ({ doc, clocks }) => ({ doc: { ...doc, fromTheFuture: future }, clocks }));
    await eventually(async () => (await dealOn(page, dealId))?.['fromTheFuture']).toEqual(future);
    await dealPage(page).assume('monthlyRent', '1375');
    await eventually(async () => ((await dealOn(page, dealId)) as { inputs: { 'buy-to-let': object } }).inputs['buy-to-let']).toMatchObject(
      { monthlyRent: 137_500 },
    );
    await synced(page);
    let onServer: unknown = null;
    await elsewhere(page, ({ doc, clocks }) => {
      onServer = doc;
      return { doc, clocks };
    });
    expect(onServer).toMatchObject({ fromTheFuture: future, inputs: { 'buy-to-let': { monthlyRent: 137_500 } } });
    await first.context.close();
  });
});
