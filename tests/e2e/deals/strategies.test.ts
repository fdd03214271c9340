import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { benchPage } from '../support/benchPage.ts';
import { dealPage } from '../support/dealPage.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

/** Each strategy takes about ten seconds if nothing else runs. */
const busyMachineMs = 300_000;

/**
 * For each strategy: the figures in its verdict and in the insights, a text its PDF must contain, a text that would belong to another
 * strategy, and how the portfolio takes it over.
 */
const strategies = [
  {
    id: 'brrrr',
    named: 'buy, refurbish, refinance, rent',
    figures: ['moneyLeftIn', 'monthlyCashFlow', 'cashOnCash', 'yieldOnCost'],
    market: ['monthlyCashFlow', 'cashLeftIn'],
    says: /refinance and cash left in/i,
    not: /Net yield/,
    held: { is: true, says: 'the same as this property’s' },
  },
  {
    id: 'flip',
    named: 'buy, refurbish, sell',
    figures: ['profit', 'profitOnCost', 'roi', 'cashIn'],
    market: ['profit', 'profitOnCost'],
    says: /Break-even sale price/,
    not: /yield|Annual rent/i,
    held: { is: true, says: null },
  },
  {
    id: 'hmo',
    named: 'house in multiple occupation',
    figures: ['monthlyCashFlow', 'cashOnCash', 'netYield', 'cashNeeded'],
    market: ['grossYield', 'netYield'],
    says: /Break-even occupancy/,
    not: /Break-even rent/,
    held: { is: true, says: 'the same as this property’s' },
  },
  {
    id: 'serviced-accommodation',
    named: 'serviced accommodation',
    figures: ['monthlyCashFlow', 'breakEvenOccupancy', 'cashOnCash', 'cashNeeded'],
    market: ['grossYield', 'netYield'],
    says: /Nights booked per year/,
    not: /Break-even rent/,
    held: { is: true, says: 'the same as this property’s' },
  },
  {
    id: 'rent-to-rent',
    named: 'rent-to-rent',
    figures: ['monthlyCashFlow', 'cashOnCash', 'payback', 'cashNeeded'],
    market: ['monthlyCashFlow', 'cashOnCash'],
    says: /Profit over the lease/,
    not: /Net yield|Loan to value/,
    held: { is: false, says: 'You don’t buy a property in a rent-to-rent' },
  },
  {
    id: 'house-hack',
    named: 'live in, with a lodger',
    figures: ['savedPerMonth', 'netHousingCost', 'cashOnCash', 'cashNeeded'],
    market: ['monthlyCashFlow', 'cashNeeded'],
    says: /Rent a Room/,
    not: /Net yield|Break-even rent/,
    held: { is: false, says: 'The portfolio doesn’t yet support a home you live in' },
  },
] as const;

/** The value of a verdict figure, without its label: "£212", "4.2%". */
async function valueOf(page: Page, id: string): Promise<string> {
  const value = page.getByTestId(`figure-${id}`).first().locator('dd').first();
  return (await value.innerText())
    .replaceAll(/\s+/g, ' ')
    .replace(/ before .*/, '')
    .trim();
}

const columns = [
  'title',
  'score',
  'grossYield',
  'netYield',
  'monthlyCashFlow',
  'roi',
  'cashOnCash',
  'cashNeeded',
  'profit',
  'profitOnCost',
  'cashLeftIn',
  'breakEvenOccupancy',
] as const;

/** The column that shows a verdict figure; null for figures that only the verdict shows. */
function columnOf(figure: string): (typeof columns)[number] | null {
  const named = { moneyLeftIn: 'cashLeftIn', cashIn: 'cashNeeded' }[figure] ?? figure;
  return columns.find((column) => column === named) ?? null;
}

