import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { dealPage } from '../support/dealPage.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

/** Some ten seconds for each strategy where nothing else runs. */
const busyMachineMs = 300_000;

/** Of each strategy: the figures of its verdict, what the PDF says of it, and what would be of another strategy. */
const strategies = [
  {
    id: 'brrrr',
    named: 'buy, refurbish, refinance, rent',
    figures: ['moneyLeftIn', 'monthlyCashFlow', 'cashOnCash', 'yieldOnCost'],
    says: /refinance and the cash left in/i,
    not: /Net yield/,
  },
  {
    id: 'flip',
    named: 'buy, refurbish, sell',
    figures: ['profit', 'profitOnCost', 'roi', 'cashIn'],
    says: /Break-even sale price/,
    not: /yield|Rent a year/i,
  },
  {
    id: 'hmo',
    named: 'house in multiple occupation',
    figures: ['monthlyCashFlow', 'cashOnCash', 'netYield', 'cashNeeded'],
    says: /Break-even occupancy/,
    not: /Break-even rent/,
  },
  {
    id: 'serviced-accommodation',
    named: 'serviced accommodation',
    figures: ['monthlyCashFlow', 'breakEvenOccupancy', 'cashOnCash', 'cashNeeded'],
    says: /Nights booked a year/,
    not: /Break-even rent/,
  },
  {
    id: 'rent-to-rent',
    named: 'rent-to-rent',
    figures: ['monthlyCashFlow', 'cashOnCash', 'payback', 'cashNeeded'],
    says: /Profit over the lease/,
    not: /Net yield|Loan to value/,
  },
  {
    id: 'house-hack',
    named: 'live in, with a lodger',
    figures: ['savedPerMonth', 'netHousingCost', 'cashOnCash', 'cashNeeded'],
    says: /Rent a Room/,
    not: /Net yield|Break-even rent/,
  },
] as const;

/** The value alone of a figure of the verdict: "£212", "4.2 %". */
async function valueOf(page: Page, id: string): Promise<string> {
  const value = page.getByTestId(`figure-${id}`).first().locator('dd').first();
  return (await value.innerText())
    .replaceAll(/\s+/g, ' ')
    .replace(/ before .*/, '')
    .trim();
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('a deal under each strategy', () => {
  it(
    'is the same on its page, in the list, on the dashboard and in the PDF, and says nothing of another strategy',
    async () => {
      const { origin } = product();
      const { page, context, complaints } = await newVisit(browser(), origin, { viewport: { width: 1440, height: 900 } });
      page.setDefaultTimeout(90_000);
      await typeDealIn(page, origin, '185k');
      const address = page.url();
      for (const { id, named, figures, says, not } of strategies) {
        await page.goto(address);
        await page.getByTestId('strategy-select').selectOption(id);
        await expect.poll(() => page.getByTestId('deal-subtitle').innerText(), { timeout: 30_000 }).toContain(named);
        const verdict = plain(await page.getByTestId('verdict').innerText());
        const score = await dealPage(page).score();
        const values = await Promise.all(figures.map((figure) => valueOf(page, figure)));
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
        expect(Number(/\d+/.exec(await card.getByTestId('deal-card-score').innerText())?.[0])).toBe(score);
        expect(plain(await card.innerText())).toContain(verdict.slice(0, 40));
        await page.goto(`${origin}/dashboard`);
        await page.getByTestId('best-deal').first().waitFor();
        expect(plain(await page.getByTestId('best-deal').first().innerText())).toContain(String(score));
      }
      await context.close();
      expect(complaints.errors).toEqual([]);
    },
    busyMachineMs,
  );
});
