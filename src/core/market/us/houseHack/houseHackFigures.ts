import type { HouseHackInputs } from './houseHackInputs.ts';
import type { RegulatedFacts } from '../../../deal/strategies/regulations/regulation.ts';
import { isoDate } from '../../../kernel/calendar.ts';
import type { Source } from '../../../deal/provenance.ts';
import { minor } from '../../../kernel/money.ts';
import { monthlyShare } from '../../../engine/monthlyShare.ts';
import type { Warning } from '../../../engine/strategies/checks.ts';
import { computed, irrFigure, money, numberOr, rateOr, words } from '../../../engine/strategies/figures.ts';
import type { Analysed, FigureRecipe } from '../../../engine/strategies/figures.ts';
import { lineTerms } from '../../../engine/strategies/held/heldFigures.ts';
import { allRents } from './houseHack.ts';
import type { HouseHackAnalysis } from './houseHack.ts';

const regulationZ: Source = {
  title: 'Regulation Z, 12 CFR Part 1026, Appendix J, from general knowledge: the page was not opened',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/j/',
  publishedOn: null,
  checkedOn: isoDate('2026-11-20'),
};

type Recipe = FigureRecipe<HouseHackInputs, HouseHackAnalysis>;

const homeFigures: readonly Recipe[] = [
  {
    id: 'savedPerMonth',
    label: 'Housing cost saved a month',
    value: ({ analysis }) => money(monthlyShare(analysis.saved)),
    formula: 'Housing cost elsewhere − net cost of living there, in the first year',
    terms: ({ analysis }) => ['housingCostNow', computed('Net housing cost a year', analysis.netHousingCost)],
  },
  {
    id: 'netHousingCost',
    label: 'Net cost of living there a month',
    value: ({ analysis }) => money(monthlyShare(analysis.netHousingCost)),
    formula: '(Mortgage payments + running costs − rent received from the other units) ÷ 12. Principal repaid is counted as a cost.',
    terms: ({ analysis }) => [
      computed('Mortgage payments a year', analysis.debtService),
      computed('Running costs a year', analysis.firstYear.costs),
      computed('Rent received a year', analysis.firstYear.grossOperatingIncome),
      'otherUnits',
      'vacancy',
    ],
  },
  {
    id: 'operatingCosts',
    label: 'Running costs a year',
    value: ({ analysis }) => money(analysis.firstYear.costs),
    formula: 'Sum of the first year’s running costs with mortgage insurance, without the mortgage',
    terms: ({ analysis }) => lineTerms(analysis.runningCosts, 'Table of running costs'),
  },
  {
    id: 'monthlyPiti',
    label: 'Payment with taxes and insurance a month',
    value: ({ analysis }) => money(analysis.monthlyPiti),
    formula: 'Mortgage payment + (mortgage insurance + property tax + home insurance + association) ÷ 12',
    terms: ({ analysis }) => [
      computed('Mortgage payment a month', analysis.monthlyPayment),
      'annualPremium',
      'propertyTax',
      'homeInsurancePerYear',
      'associationPerMonth',
    ],
  },
  {
    id: 'apr',
    label: 'APR (Regulation Z)',
    value: ({ analysis }) => rateOr(analysis.apr, 'No loan'),
    formula:
      'Twelve times the monthly rate at which all payments, mortgage insurance included, are worth the loan without its upfront premium. A nominal rate: a European APRC of the same loan is higher.',
    terms: ({ analysis }) => [
      computed('Loan', analysis.loan),
      computed('Mortgage payment a month', analysis.monthlyPayment),
      'upfrontPremium',
      'annualPremium',
      'mortgageRate',
      'mortgageYears',
    ],
    source: regulationZ,
  },
  {
    id: 'selfSufficiency',
    label: 'Self-sufficiency',
    value: ({ analysis }) => rateOr(analysis.selfSufficiency, 'No payment'),
    formula: 'Rent a month of all units, your own included × 0.75 ÷ payment with taxes and insurance',
    terms: ({ analysis, inputs }) => [
      computed('Rent of all units a month', allRents(inputs)),
      computed('Payment a month', analysis.monthlyPiti),
      'ownUnitRent',
    ],
  },
];

