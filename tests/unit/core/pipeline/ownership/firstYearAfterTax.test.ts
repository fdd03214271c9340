import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumptionsOf } from '../../../../../src/core/deal/resolve/resolveInputs.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { targetRules } from '../../../../../src/core/score/checkRules.ts';
import { afterTaxVerdict } from '../../../../../src/core/pipeline/afterTaxVerdict.ts';
import { computeOutcome } from '../../../../../src/core/pipeline/computeOutcome.ts';
import { createFirstYears } from '../../../../../src/core/pipeline/ownership/firstYearAfterTax.ts';
import { ownedJob } from '../../../../../src/core/pipeline/ownership/ownedJob.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

const drawn = fc.record({
  price: fc.integer({ min: 60_000, max: 900_000 }),
  rent: fc.integer({ min: 350, max: 4_500 }),
  deposit: fc.integer({ min: 0, max: 100 }),
  salary: fc.integer({ min: 0, max: 150_000 }),
  kind: fc.constantFrom('interest-only' as const, 'repayment' as const),
  connectedOccupier: fc.boolean(),
});

describe('the first year after tax, calculated alone', () => {
  it.each(['personal', 'joint', 'company'] as const)('has the same rule figures as the whole hold: %s', (form) => {
    fc.assert(
      fc.property(drawn, ({ price, rent, deposit, salary, kind, connectedOccupier }) => {
        const base = sampleJob({
          overrides: {
            purchasePrice: fromMajor(price),
            monthlyRent: fromMajor(rent),
            deposit: percent(deposit),
            mortgageKind: kind,
          },
        });
        const job = { ...base, profile: { ...base.profile, tax: { otherIncome: fromMajor(salary), connectedOccupier } } };
        const whole = afterTaxVerdict(job, form);
        const owned = ownedJob(job, form);
        const computed = owned.ok ? computeOutcome(owned.value.job) : owned;
        if (!whole.ok || !owned.ok || !computed.ok) throw new Error('A generated home has no figures');
        const assumptions = assumptionsOf(computed.value.inputs);
        const figures = createFirstYears(owned.value.job, form, assumptions)(assumptions);
        for (const { figure } of targetRules) expect([figure, figures?.[figure as never]]).toEqual([figure, whole.value.figures[figure]]);
      }),
      { numRuns: 200 },
    );
  });
});
