import { minor, roundMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { breakEvenRatio, debtYield } from '../../finance/property/cover.ts';
import { grossRentMultiplier } from '../../finance/property/yields.ts';
import type { LettingYear } from '../../runningCosts.ts';
import { computed, moneyFigure, numberOr, rateOr } from '../figures.ts';
import type { Analysed, FigureRecipe } from '../figures.ts';
import type { HeldAnalysis } from './heldFigures.ts';

/** The amounts from which lenders' ratios and rules of thumb are computed. */
export interface ScreenedProperty {
  readonly price: Minor;
  /** Refurbishment before letting. */
  readonly works: Minor;
}

/** The lender's yearly PITIA payment in minor units: principal, interest, property tax, insurance and association dues. */
export function lendersPayment({ lines }: LettingYear, debtService: Minor): Minor {
  const dues = lines.filter(({ id }) => pitiaLines.has(id)).reduce((sum, { amount }) => sum + amount, 0);
  return minor(debtService + dues);
}

const pitiaLines: ReadonlySet<string> = new Set(['propertyTax', 'insurance', 'mortgageInsurance', 'serviceCharge', 'groundRent']);

type Recipes<Inputs, Analysis extends HeldAnalysis> = readonly FigureRecipe<Inputs, Analysis>[];

type PropertyOf<Inputs, Analysis> = (done: Analysed<Inputs, Analysis>) => ScreenedProperty;

type Held = { readonly analysis: HeldAnalysis };

const rent = ({ analysis }: Held) => computed('Income without voids', analysis.held.letting.rent);
const net = ({ analysis }: Held) => computed('Net operating income', analysis.held.letting.netOperatingIncome);
const service = ({ analysis }: Held) => computed('Annual mortgage payments', analysis.held.debtService);
const costs = ({ analysis }: Held) => computed('Annual running costs', analysis.held.letting.costs);
const over = (part: number, whole: number): number | null => (whole <= 0 ? null : part / whole);

/** Recipes for lenders' ratios and rules of thumb; each is shown only in markets that list it. */
export const screenFigures = <Inputs, Analysis extends HeldAnalysis>(
  propertyOf: PropertyOf<Inputs, Analysis>,
): Recipes<Inputs, Analysis> => [...lenderFigures, ...thumbFigures<Inputs, Analysis>(propertyOf)];

/** Recipes for lenders' ratios. */
const lenderFigures: Recipes<unknown, HeldAnalysis> = [
  {
    id: 'afterReserve',
    market: 'afterReserve',
    label: 'Net operating income after reserves',
    value: ({ analysis: { held } }) => moneyFigure(minor(held.letting.netOperatingIncome - held.letting.reserve)),
    formula: 'Net operating income − reserve for large repairs',
    terms: (done) => [net(done), computed('Annual reserve', done.analysis.held.letting.reserve)],
  },
  {
    id: 'lenderCover',
    market: 'lenderCover',
    label: 'Lender’s DSCR',
    value: ({ analysis: { held } }) =>
      numberOr(held.loan === 0 ? null : over(held.letting.rent, lendersPayment(held.letting, held.debtService)), null, 'No loan'),
    formula:
      'Income without voids ÷ (principal + interest + property tax + insurance + dues). Used by lenders who assess the rent alone. A deal that loses money can still pass this test.',
    terms: (done) => [
      rent(done),
      computed('Lender’s annual payment', lendersPayment(done.analysis.held.letting, done.analysis.held.debtService)),
    ],
  },
  {
    id: 'debtYield',
    market: 'debtYield',
    label: 'Debt yield',
    value: ({ analysis: { held } }) => rateOr(debtYield(held.letting.netOperatingIncome, held.loan), 'No loan'),
    formula: 'Net operating income ÷ loan',
    terms: (done) => [net(done), computed('Loan', done.analysis.held.loan)],
  },
  {
    id: 'expenseRatio',
    market: 'expenseRatio',
    label: 'Operating expense ratio',
    value: ({ analysis: { held } }) => rateOr(over(held.letting.costs, held.letting.grossOperatingIncome), 'No income'),
    formula: 'Running costs ÷ income received',
    terms: (done) => [costs(done), computed('Annual income received', done.analysis.held.letting.grossOperatingIncome)],
  },
  {
    id: 'breakEvenRatio',
    market: 'breakEvenRatio',
    label: 'Break-even ratio',
    value: ({ analysis: { held } }) => rateOr(breakEvenRatio(held.debtService, held.letting.costs, held.letting.rent), 'No income'),
    formula: '(Running costs + mortgage payments) ÷ income without voids. The occupancy at which income covers all costs',
    terms: (done) => [costs(done), service(done), rent(done)],
  },
];

/** Recipes for rules of thumb, which give a first impression rather than a verdict. */
function thumbFigures<Inputs, Analysis extends HeldAnalysis>(propertyOf: PropertyOf<Inputs, Analysis>): Recipes<Inputs, Analysis> {
  const paid = (done: Analysed<Inputs, Analysis>) => computed('Price', propertyOf(done).price);
  return [
    {
      id: 'grossRentMultiplier',
      market: 'grossRentMultiplier',
      label: 'Gross rent multiplier',
      value: (done) => numberOr(grossRentMultiplier(propertyOf(done).price, done.analysis.held.letting.rent), null, 'No rent'),
      formula: 'Price ÷ annual income without voids',
      terms: (done) => [paid(done), rent(done)],
    },
    {
      id: 'rentToPrice',
      market: 'rentToPrice',
      label: 'Rent to price',
      value: (done) => {
        const { price, works } = propertyOf(done);
        const share = over(done.analysis.held.letting.rent / 12, price + works);
        return share === null ? rateOr(null, 'No price') : { ...rateOr(share, ''), decimals: 2 };
      },
      formula: 'Monthly income ÷ (price + refurbishment). The 1% rule of thumb asks for at least 1%. A first screen, not a verdict.',
      terms: (done) => [rent(done), paid(done), computed('Refurbishment', propertyOf(done).works)],
    },
    {
      id: 'fiftyPercentRule',
      market: 'fiftyPercentRule',
      label: 'Monthly cash flow by the 50% rule',
      value: ({ analysis: { held } }) => moneyFigure(roundMoney((held.letting.rent / 2 - held.debtService) / 12)),
      formula: '(Half of the income without voids − mortgage payments) ÷ 12. The rule of thumb is that half the rent goes to expenses.',
      terms: (done) => [rent(done), service(done)],
    },
  ];
}
