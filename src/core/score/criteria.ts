import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../deal/deal.ts';
import type { Targets } from '../deal/profile.ts';
import { isLeasehold } from '../deal/resolve/tenure.ts';
import { standardProfile } from '../deal/standardProfile.ts';
import type { FigureId, Figures } from '../engine/analysis.ts';
import type { Criterion, Grounds } from './criterion.ts';
import { ukCurrency } from '../kernel/countries.ts';
import { measureEpcRating } from './measures/measureEpcRating.ts';
import { measureLease } from './measures/measureLease.ts';
import { measureListing } from './measures/measureListing.ts';
import { measureReturn, returnScale } from './measures/measureReturn.ts';
import { notKnown } from './measures/measured.ts';
import type { Measured } from './measures/measured.ts';
import { markOnScale, monthlyScale, percentScale, shareOn } from './measures/scale.ts';
import type { Scale } from './measures/scale.ts';

/** The data a score is computed from. */
export interface ScoreInput {
  readonly figures: Figures;
  readonly assumptions: BuyToLetInputs;
  readonly facts: Deal['facts'];
}

// Price and rent have the largest and about equal effect on every figure; the remaining proportions are our convention.
const letting: Grounds = [
  ['purchasePrice', 3],
  ['monthlyRent', 3],
  ['management', 1],
  ['maintenance', 1],
  ['voidWeeks', 1],
  ['serviceChargePerYear', 1],
];
const borrowing: Grounds = [...letting, ['mortgageRate', 2], ['deposit', 1]];
const investing: Grounds = [...borrowing, ['refurbishment', 1], ['buyer', 1]];
const holding: Grounds = [...investing, ['priceGrowth', 3], ['rentGrowth', 1], ['sellingCosts', 1]];
const covering: Grounds = [
  ['monthlyRent', 3],
  ['purchasePrice', 3],
  ['deposit', 1],
  ['stressRate', 1],
];
const yielding: Grounds = [
  ['purchasePrice', 1],
  ['monthlyRent', 1],
];
const charges: Grounds = [
  ['serviceChargePerYear', 1],
  ['groundRentPerYear', 1],
];
const factsAlone: Grounds = [];

/**
 * The criteria of score version 3. Growth in value alone earns no marks, so that a lower price never lowers the score. The weights sum to
 * 100. The scales are our convention for buy-to-let in the United Kingdom.
 */
export const criteria: readonly Criterion<ScoreInput>[] = [
  figureCriterion({
    id: 'net-yield',
    label: 'Net yield',
    figure: 'netYield',
    weight: 20,
    scale: percentScale(0.02, 0.06),
    grounds: letting,
  }),
  figureCriterion({
    id: 'cash-flow',
    label: 'Cash flow',
    figure: 'monthlyCashFlow',
    weight: 18,
    // Both ends of the scale are our convention for the UK, in pounds.
    scale: monthlyScale(0, 400_00, ukCurrency),
    grounds: borrowing,
  }),
  figureCriterion({
    id: 'cash-on-cash',
    label: 'Cash-on-cash',
    figure: 'cashOnCash',
    weight: 18,
    scale: percentScale(0, 0.08),
    grounds: investing,
    absent: noCash,
  }),
  figureCriterion({
    id: 'interest-cover',
    label: 'Interest cover',
    figure: 'interestCover',
    weight: 12,
    scale: percentScale(1, 2, 0),
    grounds: covering,
    absent: noLoan,
  }),
  figureCriterion({
    id: 'gross-yield',
    label: 'Gross yield',
    figure: 'grossYield',
    weight: 8,
    scale: percentScale(0.04, 0.08),
    grounds: yielding,
  }),
  {
    id: 'hold-return',
    label: 'Return over the hold',
    figure: 'irr',
    weight: 6,
    scale: returnScale,
    rule: null,
    full: `${returnScale.show(returnScale.full)} or more`,
    // There is no target for this figure, so a standard deal gets half marks.
    standard: 0.5,
    restsOn: () => holding,
    measure: measureReturn,
  },
  factCriterion({
    id: 'lease',
    label: 'Lease and charges',
    weight: 8,
    measure: measureLease,
    full: 'freehold, or a lease of 125 years or more with charges of at most 5% of the rent',
    restsOn: (facts) => (isLeasehold(facts) ? charges : factsAlone),
  }),
  factCriterion({
    id: 'energy',
    label: 'Energy rating',
    weight: 4,
    measure: measureEpcRating,
    full: 'C or better',
    restsOn: () => factsAlone,
  }),
  factCriterion({
    id: 'listing',
    label: 'Missing details',
    weight: 6,
    measure: measureListing,
    full: 'no details missing',
    restsOn: () => factsAlone,
  }),
];

interface FigureRow {
  readonly id: string;
  readonly label: string;
  readonly figure: FigureId & keyof Targets;
  readonly weight: number;
  readonly scale: Scale;
  readonly grounds: Grounds;
  /** The measure used if the figure is missing. */
  readonly absent?: () => Measured;
}

function figureCriterion({ id, label, figure, weight, scale, grounds, absent = noFigure }: FigureRow): Criterion<ScoreInput> {
  return {
    id,
    label,
    figure,
    weight,
    scale,
    rule: figure,
    full: `${scale.show(scale.full)} or more`,
    standard: shareOn(scale, standardProfile.targets[figure]),
    restsOn: () => grounds,
    measure: ({ figures }) => {
      const value = figures[figure];
      return value === null ? absent() : markOnScale(value, scale);
    },
  };
}

type FactRow = Pick<Criterion<ScoreInput>, 'id' | 'label' | 'weight' | 'full' | 'restsOn' | 'measure'>;

function factCriterion(row: FactRow): Criterion<ScoreInput> {
  return { ...row, figure: null, scale: null, rule: null, standard: 1 };
}

function noLoan(): Measured {
  return { kind: 'known', share: 1, value: null, say: () => ({ shown: 'no loan', reason: 'No loan to cover' }) };
}

function noCash(): Measured {
  return notKnown('Not measurable because no cash is invested');
}

function noFigure(): Measured {
  return notKnown('Not measurable for this deal');
}
