import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sampleHouse } from '../support/listingSamples.ts';
import { newVisit, signIn, signUp } from './support/browser.ts';
import { dealOn, diagnosisOf } from './support/devices.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

const stageOf = async (page: Page, id: string) => (await dealOn(page, id))?.['stage'];

describe('two devices of one user', () => {
  it('have the same deals, and show each other’s edits without a reload', async () => {
    const { origin } = product();
    const first = await newVisit(browser(), origin);
    const email = await signUp(first.page, origin);
    await first.page.goto(origin);
    await first.page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
    await first.page.getByTestId('analyze-button').click();
    await first.page.getByTestId('run-item-score').first().waitFor();
    await first.page.goto(`${origin}/deals`);
    await first.page.getByTestId('deal-card').first().waitFor();
    await expect.poll(async () => (await diagnosisOf(first.page)).lastSync, { timeout: 20_000 }).not.toBeNull();
    await expect.poll(async () => (await diagnosisOf(first.page)).pending, { timeout: 20_000 }).toBe(0);

    const second = await newVisit(browser(), origin);
    await signIn(second.page, origin, email);
    await second.page.goto(`${origin}/deals`);
    await second.page.getByTestId('deal-card').first().waitFor();
    const differ = async () => (await diagnosisOf(first.page)).stateHash !== (await diagnosisOf(second.page)).stateHash;
    await expect.poll(differ).toBe(false);

    await second.page.getByTestId('deal-card').first().click();
    await second.page.getByTestId('stage-select').selectOption('offer');
    const id = /[0-9A-Z]{26}/.exec(second.page.url())?.[0] ?? '';
    await expect.poll(async () => stageOf(first.page, id), { interval: 50, timeout: 20_000 }).toBe('offer');
    await first.context.close();
    await second.context.close();
  });
});
