import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { evaluateLetting } from '../../../../src/core/pipeline/evaluateLetting.ts';
import { fullReport } from '../../../../src/core/pipeline/full/fullReport.ts';
import { rescoreDeals } from '../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { seekGoal } from '../../../../src/core/pipeline/risk/seekGoal.ts';
import { targetRules } from '../../../../src/core/score/checkRules.ts';
import { sampleJob, sampleOutcome } from '../../../support/dealFixtures.ts';

/** The first price after "at" in a sentence, in pounds; null if there is none. */
function priceIn(text: string | null | undefined): number | null {
  const [, price] = /\bat £([\d,]+)/i.exec(text ?? '') ?? [];
  return price === undefined ? null : pounds(price);
}

const pounds = (text: string): number => Number(text.replaceAll(/[£,]/g, ''));

/** £1,150 a month for a house at £185,000, whose repairs cost £1,850 a year whatever the offer. */
const short = { monthlyRent: fromMajor(1150) };

describe('the offer price', () => {
  it('keeps maintenance at a share of the asking price for a lower offer', () => {
    for (const price of [150_000, 200_000]) {
      const { runningCosts } = sampleOutcome({ overrides: { purchasePrice: fromMajor(price) } }).analysis;
      expect(runningCosts.find(({ id }) => id === 'maintenance')?.amount).toBe(fromMajor(1850));
    }
  });

  it('is £144,500 for the house at £185,000, not £150,545, because repairs do not fall with the offer', () => {
    // Net operating income: 13,800 − 796.15 voids − 1,560.46 − 431.25 − 250 − 128 − 1,850 maintenance = 8,784.14.
    // With price p: cash flow 8,784.14 − 75% × 5.44% p; cash 0.25 p + (0.07 p − 2,500) + 4,100 = 0.32 p + 1,600.
    // 8,784.14 − 0.0408 p ≥ 6% of (0.32 p + 1,600)  →  p ≤ 8,688.14 ÷ 0.06 = 144,802, rounded down to £500.
    expect(priceIn(sampleOutcome({ overrides: short }).report.verdict)).toBe(144_500);
  });

  it('meets every target, and an offer £1,500 higher misses one', () => {
    const overrides = fc.record({
      monthlyRent: fc.integer({ min: 700, max: 2500 }).map(fromMajor),
      deposit: fc.integer({ min: 15, max: 100 }).map(percent),
      mortgageRate: fc.integer({ min: 300, max: 800 }).map((hundredths) => percent(hundredths / 100)),
      maintenance: fc.integer({ min: 0, max: 20 }).map((tenths) => percent(tenths / 10)),
      refurbishment: fc.integer({ min: 0, max: 40_000 }).map(fromMajor),
      arrangementFeeAdded: fc.boolean(),
    });
    let offered = 0;
    fc.assert(
      fc.property(overrides, (given) => {
        const { offerPrice } = sampleOutcome({ overrides: given }).analysis.solves;
        if (offerPrice === null) return;
        offered += 1;
        const misses = (price: number): number => {
          const { report } = sampleOutcome({ overrides: { ...given, purchasePrice: fromMajor(price) } });
          return report.rulesAsked - report.rulesMet;
        };
        expect(offerPrice % 500_00).toBe(0);
        expect(misses(offerPrice / 100)).toBe(0);
        expect(misses(offerPrice / 100 + 1500)).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
    expect(offered).toBeGreaterThan(30);
  });

  it('does not change when entered as the purchase price', () => {
    const [listed, typed] = [short, { ...short, purchasePrice: fromMajor(144_500) }].map((overrides) => sampleOutcome({ overrides }));
    expect(typed?.analysis.solves.offerPrice).toBe(listed?.analysis.solves.offerPrice);
  });

  it('is the same in verdict, card, deal screen, PDF and goal seek', () => {
    const job = sampleJob({ overrides: short });
    const [outcome, full] = [evaluateLetting(job), fullReport(job)];
    if (!outcome.ok || !full.ok) throw new Error('The sample has no outcome');
    const { report } = outcome.outcome;
    const offer = priceIn(report.verdict);
    expect(offer).not.toBeNull();
    const [row] = rescoreDeals({ deals: [job.deal], profile: job.profile, today: job.today });
    expect(row?.ok === true && priceIn(row.verdict)).toBe(offer);
    const [onScreen] = report.solves;
    expect(pounds(onScreen?.value ?? '')).toBe(offer);
    const alone = onScreen?.behind ?? [];
    expect(alone).toHaveLength(targetRules.length);
    expect(Math.min(...alone.map(({ value }) => pounds(value.replace(' or less', ''))))).toBe(offer);
    expect(full.value.report.solves).toEqual(report.solves);
    const goals = full.value.report.tables.find(({ id }) => id === 'goals')?.rows ?? [];
    expect(goals.map(([target, price]) => [target, price?.replace('up to ', '')])).toEqual(
      alone.map(({ label, value }) => [label, value.replace(' or less', '')]),
    );
    const sought = targetRules.map(({ id }) => {
      const found = seekGoal(job, { vary: 'purchasePrice', figure: id, target: job.profile.targets[id] });
      return found.ok && found.value.answer.kind === 'reached' ? found.value.answer.value / 100 : null;
    });
    expect(sought).toEqual(alone.map(({ value }) => pounds(value.replace(' or less', ''))));
  });
});
