import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planBounds } from '../../../../../src/core/deal/plan/planEvent.ts';
import { parseDealPlan } from '../../../../../src/core/deal/plan/planSchema.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { evaluatePlan } from '../../../../../src/core/pipeline/plan/evaluatePlan.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import { anyUsualDeal } from '../../engine/numbers/anyDeal.ts';

type Bounds = readonly [low: number, high: number];

/** Either accepted bound, or a value in between, nearer the low end. */
const inside = ([low, high]: Bounds, isWhole: boolean): fc.Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(low, high),
    fc.integer({ min: 0, max: 1000 }).map((step) => {
      const value = low + (high - low) * (step / 1000) ** 3;
      return isWhole ? Math.round(value) : value;
    }),
  );
const month = fc.integer({ min: 1, max: 130 });
const money = inside(planBounds.money, true);
const rise = inside(planBounds.rent, true);
const share = inside(planBounds.rate, false);

const anyEvent = fc.oneof(
  fc.record({
    kind: fc.constant('refinancing'),
    month,
    loan: fc.oneof(fc.record({ amount: inside(planBounds.loan, true) }), fc.record({ loanToValue: inside(planBounds.loanToValue, false) })),
    rate: share,
    mortgageKind: fc.constantFrom('repayment', 'interest-only'),
    termMonths: inside(planBounds.month, true),
    arrangementFee: money,
    arrangementFeeAdded: fc.boolean(),
    earlyRepaymentCharge: share,
    legalFees: money,
    maxLoanToValue: fc.constantFrom(0.75, 1),
    minInterestCover: fc.constantFrom(0.5, 1.45),
    stressRate: fc.constantFrom(0.01, null),
  }),
  fc.record({ kind: fc.constant('rate-change'), month, rate: share }),
  fc.record({ kind: fc.constant('rent-review'), month, rent: fc.oneof(fc.record({ amount: rise }), fc.record({ by: share })) }),
  fc.record({ kind: fc.constant('empty-period'), month, months: inside(planBounds.emptyMonths, true), councilTaxPerMonth: rise }),
  fc.record({
    kind: fc.constant('lease-extension'),
    month,
    premium: money,
    legalCosts: money,
    yearsAdded: inside(planBounds.leaseYears, true),
    valueUplift: money,
  }),
  fc.record({
    kind: fc.constant('energy-works'),
    month,
    cost: money,
    bandReached: fc.constantFrom('A', 'C', 'D', 'G'),
    monthlyRentRise: rise,
    valueUplift: money,
  }),
  fc.record({ kind: fc.constant('one-off'), month, cost: money, label: fc.constant('Work'), monthlyRentRise: rise, valueUplift: money }),
);

describe('any plan at all', () => {
  it('ends in a complete outcome or a named refusal, never in an exception or an invalid number', () => {
    fc.assert(
      fc.property(
        anyUsualDeal,
        fc.array(anyEvent, { maxLength: 5 }),
        fc.record({
          held: fc.integer({ min: 1, max: 160 }),
          market: fc.constantFrom(...Object.values(marketIds)),
          tenure: fc.constantFrom('freehold' as const, 'leasehold' as const, null),
          epcBand: fc.constantFrom('D', 'c', 'none', null),
          leaseYearsRemaining: fc.constantFrom(5, 82, null),
        }),
        (overrides, events, { held, market, ...facts }) => {
          // One plan in ten keeps events after its end.
          const asked = held % 10 === 0 ? events : events.filter((event) => event.month <= held);
          const plan = parseDealPlan({ heldMonths: held, events: asked });
          if (!plan.ok) throw new Error(plan.error);
          const result = evaluatePlan({ job: { ...sampleJob({ overrides, facts }), market }, plan: plan.value });
          expect(JSON.stringify(result)).not.toMatch(/NaN|undefined|Infinity/);
          expect(structuredClone(result)).toEqual(result);
          if (!result.ok) {
            expect('words' in result.error && result.error.words.length).toBeGreaterThan(20);
            return;
          }
          expect(result.value.plan.events).toHaveLength(asked.length);
        },
      ),
      { numRuns: 120 },
    );
  });
});
