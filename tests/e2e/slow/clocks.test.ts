import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit, type Visit } from '../support/browser.ts';
import { dealOn, diagnosisOf, eventually, newPerson, nextDevice, openFirstDeal, signIn, synced } from '../support/devices.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const hour = 3_600_000;

/** Makes `Date` of a page or a worker run off by as much as was last told on the channel; plain script, put before all others. */
const skewed = (ms: number): string => `(() => {
  let off = ${ms};
  const Real = Date;
  new BroadcastChannel('test-clock').addEventListener('message', ({ data }) => (off = data));
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length === 0) super(Real.now() + off);
      else super(...given);
    }
    static now() {
      return Real.now() + off;
    }
  };
})();
`;

/** The clock of a whole device: pages and the workers that keep and send its data. */
async function setOff(context: BrowserContext, ms: number): Promise<void> {
  await context.addInitScript(skewed(ms));
  await context.route(/\/assets\/(data|evaluate)-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: skewed(ms) + (await response.text()) });
  });
}

async function deviceWithClock(email: string, ms: number): Promise<Visit> {
  const { origin } = product();
  const visit = await newVisit(browser(), origin, { serviceWorkers: 'block' });
  await setOff(visit.context, ms);
  await signIn(visit.page, origin, email);
  await openFirstDeal(visit.page, origin);
  const seen = await visit.page.evaluate(() => Date.now());
  expect(Math.abs(seen - Date.now() - ms)).toBeLessThan(60_000);
  await synced(visit.page);
  return visit;
}

const set = (visit: Visit, value: string) => visit.page.getByTestId('stage-select').first().selectOption(value);

describe('a device whose clock is wrong', () => {
  it('by hours or a year, or jumping back, signs in, converges, and does not win for ever', { timeout: 240_000 }, async () => {
    const { origin } = product();
    const { email, first, dealId } = await newPerson(browser(), origin);
    const right = await nextDevice(browser(), origin, email);
    await first.context.close();
    const stageOf = async (visit: Visit): Promise<unknown> => (await dealOn(visit.page, dealId))?.['stage'];
    const refusals: string[] = [];
    for (const off of [-6 * hour, 365 * 24 * hour]) {
      const wrong = await deviceWithClock(email, off);
      wrong.context.on('response', async (response) => {
        if (response.url().endsWith('/sync/v1/push')) refusals.push(...((await response.text().catch(() => '')).match(/"refused"/g) ?? []));
      });
      await set(wrong, 'offer');
      await eventually(() => stageOf(right)).toBe('offer');
      // Whoever changes it last wins, whatever the clocks say.
      await set(right, 'viewing');
      await eventually(() => stageOf(wrong)).toBe('viewing');
      // Also what was changed offline is older than what comes after it.
      await wrong.context.setOffline(true);
      await set(wrong, 'rejected');
      await eventually(() => stageOf(wrong)).toBe('rejected');
      if (off > 24 * hour) {
        // And back again, while its change still waits to be sent.
        await wrong.page.evaluate((back) => new BroadcastChannel('test-clock').postMessage(back), -off);
        await set(wrong, 'shortlisted');
        await eventually(() => stageOf(wrong)).toBe('shortlisted');
      }
      await wrong.context.setOffline(false);
      await synced(wrong.page);
      await set(right, 'bought');
      await synced(right.page);
      await eventually(() => stageOf(wrong)).toBe('bought');
      await eventually(async () => (await diagnosisOf(wrong.page)).stateHash).toBe((await diagnosisOf(right.page)).stateHash);
      await wrong.context.close();
    }
    // What runs ahead is lowered on the device; the server never had to refuse it.
    expect(refusals).toEqual([]);
    await right.context.close();
  });
});
