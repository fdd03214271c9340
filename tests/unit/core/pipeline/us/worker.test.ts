import { describe, expect, it } from 'vitest';
import { strategyIds, type StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { zeroRate } from '../../../../../src/core/kernel/rate.ts';
import { afterTaxVerdict } from '../../../../../src/core/pipeline/afterTaxVerdict.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { evaluateAndJudge } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import { evaluateWithAfterTax } from '../../../../../src/core/pipeline/evaluateWithAfterTax.ts';
import { fullReport } from '../../../../../src/core/pipeline/full/fullReport.ts';
import type { EvaluateWorker } from '../../../../../src/core/pipeline/jobs.ts';
import { compareForDeal } from '../../../../../src/core/pipeline/mortgages/compareForDeal.ts';
import type { EvaluationGap, EvaluationJob } from '../../../../../src/core/pipeline/outcome.ts';
import { evaluatePlan } from '../../../../../src/core/pipeline/plan/evaluatePlan.ts';
import { compareWithDeal } from '../../../../../src/core/pipeline/portfolio/compareWithDeal.ts';
import { holdingOfDeal } from '../../../../../src/core/pipeline/portfolio/holdingOfDeal.ts';
import { assessRisk } from '../../../../../src/core/pipeline/risk/assessRisk.ts';
import { assessStrategyRisk } from '../../../../../src/core/pipeline/risk/assessStrategyRisk.ts';
import { chanceOfLoss } from '../../../../../src/core/pipeline/risk/chanceOfLoss.ts';
import { seekGoal } from '../../../../../src/core/pipeline/risk/seekGoal.ts';
import { seekStrategyGoal, type StrategyGoal } from '../../../../../src/core/pipeline/risk/seekStrategyGoal.ts';
import { sensitivityGrid } from '../../../../../src/core/pipeline/risk/sensitivityGrid.ts';
import { scoreCriteria } from '../../../../../src/core/pipeline/scoring/scoreCriteria.ts';
import { scoreMoves } from '../../../../../src/core/pipeline/scoring/scoreMoves.ts';
import { simulateStrategies } from '../../../../../src/core/pipeline/simulator/simulateStrategies.ts';
import { strategySensitivity } from '../../../../../src/core/pipeline/simulator/strategySensitivity.ts';
import { assessPortfolio } from '../../../../../src/core/portfolio/assessPortfolio.ts';
import { british, foreign } from '../../../../support/marketWords.ts';
import { americanCells, americanDay, americanJob } from '../../../../support/americanDeals.ts';
import { outcomeOf, withInputs } from '../../../../support/spine/outcomes.ts';
import type { Basis } from '../../../../../src/core/deal/owner.ts';

const at = instant(Date.UTC(2026, 10, 20));
const address = '9 Chandler Row, Dayton, OH 45402';

const jobOf = (strategy: StrategyId, basis: Basis = 'before-tax'): EvaluationJob =>
  americanJob({ state: 'OH', strategy, basis, price: 189_000, rent: 1_600, facts: { address, postalCode: '45402', yearBuilt: 1925 } });

const questionOf = (strategy: StrategyId, basis: Basis = 'before-tax') => ({ job: jobOf(strategy, basis), strategy, yours: {} });

function expectAmerican(answer: unknown): void {
  expect(foreign(answer, british)).toEqual([]);
  expect(structuredClone(answer)).toEqual(answer);
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly error?: unknown; readonly gap?: unknown };

/** The worker's questions that only apply to a British buy-to-let. */
const britishOnly: Readonly<Record<string, (job: EvaluationJob) => readonly Answer[]>> = {
  evaluateAfterTax: (job) => [evaluateWithAfterTax(job)],
  afterTaxVerdict: (job) => (['personal', 'joint', 'company'] as const).map((owner) => afterTaxVerdict(job, owner)),
  compareMortgages: (job) => [compareForDeal({ job, products: [], rateShift: zeroRate })],
  seekGoal: (job) => [seekGoal(job, { vary: 'purchasePrice', figure: 'netYield', target: 0.06 })],
  assessRisk: (job) => [assessRisk(job, { figure: 'monthlyCashFlow', paths: 100 })],
  twoWay: (job) => [
    sensitivityGrid(job, {
      figure: 'monthlyCashFlow',
      rows: { key: 'purchasePrice', values: [18_900_000] },
      columns: { key: 'monthlyRent', values: [160_000] },
    }),
  ],
  evaluatePlan: (job) => [evaluatePlan({ job, plan: { heldMonths: 60, events: [] } })],
};

/** The questions that apply to every strategy. */
const answered: Readonly<Record<string, (strategy: StrategyId, basis: Basis) => Answer>> = {
  evaluate: (strategy, basis) => evaluateDeal(jobOf(strategy, basis)),
  evaluateStrategy: (strategy, basis) => evaluateAndJudge(questionOf(strategy, basis)),
  scoreMoves: (strategy, basis) => scoreMoves(jobOf(strategy, basis)),
  strategySensitivity: (strategy, basis) =>
    strategySensitivity({ ...questionOf(strategy, basis), figure: 'monthlyCashFlow', rows: 'purchasePrice', columns: 'mortgageRate' }),
  seekStrategyGoal: (strategy, basis) =>
    seekStrategyGoal(questionOf(strategy, basis), { vary: 'purchasePrice', figure: headline[strategy], target: null }),
  assessStrategyRisk: (strategy, basis) => assessStrategyRisk(questionOf(strategy, basis), { futures: 100 }),
  chanceOfLoss: (strategy, basis) => chanceOfLoss(questionOf(strategy, basis)),
  fullReport: (strategy, basis) => fullReport(jobOf(strategy, basis)),
};

const headline: Readonly<Record<StrategyId, string>> = {
  'buy-to-let': 'monthlyCashFlow',
  brrrr: 'moneyLeftIn',
  flip: 'profit',
  hmo: 'cashOnCash',
  'serviced-accommodation': 'breakEvenOccupancy',
  'rent-to-rent': 'monthlyCashFlow',
  'house-hack': 'savedPerMonth',
};

/** Every function of the worker is in one of these lists. The compiler requires each new function to be listed here. */
const elsewhere: Readonly<
  Record<
    Exclude<
      keyof EvaluateWorker,
      | 'evaluateAfterTax'
      | 'afterTaxVerdict'
      | 'compareMortgages'
      | 'seekGoal'
      | 'assessRisk'
      | 'twoWay'
      | 'evaluatePlan'
      | keyof typeof tested
    >,
    true
  >
> = { readMortgages: true, readPage: true, tracePage: true };
const tested = {
  evaluate: 1,
  evaluateStrategy: 1,
  scoreMoves: 1,
  strategySensitivity: 1,
  seekStrategyGoal: 1,
  assessStrategyRisk: 1,
  chanceOfLoss: 1,
  fullReport: 1,
  simulateStrategies: 1,
  scoreCriteria: 1,
  holdingOfDeal: 1,
  compareWithDeal: 1,
  assessPortfolio: 1,
} as const;

/** The description of a goal’s answer. */
function words(strategy: StrategyId, goal: StrategyGoal): string {
  const sought = seekStrategyGoal(questionOf(strategy), goal);
  return sought.ok ? sought.value.words : sought.error.message;
}

/** Why a bought home cannot become a holding; null if it can. */
function refusalOf(strategy: StrategyId): EvaluationGap | null {
  const bought = holdingOfDeal({ job: jobOf(strategy), boughtOn: americanDay, at });
  return bought.ok ? null : bought.error;
}

describe('the worker’s questions about an American home', () => {
  it('are all tested here, except those that are not about a deal', () => {
    expect(Object.keys(elsewhere)).toEqual(['readMortgages', 'readPage', 'tracePage']);
    expect([
      ...Object.keys(answered),
      'simulateStrategies',
      'scoreCriteria',
      'holdingOfDeal',
      'compareWithDeal',
      'assessPortfolio',
    ]).toEqual(Object.keys(tested));
  });

  it.each(Object.entries(britishOnly))('%s is refused, because it is only for British lettings', (_, ask) => {
    for (const strategy of strategyIds)
      for (const answer of ask(jobOf(strategy)))
        expect(answer).toMatchObject({ ok: false, [answer.ok || answer.gap === undefined ? 'error' : 'gap']: { kind: 'not-calculated' } });
  });

  it.each(americanCells.filter(({ owner }) => owner === 'me'))(
    '$strategy $basis: every other question has an American answer',
    ({ strategy, basis }) => {
      for (const [name, ask] of Object.entries(answered)) {
        const answer = ask(strategy, basis);
        expect([name, answer.ok]).toEqual([name, true]);
        expectAmerican(answer);
      }
      const [simulated] = simulateStrategies({ job: jobOf(strategy, basis), strategies: [strategy], given: {}, changes: {}, whatIfs: [] });
      expect([simulated?.now.ok, simulated?.market]).toEqual([true, 'US-OH']);
      expectAmerican(simulated);
      expectAmerican(scoreCriteria(strategy, 'US'));
    },
  );

  it.each(['rent-to-rent', 'house-hack'] as const)('%s after tax is refused, with the advice to use before-tax figures', (strategy) => {
    for (const [name, ask] of Object.entries(answered)) {
      const answer = ask(strategy, 'after-tax');
      const said = answer.ok ? null : (answer.error ?? answer.gap);
      expect([name, said]).toMatchObject([name, { kind: 'not-covered', message: expect.stringContaining('Choose before-tax figures.') }]);
      expectAmerican(answer);
    }
  });

  it('goals are described in dollars and American terms', () => {
    // (11,340 + 2,891.70 + 1,890 + 3,179) ÷ (12 × 0.93 × 0.9 − 0.25) = 1,970.67
    expect(words('buy-to-let', { vary: 'monthlyRent', figure: 'netYield', target: 0.06 })).toBe(
      'Cap rate of 6.0% is reached with the monthly rent at $1,971 or more, all else equal.',
    );
    expect(words('buy-to-let', { vary: 'vacancy', figure: 'monthlyCashFlow', target: 500_00 })).toMatch(
      /^Monthly cash flow of \$500 cannot be reached, because .*\$/,
    );
    expect(words('flip', { vary: 'bridgingRate', figure: 'profit', target: 20_000_00 })).toMatch(
      /^Profit after tax of \$20,000 cannot be reached/,
    );
  });

  it.each(['buy-to-let', 'brrrr', 'flip', 'hmo', 'serviced-accommodation'] as const)(
    '%s: a bought home becomes a holding in dollars with the deal’s before-tax figures',
    (strategy) => {
      for (const basis of ['before-tax', 'after-tax'] as const) {
        const job = jobOf(strategy, basis);
        const bought = holdingOfDeal({ job, boughtOn: americanDay, at });
        if (!bought.ok) throw new Error(bought.error.message);
        const { place, currency } = bought.value;
        expect([place.country, place.outcode, currency]).toEqual(['US', '45402', 'USD']);
        expectAmerican(bought.value);
        const compared = compareWithDeal({ job, holding: bought.value });
        if (strategy === 'flip') {
          expect(compared).toEqual({
            ok: false,
            error: { kind: 'not-covered', keys: [], message: 'A property bought to sell has no rental income to compare.' },
          });
        } else {
          if (!compared.ok) throw new Error(compared.error.message);
          const cashFlow = outcomeOf(jobOf(strategy)).analysis.years[0]?.cashFlow;
          expect([compared.value.differences, compared.value.deal]).toEqual([[], cashFlow]);
          expect(compared.value.words).toMatch(/cash flow is −\$[\d,.]+ a year before tax, the same as this property’s\.$/);
          expectAmerican(compared.value);
        }
        const portfolio = assessPortfolio({
          holdings: [{ id: 'one', item: bought.value }],
          profile: job.profile,
          today: americanDay,
          years: 10,
          growth: {},
        });
        expect(JSON.stringify(portfolio)).not.toMatch(/£|pounds/);
      }
    },
  );

  it('a lease and an owner-occupied home are refused as holdings, in American terms', () => {
    expect(refusalOf('rent-to-rent')).toEqual({
      kind: 'not-covered',
      keys: [],
      message: 'You don’t buy a property in a rental arbitrage, so it can’t be added to the portfolio. The deal shows its profit.',
    });
    expect(refusalOf('house-hack')?.message).toBe('The portfolio doesn’t yet support a home you live in.');
  });

  it('risk includes vacancy and property tax among the uncertain inputs', () => {
    const risk = assessStrategyRisk(questionOf('buy-to-let'), { futures: 50 });
    if (!risk.ok) throw new Error(risk.error.message);
    expect(risk.value.words.at(-1)).toContain('vacancy ±');
    const full = withInputs(jobOf('buy-to-let'), outcomeOf(jobOf('buy-to-let')), { vacancy: 0 });
    expect(outcomeOf(full).analysis.runningCosts.some(({ id }) => id === 'propertyTax')).toBe(true);
  });
});
