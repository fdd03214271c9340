import { describe, expect, it } from 'vitest';
import { sampleFlat } from '../../support/listingSamples.ts';
import { newVisit, type Visit } from '../support/browser.ts';
import { dealOn, diagnosisOf, eventually, newPerson, nextDevice, openFirstDeal, signIn, synced } from '../support/devices.ts';
import { stage } from '../support/stage.ts';
import { setOff, turnClock } from '../support/wrongClock.ts';
import { wallTime } from '../../support/realClock.ts';

const { product, browser } = stage();

const hour = 3_600_000;

async function deviceWithClock(email: string, ms: number): Promise<Visit> {
  const { origin } = product();
  const visit = await newVisit(browser(), origin, { serviceWorkers: 'block' });
  await setOff(visit.context, ms);
  await signIn(visit.page, origin, email);
  await openFirstDeal(visit.page, origin);
  expect(await visit.page.evaluate<number>('clockOff()')).toBe(ms);
  await synced(visit.page);
  return visit;
}

const monthOf = (at: number): string => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at);

const usageOn = (visit: Visit) => visit.page.getByTestId('dashboard-usage').innerText();

const set = (visit: Visit, value: string) => visit.page.getByTestId('stage-select').first().selectOption(value);

describe('a device whose clock is wrong', () => {
  it('by hours or a year, or that jumps back, signs in, converges, and does not win forever', { timeout: 240_000 }, async () => {
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
      // The last change wins, whatever the clocks say.
      await set(right, 'viewing');
      await eventually(() => stageOf(wrong)).toBe('viewing');
      // An offline change also counts as older than later changes.
      await wrong.context.setOffline(true);
      await set(wrong, 'rejected');
      await eventually(() => stageOf(wrong)).toBe('rejected');
      if (off > 24 * hour) {
        // The clock jumps back while its change is still unsent.
        await turnClock(wrong.page, -off);
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
    // The device lowers timestamps that run ahead, so the server never refuses them.
    expect(refusals).toEqual([]);
    await right.context.close();
  });

  it('by a month does not count usage in the wrong month', { timeout: 120_000 }, async () => {
    const { origin } = product();
    const { email, first } = await newPerson(browser(), origin);
    const wrong = await deviceWithClock(email, 40 * 24 * hour);
    await wrong.page.goto(`${origin}/dashboard`);
    const month = monthOf(wallTime());
    expect(month).not.toBe(monthOf(wallTime() + 40 * 24 * hour));
    await eventually(() => usageOn(wrong)).toMatch(new RegExp(`^1 of .* used in ${month}$`));
    await wrong.page.goto(origin);
    await wrong.page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleFlat.id}`);
    await wrong.page.getByTestId('analyze-button').click();
    await wrong.page.getByTestId('run-item-score').first().waitFor();
    await wrong.page.goto(`${origin}/dashboard`);
    await eventually(() => usageOn(wrong)).toMatch(new RegExp(`^2 of .* used in ${month}$`));
    // The clock jumps back while the device is offline. The last answer is still shown, with its date.
    await wrong.page.getByRole('link', { name: 'Deals', exact: true }).first().click();
    await wrong.page.getByTestId('deal-card').first().waitFor();
    await wrong.context.setOffline(true);
    await turnClock(wrong.page, -40 * 24 * hour);
    await wrong.page.goBack();
    await eventually(() => usageOn(wrong)).toMatch(new RegExp(`^2 of .* used in ${month}$`));
    await eventually(() => wrong.page.getByTestId('dashboard-usage-of').innerText()).toContain(
      `Last updated ${new Date(wallTime()).getDate()} `,
    );
    await first.page.goto(`${origin}/dashboard`);
    await eventually(() => usageOn(first)).toMatch(new RegExp(`^2 of .* used in ${month}$`));
    await wrong.context.close();
    await first.context.close();
  });
});
