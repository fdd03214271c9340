import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureNumber } from '../../../../../src/core/engine/strategies/figures.ts';
import { addMonths, instant } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob } from '../../../../../src/core/pipeline/outcome.ts';
import { compareWithDeal } from '../../../../../src/core/pipeline/portfolio/compareWithDeal.ts';
import { holdingOfDeal } from '../../../../../src/core/pipeline/portfolio/holdingOfDeal.ts';
import { assessPortfolio } from '../../../../../src/core/portfolio/assessPortfolio.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';

type Values = Readonly<Record<string, unknown>>;

function planned(strategy: OtherStrategy, values: Values): EvaluationJob {
  const job = sampleJob();
  return { ...job, deal: { ...job.deal, strategy, inputs: { [strategy]: values } } };
}

const bought = (job: EvaluationJob) => holdingOfDeal({ job, boughtOn: job.today, at: instant(1_800_000_000_000) });

const pounds = (low: number, high: number) => fc.integer({ min: low, max: high }).map((amount) => fromMajor(amount));
const rooms = fc.array(
  fc.record({
    label: fc.constant('Room'),
    monthlyRent: pounds(300, 900),
    voidWeeks: fc.integer({ min: 0, max: 12 }),
    people: fc.constant(1),
    squareMetres: fc.constant(null),
  }),
  { minLength: 2, maxLength: 8 },
);

const drawn: Readonly<Record<'brrrr' | 'hmo' | 'serviced-accommodation', fc.Arbitrary<Values>>> = {
  brrrr: fc.record({
    purchasePrice: pounds(60_000, 400_000),
    refurbishment: pounds(0, 60_000),
    monthlyRent: pounds(400, 3_000),
    voidWeeks: fc.integer({ min: 0, max: 10 }),
  }),
  hmo: fc.record({ purchasePrice: pounds(80_000, 600_000), rooms, mortgageKind: fc.constantFrom('interest-only', 'repayment') }),
  'serviced-accommodation': fc.record({
    purchasePrice: pounds(80_000, 600_000),
    nightlyRate: pounds(40, 300),
    occupancy: fc.integer({ min: 20, max: 95 }).map((share) => percent(share)),
  }),
};

describe('a bought deal as a holding, for each strategy', () => {
  it.each(Object.keys(drawn) as readonly (keyof typeof drawn)[])(
    'earns in its first year of letting what the deal earns, to the pound: %s',
    (strategy) => {
      fc.assert(
        fc.property(drawn[strategy], (values) => {
          const job = planned(strategy, values);
          const [made, evaluated] = [bought(job), evaluateDeal(job)];
          if (!made.ok || !evaluated.ok) throw new Error('The deal has no figures');
          const [letFrom] = Object.values(made.value.tenancies).map(({ start }) => start);
          const question = { profile: job.profile, today: letFrom ?? job.today, years: 1, growth: {} };
          const [assessed] = assessPortfolio({ ...question, holdings: [{ id: 'one', item: made.value }] }).holdings;
          const held = Object.fromEntries(Object.values(assessed?.figures ?? {}).map(({ id, value }) => [id, Number(value)]));
          const { figures } = evaluated.outcome;
          // Rooms are vacant one at a time, and nightly income is recorded in twelve months.
          const near = (id: string, figure: string): void =>
            expect(Math.abs((held[id] ?? Number.NaN) - (figureNumber(figures, figure) ?? Number.NaN)), id).toBeLessThanOrEqual(100);
          near('runningCosts', 'operatingCosts');
          near('netOperatingIncome', 'netOperatingIncome');
          near('cashFlow', 'annualCashFlow');
        }),
        { numRuns: 200 },
      );
    },
  );

  it('draws the refinance loan when the works are done, and repays the first loan with it', () => {
    const job = planned('brrrr', { projectMonths: 6, refurbishment: fromMajor(20_000), afterRepairValue: fromMajor(260_000) });
    const made = bought(job);
    if (!made.ok) throw new Error(made.error.message);
    const { loans, tenancies, costs } = made.value;
    const ready = addMonths(job.today, 6);
    expect(loans['deal-bridge']).toMatchObject({ drawnOn: job.today, repaidOn: ready });
    expect(loans['deal-loan']).toMatchObject({ drawnOn: ready, repaidOn: null });
    expect(tenancies['deal-rent']?.start).toBe(ready);
    expect(costs['deal-works']).toMatchObject({ kind: 'works', per: 'once' });
  });

  it('has no tenancy for a home bought to sell', () => {
    const made = bought(planned('flip', {}));
    expect(made.ok && made.value.tenancies).toEqual({});
    const job = planned('flip', {});
    if (!made.ok) throw new Error(made.error.message);
    expect(compareWithDeal({ job, holding: made.value })).toMatchObject({ ok: false, error: { kind: 'not-covered' } });
  });

  it.each(['rent-to-rent', 'house-hack'] as const)('is refused for a strategy whose property is not bought to let: %s', (strategy) => {
    expect(bought(planned(strategy, {}))).toMatchObject({ ok: false, error: { kind: 'not-covered', keys: [] } });
  });

  it('is compared with its deal from the day it is let, after any works', () => {
    const job = planned('brrrr', { projectMonths: 6 });
    const made = bought(job);
    if (!made.ok) throw new Error(made.error.message);
    const compared = compareWithDeal({ job, holding: made.value });
    expect(compared).toMatchObject({ ok: true, value: { differences: [] } });
    expect(compared.ok && compared.value.words).toMatch(
      /^Once it is let, from 20 May 2027: the deal’s cash flow is .*, the same as this property’s\.$/,
    );
  });

  it('does not differ from its deal until the user changes it', () => {
    const job = planned('hmo', { rooms: [{ label: 'A', monthlyRent: fromMajor(500), voidWeeks: 0, people: 1, squareMetres: null }] });
    const made = bought(job);
    if (!made.ok) throw new Error(made.error.message);
    expect(compareWithDeal({ job, holding: made.value })).toMatchObject({ ok: true, value: { differences: [] } });
  });
});