/** The table's columns by id, with the values of its only row. */
async function tableCells(page: Page, origin: string): Promise<Readonly<Record<string, string>>> {
  await page.goto(`${origin}/deals-v2?cols=${columns.join(',')}`);
  const cells = page.getByTestId('bench-row').first().locator('td[data-column]');
  // A row is drawn before its figures.
  await cells.and(page.locator('[data-column=score]')).filter({ hasText: /\d/ }).waitFor();
  return Object.fromEntries(
    await Promise.all(
      (await cells.all()).map(async (cell) => [await cell.getAttribute('data-column'), plain(await cell.innerText())] as const),
    ),
  );
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('a deal under each strategy', () => {
  it(
    'shows the same figures on its page, in lists, on the board, in charts, on the dashboard and in the PDF, and nothing from another strategy',
    async () => {
      const { origin } = product();
      const { page, context, complaints } = await newVisit(browser(), origin, { viewport: { width: 1440, height: 900 } });
      page.setDefaultTimeout(90_000);
      await typeDealIn(page, origin, '185k');
      const address = page.url();
      for (const { id, named, figures, market, says, not } of strategies) {
        await page.goto(address);
        await page.getByTestId('strategy-select').selectOption(id);
        await expect.poll(() => page.getByTestId('deal-subtitle').innerText(), { timeout: 30_000 }).toContain(named);
        // Waits for this strategy's figures first. Each strategy has a figure that the previous one lacks.
        const values = await Promise.all(figures.map((figure) => valueOf(page, figure)));
        const verdict = plain(await page.getByTestId('verdict').innerText());
        const score = await dealPage(page).score();
        const { text } = await dealPage(page).pdfText();
        expect(text, id).toMatch(says);
        expect(text, id).not.toMatch(not);
        for (const value of values) expect(text, id).toContain(value);

        await page.goto(`${origin}/deals`);
        const card = page.getByTestId('deal-card').first();
        await expect
          .poll(
            async () =>
              plain(
                await card
                  .locator('dl dd')
                  .allInnerTexts()
                  .then((all) => all.join('|')),
              ),
            { timeout: 30_000 },
          )
          .toBe(values.join('|'));
        const cardLabel = plain(await card.locator('dl dt').first().innerText());
        expect(Number(/\d+/.exec(await card.getByTestId('deal-card-score').innerText())?.[0])).toBe(score);
        // The card shows the number of rules met separately; the rest of the verdict is there in full.
        expect(plain(await card.innerText())).toContain(verdict.slice(-30));
        await page.goto(`${origin}/dashboard`);
        await page.getByTestId('best-deal').first().waitFor();
        await expect.poll(() => page.getByTestId('best-deal').first().innerText()).toContain(String(score));

        const cells = await tableCells(page, origin);
        expect(cells['score'], id).toContain(String(score));
        for (const [place, figure] of figures.entries()) {
          const column = columnOf(figure);
          if (column !== null) expect(cells[column], `${id}: ${figure}`).toBe(values[place]);
        }

        const bench = benchPage(page);
        const onBoard = await bench.boardCard();
        expect(onBoard, `${id}: board`).toContain(`· ${cardLabel} ${values[0]}`);
        expect(onBoard, `${id}: board`).toContain(String(score));
        const drawn = figures.flatMap((figure) => columnOf(figure) ?? []);
        for (const [across, up] of [drawn, [drawn[0], 'score'] as const]) {
          if (across === undefined || up === undefined) throw new Error(`${id} has fewer than two columns`);
          const shown = [cells[across], up === 'score' ? String(score) : cells[up]];
          const point = await bench.scatterPoint(across, up);
          expect(point.listed, `${id}: scatter list`).toBe(shown.join(' · '));
          expect(point.tabled, `${id}: scatter table`).toEqual(shown);
          for (const each of shown) expect(point.said, `${id}: scatter point`).toContain(each);
        }

        await page.goto(`${origin}/insights`);
        const ownMarket = page.getByRole('region', { name: 'Your market' });
        await ownMarket.waitFor();
        expect(
          await ownMarket
            .locator('dl dd')
            .allInnerTexts()
            .then((all) => all.slice(1, 3).map(plain)),
          `${id}: insights`,
        ).toEqual(market.map((column) => cells[column]));
        expect(plain(await ownMarket.innerText()), `${id}: insights`).toContain(`median score ${score}`);

        await page.goto(`${origin}/alerts`);
        await page.getByTestId('rule-new').click();
        await page.getByTestId('rule-kind').selectOption('score');
        await page.getByTestId('rule-scope').selectOption('strategy');
        await page.getByTestId('rule-strategy').selectOption(id);
        await page.getByTestId('rule-value').fill(String(score));
        await expect.poll(() => page.getByTestId('rule-trial').innerText()).toContain('would match 1 of your 1 deal in the rule’s scope');
        await page.getByTestId('rule-value').fill(String(score + 1));
        await expect
          .poll(() => page.getByTestId('rule-trial').innerText())
          .toContain('No matches yet among your 1 deal in the rule’s scope');
      }
      await context.close();
      expect(complaints.errors).toEqual([]);
    },
    busyMachineMs,
  );

  it(
    'is taken over into the portfolio according to its strategy, or says why it cannot be',
    async () => {
      const { origin } = product();
      const { page, context, complaints } = await newVisit(browser(), origin, { viewport: { width: 1440, height: 900 } });
      page.setDefaultTimeout(90_000);
      for (const { id, named, held } of strategies) {
        await typeDealIn(page, origin, '185k');
        await page.getByTestId('strategy-select').selectOption(id);
        await expect.poll(() => page.getByTestId('deal-subtitle').innerText(), { timeout: 30_000 }).toContain(named);
        await page.getByTestId('stage-select').selectOption('bought');
        await page.getByTestId('add-to-portfolio').click();
        if (!held.is) {
          await page.getByText(held.says).first().waitFor();
          continue;
        }
        await page.getByTestId('figure-equity').waitFor();
        if (held.says === null) expect(await page.getByTestId('against-deal').count(), id).toBe(0);
        else await expect.poll(() => page.getByTestId('against-deal').innerText(), { timeout: 30_000 }).toContain(held.says);
      }
      await context.close();
      expect(complaints.errors).toEqual([]);
    },
    busyMachineMs,
  );

  it('is evaluated for the owner chosen on it, and the other deals for the profile’s owner', async () => {
    const { origin } = product();
    const { page, context, complaints } = await newVisit(browser(), origin, { viewport: { width: 1440, height: 900 } });
    await typeDealIn(page, origin, '185k');
    await typeDealIn(page, origin, '118k');
    const verdict = page.getByTestId('verdict');
    const own = await verdict.innerText();
    await page.getByTestId('ownership-select').selectOption('company after-tax');
    await page.getByText('after the tax of a company').first().waitFor();
    await expect.poll(async () => plain(await verdict.innerText())).not.toBe(plain(own));
    const companys = plain(await verdict.innerText());
    const score = await dealPage(page).score();
    expect((await dealPage(page).pdfText()).text).toContain('after the tax of a company');
    await page.reload();
    await expect.poll(async () => plain(await verdict.innerText())).toBe(companys);
    await page.goto(`${origin}/deals`);
    const card = page.getByTestId('deal-card').filter({ hasText: '£118,000' });
    await expect.poll(async () => Number(/\d+/.exec(await card.getByTestId('deal-card-score').innerText())?.[0])).toBe(score);
    expect(await card.innerText()).toContain('Limited company, after tax');
    expect(await page.getByTestId('deal-card').filter({ hasText: '£185,000' }).innerText()).not.toContain('after tax');
    await card.click();
    await page.getByTestId('ownership-select').selectOption('profile');
    await expect.poll(async () => plain(await verdict.innerText())).toBe(plain(own));
    expect(complaints.errors).toEqual([]);
    await context.close();
  });

  it('is evaluated after the tax of one owner or of both when they live in it with a lodger, and says how the rent is taxed', async () => {
    const { origin } = product();
    const { page, context, complaints } = await newVisit(browser(), origin, { viewport: { width: 1440, height: 900 } });
    await typeDealIn(page, origin, '185k');
    await page.getByTestId('strategy-select').selectOption('house-hack');
    await expect.poll(() => page.getByTestId('deal-subtitle').innerText(), { timeout: 30_000 }).toContain('live in, with a lodger');
    for (const [choice, owner] of [
      ['me after-tax', 'one owner'],
      ['joint after-tax', 'joint owners'],
    ] as const) {
      await page.getByTestId('ownership-select').selectOption(choice);
      await page.getByText(`after the tax of ${owner}`).first().waitFor();
      const saved = await valueOf(page, 'savedPerMonth');
      const score = await dealPage(page).score();
      const { text } = await dealPage(page).pdfText();
      expect(text, owner).toContain(`after the tax of ${owner}`);
      expect(text, owner).toContain(saved);
      expect(text, owner).toMatch(/Lodgers’ rent is (within|above) the Rent a Room limit of £(7,500|3,750) a year/);
      expect(text, owner).toMatch(/private residence relief/i);
      const address = page.url();
      await page.goto(`${origin}/deals`);
      const card = page.getByTestId('deal-card').first();
      await expect.poll(async () => plain(await card.locator('dl dd').first().innerText()), { timeout: 30_000 }).toBe(saved);
      expect(Number(/\d+/.exec(await card.getByTestId('deal-card-score').innerText())?.[0])).toBe(score);
      await page.goto(address);
    }
    expect(complaints.errors).toEqual([]);
    await context.close();
  });
});
