import { ukCurrency } from '../../kernel/countries.ts';
import { rate } from '../../kernel/rate.ts';
import type { Grounds } from '../criterion.ts';
import { notKnown } from '../measures/measured.ts';
import { markOnScale, monthlyScale, percentScale } from '../measures/scale.ts';
import { figureLine, leaseLine, listingLine, measuredLine } from './criterionRows.ts';
import type { JudgedLine } from './criterionRows.ts';
import { numberOf } from './strategySubject.ts';

const living: Grounds = [
  ['purchasePrice', 2],
  ['mortgageRate', 2],
  ['rooms', 3],
  ['housingCostNow', 3],
  ['billsPerMonth', 1],
];
const lodging: Grounds = [
  ['purchasePrice', 2],
  ['mortgageRate', 2],
  ['rooms', 4],
  ['billsPerMonth', 1],
];
const alone: Grounds = [
  ['purchasePrice', 3],
  ['mortgageRate', 3],
  ['housingCostNow', 3],
];

const withoutScale = percentScale(2, 1, 0);

/**
 * A criterion for the cost with every room empty, as a share of the alternative housing cost. If it is above 1, the owner depends on the
 * lodgers.
 */
const withoutLodgers = measuredLine(
  {
    id: 'without-lodgers',
    label: 'Cost without lodgers as a share of your housing cost elsewhere',
    figure: 'costWithoutLodgers',
    weight: 20,
    scale: withoutScale,
    rule: 1.5,
    restsOn: alone,
  },
  (subject) => {
    const cost = numberOf(subject, 'costWithoutLodgers');
    const { housingCostNow } = subject.inputs;
    if (cost === null || typeof housingCostNow !== 'number' || housingCostNow <= 0) return notKnown('Housing cost elsewhere not given');
    return markOnScale(rate(cost / housingCostNow), withoutScale);
  },
);

/**
 * The criteria for living in a home with lodgers: the saving compared with renting, and whether the home is affordable without lodgers. Our
 * convention.
 */
export const houseHackCriteria: readonly JudgedLine[] = [
  figureLine({
    id: 'saving',
    label: 'Saving compared with renting',
    figure: 'savedPerMonth',
    weight: 25,
    scale: monthlyScale(0, 500_00, ukCurrency),
    rule: 100_00,
    restsOn: living,
  }),
  figureLine({
    id: 'paid-by-lodgers',
    label: 'Share of costs paid by lodgers',
    figure: 'paidByLodgers',
    weight: 20,
    scale: percentScale(0.2, 0.6, 0),
    rule: 0.3,
    restsOn: lodging,
    shareOfWords: 1,
  }),
  figureLine({
    id: 'saving-on-cash',
    label: 'Cash-on-cash saving',
    figure: 'cashOnCash',
    weight: 15,
    scale: percentScale(0, 0.15),
    rule: 0.05,
    restsOn: living,
  }),
  withoutLodgers,
  leaseLine(10),
  listingLine(10),
];
