import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Criterion, Grounds } from '../criterion.ts';
import { measureEnergy } from '../measures/measureEnergy.ts';
import { measureLease } from '../measures/measureLease.ts';
import { measureAmericanListing, measureEuropeanListing, measureListing } from '../measures/measureListing.ts';
import { notKnown } from '../measures/measured.ts';
import type { Measured } from '../measures/measured.ts';
import { marked, percentScale, shareOn } from '../measures/scale.ts';
import type { Scale } from '../measures/scale.ts';
import { numberOf, wordsOf } from './strategySubject.ts';
import type { StrategySubject } from './strategySubject.ts';

/** One line of how a strategy is judged: a criterion, and what investors ask of it where there is a usual rule. */
export interface JudgedLine {
  readonly criterion: Criterion<StrategySubject>;
  /** In the unit of the criterion's scale; null where there is no rule. */
  readonly rule: number | null;
  /** Whether it marks something other than the figure as shown: cash left in as a share of what went in. */
  readonly isOwnMeasure: boolean;
}

/** The strategies judged here: all, but that a British buy-to-let has criteria of its own (`criteria.ts`). */
export type JudgedStrategy = StrategyId;

/** Where a scale starts and ends, what it rests on, and what is usually asked. */
export interface FigureLine {
  readonly id: string;
  readonly label: string;
  readonly figure: string;
  readonly weight: number;
  readonly scale: Scale;
  readonly rule: number | null;
  readonly restsOn: Grounds;
  /** The share of full marks where words stand in the figure's place ("No loan"); where absent it is not known. */
  readonly shareOfWords?: number;
}

/** A figure of the strategy on its scale. */
export const figureLine = (line: FigureLine): JudgedLine => ({
  ...measuredLine(line, (subject) => measureFigure(line, subject)),
  isOwnMeasure: false,
});

/** The same with a measure of its own. */
export function measuredLine(line: Omit<FigureLine, 'shareOfWords'>, measure: Criterion<StrategySubject>['measure']): JudgedLine {
  const { id, label, figure, weight, scale, rule, restsOn } = line;
  const criterion: Criterion<StrategySubject> = {
    id,
    label,
    figure,
    weight,
    scale,
    rule: rule === null ? null : id,
    full: `${scale.show(scale.full)} or ${scale.full > scale.zero ? 'more' : 'less'}`,
    // Without a rule a standard deal lies in the middle of the scale.
    standard: rule === null ? 0.5 : shareOn(scale, rule),
    restsOn: () => restsOn,
    measure,
  };
  return { criterion, rule, isOwnMeasure: true };
}

function measureFigure({ figure, scale, shareOfWords }: FigureLine, subject: StrategySubject): Measured {
  const value = numberOf(subject, figure);
  if (value !== null) return marked(value, scale);
  const said = wordsOf(subject, figure) ?? 'There is nothing to measure';
  if (shareOfWords === undefined) return notKnown(said);
  return { kind: 'known', share: shareOfWords, value: null, say: () => ({ shown: said, reason: said }) };
}

type FactLine = Pick<Criterion<StrategySubject>, 'id' | 'label' | 'weight' | 'full' | 'measure'>;

const factLine = (line: FactLine): JudgedLine => ({
  criterion: { ...line, figure: null, scale: null, rule: null, standard: 1, restsOn: () => [] },
  rule: null,
  isOwnMeasure: true,
});

/** How far the income carries the interest at the lender's stress rate; full marks without a loan. */
export const coverLine = (weight: number, restsOn: Grounds): JudgedLine =>
  figureLine({
    id: 'interest-cover',
    label: 'Interest cover',
    figure: 'interestCover',
    weight,
    scale: percentScale(1, 2, 0),
    rule: 1.25,
    restsOn,
    shareOfWords: 1,
  });

/** Where a scale starts and where it is full, and what is usually asked: fractions, or minor units. */
export type Standard = readonly [zero: number, full: number, rule: number];

/** The share of rooms or nights that must be let to bear the costs; no marks where no occupancy does. */
export const breakEvenLine = (weight: number, [zero, full, rule]: Standard, restsOn: Grounds): JudgedLine =>
  figureLine({
    id: 'break-even',
    label: 'Break-even occupancy',
    figure: 'breakEvenOccupancy',
    weight,
    scale: percentScale(zero, full, 0),
    rule,
    restsOn,
    shareOfWords: 0,
  });

/** What the listing leaves open. */
export const listingLine = (weight: number, measure: typeof measureListing = measureListing): JudgedLine =>
  factLine({ id: 'listing', label: 'What the listing leaves open', weight, measure, full: 'nothing open' });

/** The same of an American listing. */
export const americanListingLine = (weight: number): JudgedLine => listingLine(weight, measureAmericanListing);

/** The same of a listing elsewhere in Europe. */
export const europeanListingLine = (weight: number): JudgedLine => listingLine(weight, measureEuropeanListing);

export const energyLine = (weight: number): JudgedLine =>
  factLine({ id: 'energy', label: 'Energy rating', weight, measure: measureEnergy, full: 'C or better' });

/** Years left on a lease, and what its charges take of the income. */
export const leaseLine = (weight: number): JudgedLine =>
  factLine({
    id: 'lease',
    label: 'Lease and charges',
    weight,
    full: 'freehold, or 125 years and charges up to 5 % of the income',
    measure: (subject) =>
      measureLease({
        facts: subject.facts,
        figures: { annualRent: (numberOf(subject, 'incomeReceived') ?? 0) as Minor },
        assumptions: {
          serviceChargePerYear: amountIn(subject, 'serviceChargePerYear'),
          groundRentPerYear: amountIn(subject, 'groundRentPerYear'),
        },
      }),
  });

const amountIn = ({ inputs }: StrategySubject, key: string): Minor => (typeof inputs[key] === 'number' ? inputs[key] : 0) as Minor;
