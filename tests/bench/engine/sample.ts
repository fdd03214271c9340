import type { BuyToLetInputs } from '../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../../src/core/deal/resolve/resolveInputs.ts';
import { createDealMeasures } from '../../../src/core/engine/numbers/dealMeasures.ts';
import { dealNumbers } from '../../../src/core/engine/numbers/dealNumbers.ts';
import type { PointsMark } from '../../../src/core/engine/numbers/markedPoints.ts';
import { measureNumbers } from '../../../src/core/engine/numbers/measureNumbers.ts';
import type { NumberRules } from '../../../src/core/engine/numbers/measureNumbers.ts';
import { cholesky } from '../../../src/core/engine/risk/cholesky.ts';
import { riskFactors, standardRiskModel } from '../../../src/core/engine/risk/riskModel.ts';
import { isoDate } from '../../../src/core/kernel/calendar.ts';
import { minor } from '../../../src/core/kernel/money.ts';
import { rate } from '../../../src/core/kernel/rate.ts';
import { numberRulesOf } from '../../../src/core/pipeline/numberRules.ts';
import { targetRules } from '../../../src/core/score/checkRules.ts';
import { criteria } from '../../../src/core/score/criteria.ts';
import { normalizeWeights } from '../../../src/core/score/normalizeWeights.ts';
import { sampleJob, sampleOutcome } from '../../support/dealFixtures.ts';

export const benchDay = isoDate('2026-11-20');
export const benchYears = 30;
export const benchSeed = 20_261_120;
export const benchCovenant = 1.25;
/** A risk model in which rates change every year. */
export const benchModel = { ...standardRiskModel, fixedYears: 1 };

const terrace = assumptionsOf(sampleOutcome().inputs);

/** England's rules for an additional dwelling, and the taxes of an owner with £60,000 of other income. */
export const benchRules: NumberRules = numberRulesOf({
  market: 'GB-ENG',
  assumptions: { ...terrace, holdYears: benchYears },
  tax: { residence: 'england', otherIncome: minor(6_000_000) },
  today: benchDay,
});

/** Six figures on the score's scales. The C reference expects them in this order. */
export const benchMarks: readonly PointsMark[] = [
  { figure: 'netYield', zero: 0.02, full: 0.06, weight: 20, absent: 0.5 },
  { figure: 'monthlyCashFlow', zero: 0, full: 40_000, weight: 18, absent: 0.5 },
  { figure: 'cashOnCash', zero: 0, full: 0.08, weight: 18, absent: 0.5 },
  { figure: 'interestCover', zero: 1, full: 2, weight: 12, absent: 1 },
  { figure: 'grossYield', zero: 0.04, full: 0.08, weight: 8, absent: 0.5 },
  { figure: 'irr', zero: 0.02, full: 0.12, weight: 6, absent: 0 },
];

/**
 * `count` different deals, the same in every run, all with repayment mortgages. Deals whose cash flows change sign more than once are
 * skipped, because the C reference cannot search for several rates of return.
 */
export function benchDeals(count: number): readonly BuyToLetInputs[] {
  const deals: BuyToLetInputs[] = [];
  const into = createDealMeasures(benchYears);
  for (let number = 0; deals.length < count; number += 1) {
    const deal = dealOf(number);
    if (changesOnce(deal, { ...benchRules, personalTax: null }, into) && changesOnce(deal, benchRules, into)) deals.push(deal);
  }
  return deals;
}

