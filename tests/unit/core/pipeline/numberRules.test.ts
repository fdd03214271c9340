import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../../../src/core/deal/resolve/resolveInputs.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { createDealMeasures } from '../../../../src/core/engine/numbers/dealMeasures.ts';
import type { DealMeasures } from '../../../../src/core/engine/numbers/dealMeasures.ts';
import { dealNumbers } from '../../../../src/core/engine/numbers/dealNumbers.ts';
import { measureNumbers } from '../../../../src/core/engine/numbers/measureNumbers.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { capitalGainsFigures } from '../../../../src/core/market/uk/landlord/capitalGainsTax.ts';
import { marketIds } from '../../../../src/core/market/marketIds.ts';
import type { Place } from '../../../../src/core/market/rules.ts';
import { evaluateWithAfterTax } from '../../../../src/core/pipeline/evaluateWithAfterTax.ts';
import { numberRulesOf } from '../../../../src/core/pipeline/numberRules.ts';
import type { AfterTaxForm } from '../../../../src/core/report/afterTax/afterTax.ts';
import { sampleJob } from '../../../support/dealFixtures.ts';

interface Asked {
  readonly overrides: Partial<BuyToLetInputs>;
  readonly otherIncome: number;
  readonly place: Place;
}

/** The same deal and owner after tax, from the exact rules and from the numbers path. */
function bothWays({ overrides, otherIncome, place }: Asked): {
  readonly exact: AfterTaxForm;
  readonly numbers: DealMeasures;
  readonly held: number;
} {
  const market = marketIds[place];
  const tax = { residence: place, otherIncome: minor(otherIncome), withPartner: false };
  const job = { ...sampleJob({ overrides }), market, profile: { ...standardProfile, tax } };
  const result = evaluateWithAfterTax(job);
  const exact = result.ok ? result.outcome.afterTax?.forms[0] : undefined;
  if (!result.ok || exact === undefined) throw new Error('The sample has no result');
  const assumptions: BuyToLetInputs = assumptionsOf(result.outcome.inputs);
  const numbers = createDealMeasures(30);
  measureNumbers(dealNumbers(assumptions), numberRulesOf({ market, assumptions, tax, today: job.today }), numbers);
  return { exact, numbers, held: assumptions.holdYears };
}

const anyPlace = fc.constantFrom<Place>('england', 'northern-ireland', 'scotland', 'wales');
const step = (low: number, high: number): fc.Arbitrary<ReturnType<typeof percent>> =>
  fc.integer({ min: low * 100, max: high * 100 }).map((hundredths) => percent(hundredths / 100));
const anyOverrides = fc.record({
  purchasePrice: fc.integer({ min: 60_000, max: 900_000 }).map(fromMajor),
  linkedConsideration: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })).map(fromMajor),
  monthlyRent: fc.integer({ min: 300, max: 4000 }).map(fromMajor),
  buyer: fc.constantFrom('additional', 'main-home', 'first-time'),
  deposit: step(15, 100),
  mortgageRate: step(1, 9),
  priceGrowth: step(-3, 6),
  rentGrowth: step(0, 4),
  holdYears: fc.integer({ min: 1, max: 30 }),
  refurbishment: fc.integer({ min: 0, max: 40_000 }).map(fromMajor),
  // The numbers path does not count loan fees as first-year finance costs; the exact rules do.
  arrangementFee: fc.constant(minor(0)),
  brokerFee: fc.constant(minor(0)),
  mortgageKind: fc.constant('interest-only'),
}) as fc.Arbitrary<Partial<BuyToLetInputs>>;

describe('deal rules compiled for the numbers path', () => {
  it('match the exact tax on each year and the sale of an interest-only letting without loan fees, to the penny', () => {
    fc.assert(
      fc.property(anyPlace, anyOverrides, fc.integer({ min: 0, max: 18_000_000 }), (place, overrides, otherIncome) => {
        const { exact, numbers, held } = bothWays({ overrides, otherIncome, place });
        expect(numbers.cashNeeded).toBe(exact.before.cashNeeded);
        expect(numbers.transferTax).toBe(exact.before.transferTax);
        expect(Array.from(numbers.cashFlowAfterTax.slice(0, held))).toEqual(exact.taxed.years.map(({ netCash }) => netCash));
        expect(numbers.saleTax).toBe(exact.taxed.saleTax);
        expect(numbers.saleProceeds - numbers.saleTax).toBe(exact.taxed.saleCash);
        if (exact.irr.kind === 'one') expect(numbers.irrAfterTax).toBeCloseTo(exact.irr.rate, 6);
      }),
      { numRuns: 120 },
    );
  });

  it('differ from the exact result only by the tax on loan fees, which are a finance cost of the first year', () => {
    const fees = { arrangementFee: fromMajor(1500), brokerFee: fromMajor(500), arrangementFeeAdded: false } as const;
    const terms: Partial<BuyToLetInputs> = { monthlyRent: fromMajor(1400), mortgageKind: 'interest-only', holdYears: 2, ...fees };
    const { exact, numbers } = bothWays({ overrides: terms, otherIncome: 6_000_000, place: 'england' });
    expect(numbers.cashNeeded).toBe(exact.before.cashNeeded);
    // Both credits are given in full: 22% of £2,000 less tax in the exact result.
    expect((exact.taxed.years[0]?.netCash ?? 0) - (numbers.cashFlowAfterTax[0] ?? 0)).toBe(fromMajor(440));
    expect(numbers.cashFlowAfterTax[1]).toBe(exact.taxed.years[1]?.netCash);
  });

  it('stay within £2 a year of the exact result for a repayment loan', () => {
    fc.assert(
      fc.property(anyPlace, anyOverrides, (place, given) => {
        const { exact, numbers } = bothWays({ overrides: { ...given, mortgageKind: 'repayment' }, otherIncome: 3_500_000, place });
        for (const [at, { netCash }] of exact.taxed.years.entries())
          expect(Math.abs((numbers.cashFlowAfterTax[at] ?? NaN) - netCash)).toBeLessThanOrEqual(200);
      }),
      { numRuns: 40 },
    );
  });

  it('have no tax table if the deal has no owner', () => {
    const { personalTax } = numberRulesOf({
      market: 'GB-ENG',
      assumptions: { buyer: 'additional', ukResident: true, linkedConsideration: minor(0), holdYears: 10 },
      tax: null,
      today: isoDate('2026-11-20'),
    });
    expect(personalTax).toBeNull();
  });
});

describe('capital gains tax figures by day', () => {
  it.each([
    ['2024-04-05', { exempt: 6000, basicTo: 37_700, basicPercent: 18, higherPercent: 28 }],
    ['2024-04-06', { exempt: 3000, basicTo: 37_700, basicPercent: 18, higherPercent: 24 }],
    ['2026-11-20', { exempt: 3000, basicTo: 37_700, basicPercent: 18, higherPercent: 24 }],
  ] as const)('on %s', (day, figures) => {
    expect(capitalGainsFigures(isoDate(day))).toEqual(figures);
  });
});
