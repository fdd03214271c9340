import { formatMoney } from '../../../kernel/formatMoneyAndRates.ts';
import type { HouseHackInputs } from '../../../deal/strategies/inputs/houseHackInputs.ts';
import type { Currency, Minor } from '../../../kernel/money.ts';
import { minor, roundMoney } from '../../../kernel/money.ts';
import { ratio } from '../../../kernel/rate.ts';
import type { Warning } from '../checks.ts';
import { computed, irrFigure, moneyFigure, rateOr, textFigure } from '../figures.ts';
import type { Analysed, FigureRecipe } from '../figures.ts';
import { longTermLoan, type RequestedLoan } from '../held/requestedLoan.ts';
import { operatingFigures } from '../held/heldFigures.ts';
import { cashNeededFigure } from '../held/purchasedProperty.ts';
import { lendersPayment } from '../held/screenFigures.ts';
import { roomFacts } from '../hmo/sharedHouseYear.ts';
import type { FigureValue } from '../strategyAnalysis.ts';
import type { StrategyDefinition } from '../strategyDefinition.ts';
import { houseHack, isCompared } from './houseHack.ts';
import type { HouseHackAnalysis } from './houseHack.ts';
import { monthlyShare } from '../../../kernel/period.ts';
import type { PerYear } from '../../../kernel/period.ts';

type Recipe = FigureRecipe<HouseHackInputs, HouseHackAnalysis>;
type Done = Analysed<HouseHackInputs, HouseHackAnalysis>;

const notCompared = 'Enter your housing cost elsewhere';

const moneyOr = (amount: Minor | null, otherwise: string): FigureValue => (amount === null ? textFigure(otherwise) : moneyFigure(amount));

const monthlyOr = (yearly: PerYear | null, otherwise: string): FigureValue =>
  moneyOr(yearly === null ? null : monthlyShare(yearly), otherwise);

const rent = ({ analysis }: Done): ReturnType<typeof computed> =>
  computed('Annual lodgers’ rent received', analysis.held.letting.grossOperatingIncome);
const outgoings = ({ analysis }: Done): ReturnType<typeof computed> =>
  computed('Annual running costs and mortgage payments', analysis.outgoings);
const cashNeeded = ({ analysis }: Done): ReturnType<typeof computed> => computed('Cash needed', analysis.purchase.cashNeeded);
const netCost = ({ analysis }: Done): ReturnType<typeof computed> => computed('Annual net cost of living there', analysis.netHousingCost);

const livingFigures: readonly Recipe[] = [
  {
    id: 'savedPerMonth',
    label: 'Monthly saving compared with renting',
    value: ({ analysis }) => monthlyOr(analysis.saved, notCompared),
    formula: 'Housing cost elsewhere − net cost of living there, in year one. Principal repaid counts as a cost.',
    terms: (done) => ['housingCostNow', netCost(done)],
  },
  {
    id: 'netHousingCost',
    label: 'Monthly net cost of living there',
    value: ({ analysis }) => moneyFigure(monthlyShare(analysis.netHousingCost)),
    formula: '(Running costs + mortgage payments − lodgers’ rent received) ÷ 12. Principal repaid counts as a cost. Before income tax.',
    terms: (done) => [outgoings(done), rent(done)],
  },
  {
    id: 'lodgerRent',
    label: 'Monthly lodgers’ rent received',
    value: ({ analysis }) => moneyFigure(monthlyShare(analysis.held.letting.grossOperatingIncome)),
    formula: '(Rent of all rooms − voids) ÷ 12',
    terms: ({ analysis }) => [
      computed('Annual rent for all rooms', analysis.held.letting.rent),
      computed('Voids', analysis.held.letting.voids),
      'rooms',
    ],
  },
  {
    id: 'paidByLodgers',
    label: 'Share of costs paid by lodgers',
    value: ({ analysis }) => rateOr(analysis.paidByLodgers, 'Nothing to pay'),
    formula: 'Lodgers’ rent received ÷ (running costs + mortgage payments)',
    terms: (done) => [rent(done), outgoings(done)],
  },
  {
    id: 'costWithoutLodgers',
    label: 'Monthly cost with every room empty',
    value: ({ analysis }) => moneyFigure(monthlyShare(analysis.outgoings)),
    formula: '(Running costs + mortgage payments) ÷ 12, with the same bills as with lodgers',
    terms: ({ analysis }) => [
      computed('Annual running costs', analysis.held.letting.costs),
      computed('Annual mortgage payments', analysis.held.debtService),
    ],
  },
  {
    id: 'taxableRent',
    market: 'taxableRent',
    label: 'Annual taxable lodger income',
    value: ({ analysis }) => moneyOr(analysis.taxableRent, 'We don’t know the tax relief here'),
    formula: 'Lodgers’ rent received − Rent a Room relief, but not below zero. Lodgers’ payments for bills count as rent.',
    terms: (done) => {
      const { relief } = done.analysis;
      return [rent(done), ...(relief === null ? [] : [computed('Annual Rent a Room relief', relief.limit, relief.rule.title)])];
    },
    laws: ({ analysis: { relief } }) => (relief === null ? [] : [relief.rule]),
  },
];