/** The file that the C reference reads: the compiled rules, the score's scales, the risk model and the deals, all as doubles. */
export function referenceInput(deals: readonly BuyToLetInputs[]): Float64Array {
  const { personalTax, transferTax } = benchRules;
  if (personalTax === null) throw new Error('The bench has no tax table');
  const lower = cholesky(benchModel.correlation);
  if (!lower.ok) throw new Error(lower.error);
  const { spread } = benchModel;
  const scaled = [...lower.value].map((value, at) => {
    const factor = riskFactors[Math.floor(at / riskFactors.length)] ?? 'repairs';
    return value * (spread[factor] / (factor === 'voids' ? 52 : 1));
  });
  const { exempt, basicTo, basicPercent, higherPercent } = personalTax.gains;
  const head = [
    transferTax.regimes.length,
    ...transferTax.regimes.flatMap((regime) => [regime.from, ...bands(regime.bands)]),
    personalTax.otherIncome,
    exempt,
    basicTo,
    basicPercent,
    higherPercent,
    personalTax.years.length,
    ...personalTax.years.flatMap((year) => [
      year.allowance,
      year.taperFrom,
      year.propertyAllowance,
      Number((year.creditShare * 100).toPrecision(12)),
      year.without,
      ...percentBands(year.other),
      ...percentBands(year.property),
    ]),
    benchMarks.length,
    ...benchMarks.flatMap(({ zero, full, weight, absent }) => [zero, full, weight, absent]),
    ...scaled,
    Math.exp(-(spread.repairs ** 2) / 2),
    benchModel.ratePersistence,
    benchModel.fixedYears,
    benchCovenant,
    benchSeed,
    ...judgeNumbers(),
    deals.length,
  ];
  return Float64Array.from([...head, ...deals.flatMap((deal) => Object.values(dealNumbers(deal)) as number[])]);
}

/**
 * The numbers for judging outcomes: maintenance as a share of the price, targets, whole weights, and the shares of points earned by facts.
 */
function judgeNumbers(): readonly number[] {
  const { profile } = sampleJob();
  const { criteria: marked } = sampleOutcome().score;
  const facts = ['lease', 'energy', 'listing'].map((id) => marked.find((each) => each.id === id)?.share ?? -1);
  return [
    terrace.maintenance,
    ...targetRules.map(({ id }) => profile.targets[id]),
    ...normalizeWeights(criteria, profile.weights),
    ...facts,
  ];
}

/** The number of bands, then each as lower limit, upper limit and percentage. */
const bands = (values: Float64Array): readonly number[] => [values.length / 3, ...values];

const percentBands = (values: Float64Array): readonly number[] =>
  bands(values.map((value, at) => (at % 3 === 2 ? Number((value * 100).toPrecision(12)) : value)));

/** An evenly distributed value between 0 and 1; the same for the same number and place. */
const fraction = (number: number, place: number): number => (((number + 1) * (place + 2) * 0.618_033_988_749_894_9) % 1) + 0;

function dealOf(number: number): BuyToLetInputs {
  const between = (place: number, low: number, high: number): number => low + fraction(number, place) * (high - low);
  const price = Math.round(between(0, 80_000, 700_000));
  return {
    ...terrace,
    purchasePrice: minor(price * 100),
    monthlyRent: minor(Math.round((price * between(1, 0.06, 0.1)) / 12) * 100),
    deposit: rate(Math.round(between(2, 0.2, 0.4) * 1e4) / 1e4),
    mortgageKind: 'repayment',
    mortgageRate: rate(Math.round(between(3, 0.035, 0.065) * 1e4) / 1e4),
    mortgageYears: Math.round(between(4, 20, 35)),
    refurbishment: minor(Math.round(between(5, 0, 20_000)) * 100),
    voidWeeks: Math.round(between(6, 1, 5)),
    rentGrowth: rate(Math.round(between(7, 0.01, 0.04) * 1e4) / 1e4),
    priceGrowth: rate(Math.round(between(8, 0.01, 0.05) * 1e4) / 1e4),
    holdYears: Math.round(between(9, 5, 25)),
  };
}

function changesOnce(deal: BuyToLetInputs, rules: NumberRules, into: ReturnType<typeof createDealMeasures>): boolean {
  measureNumbers(dealNumbers(deal), rules, into);
  const signs = [...into.flows.subarray(0, deal.holdYears + 1)].filter((flow) => flow !== 0).map((flow) => flow > 0);
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length === 1;
}