const returnFigures: readonly Recipe[] = [
  {
    id: 'cashNeeded',
    label: 'Cash needed',
    value: ({ analysis }) => money(analysis.cashNeeded),
    formula: 'Down payment + closing costs + repairs before moving in. The upfront premium is added to the loan.',
    terms: ({ analysis }) => [
      computed('Down payment', analysis.downPayment),
      ...lineTerms(analysis.oneOffCosts, 'Table of purchase costs'),
      'downPayment',
      'closingCosts',
    ],
  },
  {
    id: 'monthlyPayment',
    label: 'Mortgage payment a month',
    value: ({ analysis }) => money(analysis.monthlyPayment),
    formula: 'Loan × r ÷ (1 − (1 + r)^−months), where r = rate ÷ 12',
    terms: ({ analysis }) => [computed('Loan with upfront premium', analysis.loan), 'mortgageRate', 'mortgageYears', 'upfrontPremium'],
  },
  {
    id: 'returnOnCash',
    label: 'Saving on cash',
    value: ({ analysis }) => rateOr(analysis.returnOnCash, 'No cash goes in'),
    formula: 'Housing cost saved in the first year ÷ cash needed',
    terms: ({ analysis }) => [computed('Saved a year', analysis.saved), computed('Cash needed', analysis.cashNeeded)],
  },
  {
    id: 'cashFlowAfterMoving',
    label: 'Cash flow a month after moving out',
    value: ({ analysis }) =>
      analysis.cashFlowAfterMoving === null ? words('You stay') : money(monthlyShare(analysis.cashFlowAfterMoving)),
    formula:
      '(Rent received of all units − running costs with management − mortgage payments) ÷ 12, in the first year after. Before income tax.',
    terms: ({ analysis }) => [
      computed('That year', analysis.cashFlowAfterMoving ?? minor(0), 'Projection'),
      'yearsLivedIn',
      'ownUnitRent',
      'management',
    ],
  },
  {
    id: 'irr',
    label: 'Internal rate of return',
    value: ({ analysis }) => irrFigure(analysis.irr),
    formula:
      'The yearly rate at which all money in and out is worth nothing together, the housing cost you no longer pay counted as money in. Before tax.',
    terms: ({ analysis }) => [
      computed('Cash needed', analysis.cashNeeded),
      'housingCostNow',
      'yearsLivedIn',
      computed('Sale after costs and loan', analysis.saleProceeds, 'Projection'),
      'holdYears',
    ],
  },
  {
    id: 'units',
    label: 'Units',
    value: ({ inputs }) => numberOr(inputs.otherUnits.length + 1, 'units', ''),
    formula: 'Units let + your own',
    terms: () => ['otherUnits'],
  },
];

/** The figures of living in one unit and letting the rest, for `figuresOf`. */
export const houseHackFigures: readonly Recipe[] = [...homeFigures, ...returnFigures];

/** What the rules of the loan look at, for `checksOf`. */
export const houseHackFacts = ({ inputs, analysis }: Analysed<HouseHackInputs, HouseHackAnalysis>): RegulatedFacts => ({
  units: inputs.otherUnits.length + 1,
  selfSufficiency: analysis.selfSufficiency,
  downPayment: inputs.downPayment,
});

/** What the sums warn of, by id. */
export function houseHackWarnings({ inputs, analysis }: Analysed<HouseHackInputs, HouseHackAnalysis>): readonly Warning[] {
  const found: Warning[] = [
    ['local-letting', 'Ask the city for a rental licence, rent control and the legality of each unit before counting its rent.'],
  ];
  if (analysis.saved < 0) found.push(['dearer', 'Living there costs more than living elsewhere.']);
  if (inputs.yearsLivedIn < 1) found.push(['not-lived-in', 'A loan for owner-occupiers needs you to live there for a year.']);
  if (analysis.cashFlowAfterMoving !== null && analysis.cashFlowAfterMoving < 0) {
    found.push(['loss-after-moving', 'Once you move out it loses money.']);
  }
  return found;
}
