import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { minor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Criterion, Grounds } from '../criterion.ts';
import { measureEpcRating } from '../measures/measureEpcRating.ts';
import { measureLease } from '../measures/measureLease.ts';
import { measureAmericanListing, measureEuropeanListing, measureListing } from '../measures/measureListing.ts';
import { notKnown } from '../measures/measured.ts';
import type { Measured } from '../measures/measured.ts';
import { markOnScale, percentScale, shareOn } from '../measures/scale.ts';
import type { Scale } from '../measures/scale.ts';
import { numberOf, textOf } from './strategySubject.ts';
import type { StrategySubject } from './strategySubject.ts';
import { perYear } from '../../kernel/period.ts';

/** A criterion of a strategy, with its usual rule if there is one. */
export interface JudgedLine {
  readonly criterion: Criterion<StrategySubject>;
  /** The value of the usual rule, in the unit of the criterion's scale; null without a rule. */
  readonly rule: number | null;
  /** Whether it scores something other than the displayed figure, such as cash left in as a share of the cash put in. */
  readonly isOwnMeasure: boolean;
}

/** The strategies judged here: all except a UK buy-to-let, which has its own criteria (`criteria.ts`). */
export type JudgedStrategy = StrategyId;

/** A criterion that scores one figure: its scale, the inputs behind it, and the usual rule. */
export interface FigureLine {
  readonly id: string;
  readonly label: string;
  readonly figure: string;
  readonly weight: number;
  readonly scale: Scale;
  readonly rule: number | null;
  readonly restsOn: Grounds;
  /** The share of full marks earned if text ("No loan") replaces the figure. If absent, the criterion then counts as unknown. */
  readonly shareOfWords?: number;
}

/** A criterion that scores one of the strategy's figures on a scale. */
export const figureLine = (line: FigureLine): JudgedLine => ({
  ...measuredLine(line, (subject) => measureFigure(line, subject)),
  isOwnMeasure: false,
});

/** A criterion with its own function to measure it. */
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
    // Without a rule, a standard deal gets half marks.
    standard: rule === null ? 0.5 : shareOn(scale, rule),
    restsOn: () => restsOn,
    measure,
  };
  return { criterion, rule, isOwnMeasure: true };
}

function measureFigure({ figure, scale, shareOfWords }: FigureLine, subject: StrategySubject): Measured {
  const value = numberOf(subject, figure);
  if (value !== null) return markOnScale(value, scale);
  const said = textOf(subject, figure) ?? 'Not measurable for this deal';
  if (shareOfWords === undefined) return notKnown(said);
  return { kind: 'known', share: shareOfWords, value: null, say: () => ({ shown: said, reason: said }) };
}

type FactLine = Pick<Criterion<StrategySubject>, 'id' | 'label' | 'weight' | 'full' | 'measure'>;

const factLine = (line: FactLine): JudgedLine => ({
  criterion: { ...line, figure: null, scale: null, rule: null, standard: 1, restsOn: () => [] },
  rule: null,
  isOwnMeasure: true,
});

/** A criterion for interest cover at the lender's stress rate. A deal without a loan gets full marks. */
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

/** The start of a scale, the value that earns full marks, and the usual rule, as fractions or minor units. */
export type Standard = readonly [zero: number, full: number, rule: number];

/** A criterion for the share of rooms or nights that must be let to cover the costs; no marks if no occupancy covers them. */
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

/** A criterion for the completeness of a UK listing. */
export const listingLine = (weight: number, measure: typeof measureListing = measureListing): JudgedLine =>
  factLine({ id: 'listing', label: 'Missing details', weight, measure, full: 'no details missing' });

/** A criterion for the completeness of a US listing. */
export const americanListingLine = (weight: number): JudgedLine => listingLine(weight, measureAmericanListing);

/** A criterion for the completeness of a listing elsewhere in Europe. */
export const europeanListingLine = (weight: number): JudgedLine => listingLine(weight, measureEuropeanListing);

/** A criterion for the EPC band. */
export const energyLine = (weight: number): JudgedLine =>
  factLine({ id: 'energy', label: 'Energy rating', weight, measure: measureEpcRating, full: 'C or better' });

/** A criterion for a lease: the years left, and its charges as a share of income. */
export const leaseLine = (weight: number): JudgedLine =>
  factLine({
    id: 'lease',
    label: 'Lease and charges',
    weight,
    full: 'freehold, or a lease of 125 years or more with charges of at most 5% of the income',
    measure: (subject) =>
      measureLease({
        facts: subject.facts,
        figures: { annualRent: perYear(numberOf(subject, 'incomeReceived') ?? 0) },
        assumptions: {
          serviceChargePerYear: amountIn(subject, 'serviceChargePerYear'),
          groundRentPerYear: amountIn(subject, 'groundRentPerYear'),
        },
      }),
  });

const amountIn = ({ inputs }: StrategySubject, key: string): Minor => minor(typeof inputs[key] === 'number' ? inputs[key] : 0);
