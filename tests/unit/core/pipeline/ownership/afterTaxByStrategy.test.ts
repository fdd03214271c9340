import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../../src/core/deal/profile.ts';
import { figureNumber } from '../../../../../src/core/engine/strategies/figures.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { afterTaxVerdict } from '../../../../../src/core/pipeline/afterTaxVerdict.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { evaluateStrategy } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import type { EvaluationJob, Outcome } from '../../../../../src/core/pipeline/outcome.ts';
import { ownershipForms } from '../../../../../src/core/pipeline/ownership/ownedJob.ts';
import { rescoreDeals } from '../../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';
import { owners, type Owner } from '../../../../../src/core/deal/owner.ts';

const held = ['brrrr', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const;

interface Asked extends Partial<Pick<Profile, 'owner' | 'basis' | 'tax'>> {
  readonly strategy?: OtherStrategy | 'buy-to-let';
  readonly inputs?: Readonly<Record<string, unknown>>;
}

function jobOf({ strategy = 'buy-to-let', inputs = {}, ...profile }: Asked): EvaluationJob {
  const job = sampleJob();
  const own = { inputs: { [strategy]: inputs } };
  return { ...job, deal: { ...job.deal, strategy, ...own }, profile: { ...job.profile, ...profile } };
}

function outcomeOf(asked: Asked): Outcome {
  const result = evaluateDeal(jobOf(asked));
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome;
}

const number = (outcome: Outcome, id: string): number => figureNumber(outcome.figures, id) ?? Number.NaN;

const rooms = (count: number, pounds: number) =>
  Array.from({ length: count }, (_, at) => ({
    label: `Room ${at + 1}`,
    monthlyRent: fromMajor(pounds),
    voidWeeks: 0,
    people: 1,
    squareMetres: 10,
  }));

/** An HMO that is simple to calculate by hand: five rooms at £600, no voids, interest only. */
const house = {
  purchasePrice: fromMajor(250_000),
  rooms: rooms(5, 600),
  mortgageKind: 'interest-only',
  mortgageRate: percent(6),
  deposit: percent(25),
};

describe('a strategy after its owner’s taxes', () => {
  it('taxes a higher-rate HMO landlord on the profit before interest, less a basic-rate credit for the interest', () => {
    const before = outcomeOf({ strategy: 'hmo', inputs: house });
    const after = outcomeOf({ strategy: 'hmo', inputs: house, owner: 'me', basis: 'after-tax', tax: { otherIncome: fromMajor(70_000) } });
    // Income of £36,000 less running costs is the profit. The year ends after 6 April 2027: a higher-rate payer's property income is taxed
    // at 42%, with a credit of 22% of the interest and fees.
    const profit = number(before, 'netOperatingIncome');
    const interest = 187_500_00 * 0.06;
    expect(number(before, 'annualCashFlow')).toBe(profit - interest);
    const fees =
      before.strategy === 'hmo' ? before.analysis.oneOffCosts.filter(({ id }) => id === 'arrangementFee' || id === 'brokerFee') : [];
    const financed = interest + fees.reduce((sum, { amount }) => sum + amount, 0);
    const tax = profit * 0.42 - financed * 0.22;
    expect(number(after, 'annualCashFlow')).toBeCloseTo(profit - interest - tax, -1);
    expect(after.figures.find(({ id }) => id === 'annualCashFlow')?.label).toBe('Annual cash flow after tax');
    expect(after.explanations['annualCashFlow']?.sources.map(({ url }) => url).join(' ')).toContain('http');
  });

  it('gives a buy-to-let the same figures as the general path for all strategies', () => {
    for (const owner of owners) {
      const job = jobOf({ owner, basis: 'after-tax' });
      const own = afterTaxVerdict(job, ownershipForms[owner]);
      const shared = evaluateStrategy({ job, strategy: 'buy-to-let', yours: {} });
      if (!own.ok || !shared.ok) throw new Error('One of the two has no figures');
      const { figures } = shared.value.analysis;
      expect(figureNumber(figures, 'annualCashFlow'), owner).toBe(own.value.figures.annualCashFlow);
      expect(figureNumber(figures, 'cashOnCash')).toBe(own.value.figures.cashOnCash);
      const { irr } = own.value.figures;
      expect(figureNumber(figures, 'irr')).toBeCloseTo(irr.kind === 'one' ? irr.rate : Number.NaN, 8);
    }
  });

  const anyIncome = fc.integer({ min: 0, max: 160_000 }).map((pounds) => fromMajor(pounds));
  const anyPrice = fc.integer({ min: 80_000, max: 500_000 }).map((pounds) => fromMajor(pounds));
  const anyOwner = fc.constantFrom<Owner>('me', 'joint', 'company');

  it.each(held)('never leaves more after tax than before tax, and refunds nothing for a loss: %s', (strategy) => {
    fc.assert(
      fc.property(anyIncome, anyPrice, fc.integer({ min: 300, max: 900 }), (otherIncome, purchasePrice, rent) => {
        const inputs =
          strategy === 'brrrr' || strategy === 'serviced-accommodation' ? { purchasePrice } : { purchasePrice, rooms: rooms(4, rent) };
        const before = outcomeOf({ strategy, inputs, owner: 'me' });
        const after = outcomeOf({ strategy, inputs, owner: 'me', basis: 'after-tax', tax: { otherIncome } });
        expect(number(after, 'annualCashFlow')).toBeLessThanOrEqual(number(before, 'annualCashFlow'));
        expect(after.basis).toBe('after-tax');
      }),
      { numRuns: 200 },
    );
  });

  it.each(held)('scores no worse at a lower price or lease rent, for any owner: %s', (strategy) => {
    const key = strategy === 'rent-to-rent' ? 'leaseRentPerMonth' : 'purchasePrice';
    const [from, to] = strategy === 'rent-to-rent' ? [500, 2_000] : [80_000, 400_000];
    fc.assert(
      fc.property(anyOwner, fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 30 }), (drawn, pounds, off) => {
        // A company cannot live in a home.
        const owner = strategy === 'house-hack' && drawn === 'company' ? 'me' : drawn;
        const at = (amount: number) =>
          outcomeOf({
            strategy,
            inputs: {
              [key]: minor(Math.round(amount) * 100),
              rooms: rooms(4, 550),
              refurbishment: fromMajor(10_000),
              afterRepairValue: fromMajor(300_000),
            },
            owner,
            basis: 'after-tax',
            tax: { otherIncome: fromMajor(45_000) },
          });
        expect(at(pounds * (1 - off / 100)).score.total).toBeGreaterThanOrEqual(at(pounds).score.total);
      }),
      { numRuns: 200 },
    );
  });

  it('compares the rules met before and after tax in the verdict, and shows the same in the list', () => {
    const job = jobOf({
      strategy: 'hmo',
      inputs: { ...house, purchasePrice: fromMajor(205_000) },
      owner: 'me',
      basis: 'after-tax',
      tax: { otherIncome: fromMajor(70_000) },
    });
    const single = evaluateDeal(job);
    const [row] = rescoreDeals({ deals: [job.deal], profile: job.profile, today: job.today });
    if (!single.ok || row?.ok !== true) throw new Error('One of the two has no figures');
    expect(single.outcome.report.verdict).toMatch(/Before tax it meets \d of the usual \d rules, and after tax it meets \d\.$/);
    expect(row.verdict).toBe(single.outcome.report.verdict);
    expect(row.marks.total).toBe(single.outcome.score.total);
    expect(single.outcome.report.basis).toBe('England, house in multiple occupation, after the tax of one owner');
  });

  it('marks the income as our example until the user enters their own', () => {
    const example = outcomeOf({ owner: 'me', basis: 'after-tax' }).report.warnings[0];
    expect(example).toMatch(/^After tax, assuming other income of £[\d,]+ a year \(our example\)\./);
    const own = outcomeOf({ owner: 'me', basis: 'after-tax', tax: { otherIncome: fromMajor(40_000) } }).report.warnings;
    expect(own.join(' ')).not.toContain('our example');
  });

  it('scores a buy-to-let in a list after tax like the deal itself, for every owner', () => {
    for (const owner of owners) {
      const job = jobOf({ owner, basis: 'after-tax' });
      const single = evaluateDeal(job);
      const [row] = rescoreDeals({ deals: [job.deal], profile: job.profile, today: job.today });
      if (!single.ok || row?.ok !== true) throw new Error('One of the two has no figures');
      expect(row.marks.total, owner).toBe(single.outcome.score.total);
      expect(row.figures.monthlyCashFlow).toBe(number(single.outcome, 'monthlyCashFlow'));
      expect(row.verdict).toBe(single.outcome.report.verdict);
    }
  });

  it('taxes each owner’s share of a joint flip’s profit, which is never more than for one owner', () => {
    const inputs = { afterRepairValue: fromMajor(300_000) };
    const alone = outcomeOf({
      strategy: 'flip',
      inputs,
      owner: 'me',
      tax: { otherIncome: fromMajor(60_000), partnerIncome: fromMajor(20_000) },
    });
    const both = outcomeOf({
      strategy: 'flip',
      inputs,
      owner: 'joint',
      tax: { otherIncome: fromMajor(60_000), partnerIncome: fromMajor(20_000) },
    });
    expect(number(alone, 'tax')).toBeGreaterThan(0);
    expect(number(both, 'tax')).toBeLessThan(number(alone, 'tax'));
    expect(number(both, 'profitBeforeTax')).toBe(number(alone, 'profitBeforeTax'));
  });
});
