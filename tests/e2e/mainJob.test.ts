import { beforeAll, describe, expect, it } from 'vitest';
import { rightmovePage } from '../support/listingPages.ts';
import { zooplaPage } from '../support/listingZooplaPages.ts';
import { sampleFlat, sampleHouse, sampleListings, sampleRental } from '../support/listingSamples.ts';
import { newVisit, readyOffline, signUp, type Visit, withServiceWorker } from './support/browser.ts';
import { dealPage } from './support/dealPage.ts';
import { ownStage } from './support/stage.ts';

const { product, browser } = ownStage();
let visit: Visit;
let dealUrl = '';

beforeAll(async () => {
  visit = await newVisit(browser(), product().origin, withServiceWorker);
});

const houseUrl = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
const flatUrl = `https://www.rightmove.co.uk/properties/${sampleFlat.id}`;

describe('the main job: a link becomes an analysed, scored, saved and printed deal', () => {
  it('asks a visitor to sign in before the analysis, signs a new user up, and continues with the link', async () => {
    const { page } = visit;
    await page.goto(product().origin);
    await page.getByTestId('url-input').fill(houseUrl);
    await page.getByText('Looks like Rightmove ✓').waitFor();
    await page.getByTestId('analyze-button').click();
    await page.getByText('Please sign in to analyze properties').first().waitFor();
    await page.waitForURL(/\/auth/);
    await signUp(page, product().origin);
    await page.getByText('Processing 1 properties from rightmove').waitFor();
    await page.waitForURL(/\/sync-progress\?rightmove=/);
  });

  it('reads the listing, shows the run, and puts the scored deal on the screen', async () => {
    const { page } = visit;
    await page.getByTestId('run-item-score').first().waitFor();
    await expect.poll(() => page.getByTestId('run-state').innerText()).toBe('Done: 1 property analysed');
    expect(
      product()
        .portal.requests()
        .map(({ path }) => path),
    ).toEqual([`/properties/${sampleHouse.id}`]);
    await page.getByTestId('run-item').first().getByRole('link').first().click();
    await page.waitForURL(/\/deals\/[0-9A-Z]{26}/);
    dealUrl = page.url();
    expect(await dealPage(page).score()).toBeGreaterThanOrEqual(0);
    await readyOffline(page);
  });

  it('saves the deal and makes a PDF with the same text as the screen', async () => {
    const { page } = visit;
    await page.getByTestId('save-deal').click();
    await page.getByTestId('save-deal').getByText(/saved/i).waitFor();
    const deal = dealPage(page);
    const { text, fileName } = await deal.pdfText();
    expect(fileName).toMatch(/\.pdf$/);
    expect(text).toContain(String(await deal.score()));
    expect(text).toContain('£185,000');
    expect(text).toContain(`rightmove.co.uk/properties/${sampleHouse.id}`);
    expect(text).toContain('Stamp duty land tax');
    expect(text).toContain((await page.getByTestId('verdict').first().innerText()).replaceAll(/\s+/g, ' ').slice(0, 40));
  });

  it('keeps working with the server down: reload, deep link, edit, PDF', async () => {
    const { page } = visit;
    await product().stopServer();
    await page.goto(dealUrl);
    const deal = dealPage(page);
    await page.getByTestId('deal-score').first().waitFor();
    const before = { score: await deal.score(), cashFlow: await deal.figure('monthlyCashFlow'), cover: await deal.figure('interestCover') };
    await deal.assume('monthlyRent', '£1,500');
    await expect.poll(() => deal.figure('monthlyCashFlow')).not.toBe(before.cashFlow);
    await expect.poll(() => deal.figure('interestCover')).not.toBe(before.cover);
    const after = await deal.figure('monthlyCashFlow');
    const { text } = await deal.pdfText();
    expect(text).toContain('£1,500');
    await page.reload();
    await expect.poll(() => deal.figure('monthlyCashFlow')).toBe(after);
  });

  it('reads a dropped page and a pasted source offline', async () => {
    const { page } = visit;
    await page.goto(`${product().origin}/deals`);
    await page.getByText('Upload a saved page').click();
    await page
      .getByTestId('page-file')
      .setInputFiles({ name: 'listing.html', mimeType: 'text/html', buffer: Buffer.from(rightmovePage(sampleFlat, { encoding: 'on' })) });
    await expect.poll(() => page.getByTestId('deal-card').count()).toBe(2);
    await expect.poll(() => page.getByTestId('deal-card-score').count()).toBe(2);
    await page.getByTestId('page-source').fill(zooplaPage(sampleRental, { shape: 'rsc' }));
    await page.getByTestId('page-submit').click();
    await expect.poll(() => page.getByTestId('deal-card').count()).toBe(3);
  });

  it('queues a link while the server is down, and analyses it when the server is back', async () => {
    const { page } = visit;
    const third = sampleListings.find(({ id }) => ![sampleHouse.id, sampleFlat.id, sampleRental.id].includes(id));
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${third?.id ?? 0}`);
    await page.getByTestId('analyze-button').click();
    await page.getByTestId('capture-waiting').first().waitFor();
    await page.reload();
    await page.getByTestId('capture-waiting').first().waitFor();
    await product().startServer();
    // The deal appears as soon as it is stored; its link leaves the queue once the deal is evaluated. If this fails, the queue and the sync
    // state show why.
    const shown = async () => ({
      cards: await page.getByTestId('deal-card').count(),
      queue: await page.getByTestId('capture-waiting').allInnerTexts(),
      standing: await page.getByTestId('sync-badge').allInnerTexts(),
    });
    await expect.poll(shown, { timeout: 120_000 }).toMatchObject({ cards: 4, queue: [] });
  });

  it('raised no policy violations or errors, and requested only pictures from foreign hosts', () => {
    expect(visit.complaints.violations).toEqual([]);
    expect(visit.complaints.errors).toEqual([]);
    expect(visit.complaints.foreignRequests.filter((url) => !/media\.rightmove\.co\.uk|zoocdn\.com/.test(url))).toEqual([]);
    expect(flatUrl).toContain('rightmove');
  });
});
