import { describe, expect, it } from 'vitest';
import { createDeal } from '../../../../../src/core/deal/createDeal.ts';
import type { Deal } from '../../../../../src/core/deal/deal.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { strategyIds, type StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { readPage } from '../../../../../src/core/listing/readListingPage.ts';
import { fullReport } from '../../../../../src/core/pipeline/full/fullReport.ts';
import type { EvaluationJob } from '../../../../../src/core/pipeline/outcome.ts';
import { americanCells, americanDay } from '../../../../support/americanDeals.ts';
import { lineIn, numberIn, outcomeOf, textsOf } from '../../../../support/spine/outcomes.ts';
import { idOf } from '../../../../support/deals.ts';
import { otherPage } from '../../../../support/listingOtherPages.ts';
import type { Basis } from '../../../../../src/core/deal/owner.ts';

const at = instant(Date.UTC(2026, 10, 20));

/** The house from a captured page, with nothing entered: a link alone gives a first answer. */
function captured(): Deal {
  const reading = readPage(otherPage('zillow'), { url: null, capturedAt: at });
  if (reading.kind !== 'listing') throw new Error(`Expected a listing, got ${reading.kind}`);
  return createDeal({ id: idOf(1), mid: idOf(2), at, reading, via: 'page', parserVersion: 1 });
}

const jobOf = (strategy: StrategyId, basis: Basis = 'before-tax'): EvaluationJob => ({
  deal: { ...captured(), strategy },
  profile: { ...standardProfile, basis },
  today: americanDay,
});

const totals: Readonly<Record<StrategyId, number>> = {
  'buy-to-let': 15,
  brrrr: 13,
  flip: 10,
  hmo: 10,
  'serviced-accommodation': 10,
  'rent-to-rent': 5,
  'house-hack': 20,
};

const britain = /£|stamp duty|SDLT|gas safety|council tax|Office for National Statistics|\bONS\b|postcode|(?<!New )England|United Kingdom/i;

describe('a captured page of a house in Dayton, Ohio, at $189,000', () => {
  it('is in Ohio, in dollars, with its county’s rent and American taxes', () => {
    const outcome = outcomeOf(jobOf('buy-to-let'));
    expect([outcome.market, outcome.currency, outcome.form]).toEqual(['US-OH', 'USD', 'strategy']);
    expect(outcome.inputs['purchasePrice']?.value).toBe(189_000_00);
    expect(outcome.inputs['monthlyRent']).toMatchObject({
      value: 1_651_00,
      provenance: { kind: 'estimate', currency: 'USD', method: expect.stringContaining('HUD Fair Market Rent for 3 bedrooms') as string },
    });
    const { oneOffCosts, runningCosts } = outcome.analysis;
    expect(lineIn(oneOffCosts, 'transferTax')).toBe(0);
    // 1.53% of the price, not the seller's bill of $4,121; twelve months of the listing's $85 HOA dues.
    expect(lineIn(runningCosts, 'propertyTax')).toBe(2_891_70);
    expect(lineIn(runningCosts, 'serviceCharge')).toBe(1_020_00);
    expect(numberIn(outcome, 'cashNeeded')).toBe(53_288_58);
    expect(outcome.report.title).toBe('3-bed single family, 9 Chandler Row');
    expect(outcome.report.subtitle).toBe('$189,000 · 1,420 sq ft · long-term rental');
    expect(outcome.report.area?.[0]).toContain('is the Fair Market Rent for the same number of bedrooms in Montgomery County');
  });

  it.each(americanCells.filter(({ owner }) => owner === 'me'))(
    '$strategy $basis: has a low score with reasons, and no British terms',
    ({ strategy, basis }) => {
      const outcome = outcomeOf(jobOf(strategy, basis));
      const { score, report } = outcome;
      if (basis === 'before-tax') expect(score.total).toBeCloseTo(totals[strategy], 0);
      expect(score.total).toBeLessThan(30);
      expect(score.band).toBe('avoid');
      for (const { reason } of score.criteria) expect(reason.length).toBeGreaterThan(5);
      expect(report.verdict).toMatch(/^Meets 0 of the \d usual rules for /);
      expect(textsOf(outcome).filter(([, text]) => britain.test(text))).toEqual([]);
    },
  );

  it.each(strategyIds)('%s: the full report covers goals, sensitivity and simulated chances', (strategy) => {
    const found = fullReport(jobOf(strategy));
    if (!found.ok) throw new Error(found.error.message);
    const { report, score } = found.value;
    const goals = report.tables.find(({ id }) => id === 'goals');
    expect(goals?.rows.length).toBeGreaterThanOrEqual(2);
    // Each rule can be reached through income, if not through the price.
    for (const [rule, , earned] of goals?.rows ?? [])
      expect([rule, earned]).toEqual([rule, expect.stringMatching(/^from (?:\$[\d,]+|[\d.]+)/)]);
    expect(report.tables.find(({ id }) => id === 'chances')?.rows.length).toBeGreaterThan(4);
    expect(report.depth?.tornado?.rows.length).toBeGreaterThanOrEqual(5);
    expect(report.depth?.risk[0]).toMatch(/^In half of 1,000 simulations .*\$/);
    expect(score.nextBand?.words).toMatch(/ points? to weak: an? .* or (?:less|more)/);
    expect(textsOf(found.value).filter(([, text]) => britain.test(text))).toEqual([]);
  });

  it('needs a lower price or a higher rent to reach the next band under BRRRR', () => {
    const found = fullReport(jobOf('brrrr'));
    if (!found.ok) throw new Error(found.error.message);
    expect(found.value.score.nextBand?.words).toBe(
      '12 points to weak: a purchase price of $123,000 or less, or a monthly rent of $2,501 or more, all else equal.',
    );
  });
});