const returnFigures: readonly Recipe[] = [
  cashNeededFigure,
  {
    id: 'monthlyPayment',
    label: 'Monthly mortgage payment',
    value: ({ analysis }) => moneyFigure(analysis.held.monthlyPayment),
    formula: 'Loan × r ÷ (1 − (1 + r)^−months), where r = rate ÷ 12',
    terms: ({ analysis }) => [computed('Loan', analysis.held.loan), 'mortgageRate', 'mortgageYears'],
  },
  {
    id: 'loanToValue',
    label: 'Loan to value',
    value: ({ analysis }) => rateOr(analysis.held.loanToValue, 'No value'),
    formula: 'Loan ÷ value when the loan is taken out',
    terms: ({ analysis }) => [computed('Loan', analysis.held.loan), 'purchasePrice'],
  },
  {
    id: 'cashOnCash',
    label: 'Cash-on-cash saving',
    value: ({ analysis, inputs }) => rateOr(analysis.savedOnCash, isCompared(inputs) ? 'No cash invested' : notCompared),
    formula: 'First-year saving compared with renting ÷ cash needed. Before income tax.',
    terms: (done) => ['housingCostNow', netCost(done), cashNeeded(done)],
  },
  {
    id: 'irr',
    isMeasured: false,
    label: 'Internal rate of return',
    value: ({ analysis, inputs }) => (isCompared(inputs) ? irrFigure(analysis.sale.irr()) : textFigure(notCompared)),
    formula:
      'The annual rate at which all cash flows, counting the housing cost you save elsewhere as income, have a net present value of zero: Σ flow ÷ (1 + rate)^years = 0. Before tax.',
    terms: (done) => [
      cashNeeded(done),
      'housingCostNow',
      computed('Sale after costs and loan', done.analysis.sale.saleProceeds, 'Projection'),
      'holdYears',
    ],
  },
];

/** The strategy of living in a home and taking in lodgers. */
export const houseHackStrategy: StrategyDefinition<HouseHackInputs, HouseHackAnalysis> = {
  strategy: 'house-hack',
  analyse: houseHack,
  recipes: [...livingFigures, ...returnFigures, ...operatingFigures<HouseHackInputs>(['rooms'])],
  facts: ({ inputs, analysis }) => ({
    lodgers: roomFacts(inputs.rooms).people ?? null,
    lodgerIncome: analysis.held.letting.grossOperatingIncome,
    downPayment: inputs.deposit,
    selfSufficiency: selfSufficiency({ inputs, analysis }),
  }),
  warnings: homeWarnings,
  loans: ({ analysis }) => [
    // Mortgage insurance added to the loan is left out, because lenders' limits do not count it.
    { ...longTermLoan(analysis, { purpose: 'home', value: analysis.purchase.price, mortgageKind: 'repayment' }), ...baseLoan(analysis) },
  ],
};

const baseLoan = ({ purchase }: HouseHackAnalysis): Pick<RequestedLoan, 'loan' | 'ofPrice'> => ({
  loan: purchase.loan,
  ofPrice: purchase.loanToValue,
});

/**
 * The share of the rent that counts if a building must be self-sufficient. The owner's own unit is assumed to earn the mean rent of the
 * others.
 */
const rentCounted = 0.75;

/** The counted rent of all dwellings divided by the lender's payment, only for buildings with several dwellings. Null without a payment. */
function selfSufficiency({ inputs, analysis: { held } }: Done): number | null {
  const all = (held.letting.rent / inputs.rooms.length) * (inputs.rooms.length + 1);
  return ratio(all * rentCounted, lendersPayment(held.letting, held.debtService));
}

function homeWarnings({ inputs, analysis }: Done, currency: Currency): readonly Warning[] {
  const found: Warning[] = [];
  const { saved, held } = analysis;
  if (saved === null) found.push(['not-compared', 'Enter the rent, bills and council tax you’d pay elsewhere to see your saving.']);
  if (saved !== null && saved < 0) {
    const more = formatMoney(roundMoney((0 - saved) / 12), currency);
    const repaid = formatMoney(minor(Math.round((held.years[0]?.principal ?? 0) / 12)), currency);
    found.push(['dearer', `Living there costs ${more} a month more than living elsewhere, of which ${repaid} repays the loan.`]);
  }
  if (inputs.certificatesPerYear === 0) found.push(['no-gas-check', 'No gas safety check is included.']);
  return found;
}
