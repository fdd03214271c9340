import { afterAll, describe, expect, it } from 'vitest';
import { machine } from '../../../scripts/bench/machine.ts';
import { writeResult } from '../../../scripts/bench/writeResult.ts';
import type { BenchLine } from '../../bench/line.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse, sampleListings } from '../../support/listingSamples.ts';
import { wallTime } from '../../support/realClock.ts';
import { newVisit, password, readyOffline, withServiceWorker } from '../support/browser.ts';
import { newcomer, type Effort } from '../support/newcomer.ts';
import { ownStage } from '../support/stage.ts';

/** The link as many people would paste it, and the page it leads to. */
const house = { ...sampleHouse, id: 190000777 };
const link = `https://www.rightmove.co.uk/properties/${house.id}`;
const source = rightmovePage(house, { encoding: 'on' });

const { product, browser } = ownStage({ listings: [house, ...sampleListings] });

const efforts = new Map<string, Effort>();
/** The test asserts the counts. Seconds depend on the machine and are only recorded. */
function keep(name: string, effort: Effort): Omit<Effort, 'seconds'> {
  efforts.set(name, effort);
  const { seconds: _, ...counts } = effort;
  return counts;
}

afterAll(() => {
  const lines = [...efforts].map(([name, { presses, fields, drops, seconds }]): BenchLine => ({
    name: `${name}: ${presses} presses, ${fields} fields, ${drops} drops`,
    value: seconds,
    unit: 's',
  }));
  for (const { name, value, unit } of lines) console.info(`${name}, ${value} ${unit}`);
  if (process.env['NEWCOMER_RESULT'] === undefined) return;
  const root = process.cwd();
  writeResult(
    root,
    { at: new Date(wallTime()).toISOString(), machine: machine(root), lines: { newcomer: lines }, failed: {} },
    '-newcomer',
  );
});

describe('a newcomer without an account, from the landing page to their first scored deal', () => {
  it('enters it by hand with two presses and four fields, then makes a lender’s PDF and sees what to offer', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin);
    await page.goto(product().origin);
    const person = newcomer(page);
    await person.press(page.getByRole('link', { name: 'Enter a deal yourself' }));
    const address = page.getByTestId('manual-address');
    await address.waitFor();
    await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
    await person.fill(address, 'Example Street, Salford M6 5ZZ');
    await person.fill(page.getByTestId('manual-price'), '118k');
    await person.fill(page.getByTestId('manual-rent'), '1050');
    await person.fill(page.getByTestId('manual-bedrooms'), '3');
    await person.press(page.getByTestId('manual-submit'));
    await page.getByTestId('deal-score').first().waitFor();
    expect(keep('typed', person.effort())).toEqual({ presses: 2, fields: 4, drops: 0 });
    await page.getByTestId('next-step').getByText('add a second deal to compare').waitFor();

    await page.getByRole('heading', { name: 'What would make it work' }).waitFor();
    await page.getByText('Maximum price', { exact: false }).first().waitFor();
    expect(keep('what should I offer', person.effort())).toEqual({ presses: 0, fields: 0, drops: 0 });

    await person.press(page.getByTestId('report-options'));
    await person.press(page.getByTestId('report-edition-lender'));
    const downloading = page.waitForEvent('download');
    await person.press(page.getByTestId('report-make'));
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    expect(keep('the lender’s PDF', person.effort())).toEqual({ presses: 3, fields: 0, drops: 0 });

    // Going back leads to the list, not to the form.
    await page.keyboard.press('Escape');
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('deal-card').waitFor();
    await page.getByTestId('deal-card').getByRole('link').click();
    await page.getByRole('button', { name: 'Don’t suggest next steps again' }).click();
    await expect.poll(() => page.getByTestId('next-step').count()).toBe(0);
    await context.close();
    expect(complaints).toMatchObject({ violations: [], errors: [] });
  });

  it('drops a saved page on the landing page before it is hydrated, and sees the result there', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin);
    await page.mainFrame().goto(product().origin);
    const person = newcomer(page);
    await person.drop('house.html', source);
    const result = page.getByTestId('page-result');
    await result.getByTestId('read-score').waitFor();
    await expect.poll(() => result.innerText()).toMatch(/£185,000[\s\S]+rules?[\s\S]+Open deal/);
    expect(keep('dropped', person.effort())).toEqual({ presses: 0, fields: 0, drops: 1 });
    await person.press(result.getByRole('link', { name: 'Open deal' }));
    await page.getByTestId('deal-score').first().waitFor();
    await page.getByTestId('next-step').getByText('check the rent').waitFor();

    // This works from any other screen too. For a file that is not a page, the app shows what to do, and nothing is lost.
    await page.goto(`${product().origin}/portfolio`);
    await person.drop('house.mhtml', source);
    await page.waitForURL(/\/deals#received$/);
    await page.getByTestId('page-result').getByText('Save it as “Web page, HTML only”').waitFor();
    await context.close();
    expect(complaints).toMatchObject({ violations: [], errors: [] });
  });

  it('pastes the page’s source anywhere', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await page.goto(product().origin);
    const person = newcomer(page);
    await person.paste(source);
    await page.getByTestId('page-result').getByTestId('read-score').waitFor();
    expect(keep('pasted source', person.effort())).toEqual({ presses: 0, fields: 0, drops: 1 });
    await context.close();
  });

  it('shares the page with the installed app', async () => {
    const { page, context } = await newVisit(browser(), product().origin, withServiceWorker);
    await page.goto(`${product().origin}/deals`);
    await readyOffline(page);
    const person = newcomer(page);
    const went = page.waitForURL(/\/deals#received$/);
    await page.evaluate(sharePage, source);
    await went;
    // Any site can post to a share target, so the page is read only once the user agrees.
    await person.press(page.getByTestId('inbox-read'));
    await page.getByTestId('page-result').getByTestId('read-score').waitFor();
    expect(keep('shared', person.effort())).toEqual({ presses: 1, fields: 0, drops: 0 });
    await context.close();
  });

  it('pastes a link, signs up for it, and the analysis continues', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await page.goto(product().origin);
    const person = newcomer(page);
    await person.fill(page.getByTestId('url-input'), link);
    await person.press(page.getByTestId('analyze-button'));
    await page.waitForURL(/\/auth/);
    await person.press(page.getByTestId('auth-switch'));
    await person.fill(page.getByTestId('auth-email'), `newcomer-${crypto.randomUUID()}@example.test`);
    await person.fill(page.getByTestId('auth-password'), password);
    await person.press(page.getByTestId('auth-submit'));
    await page.getByTestId('run-item-score').first().waitFor();
    expect(keep('linked, with a new account', person.effort())).toEqual({ presses: 3, fields: 3, drops: 0 });
    await context.close();
  });
});

/** Runs in the page: posts to the manifest's share target as the system would. */
function sharePage(html: string): void {
  const form = Object.assign(document.createElement('form'), { action: '/share', method: 'POST', enctype: 'multipart/form-data' });
  const picker = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
  const chosen = new DataTransfer();
  chosen.items.add(new File([html], 'house.html', { type: 'text/html' }));
  picker.files = chosen.files;
  form.append(picker);
  document.body.append(form);
  form.submit();
}
