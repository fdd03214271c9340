import { formatMoney } from '../../../kernel/formatMoneyAndRates.ts';
import type { RentToRentInputs } from '../../../deal/strategies/inputs/rentToRentInputs.ts';
import type { Currency } from '../../../kernel/money.ts';
import type { Warning } from '../checks.ts';
import { computed, irrFigure, moneyFigure, numberOr, rateOr, textFigure } from '../figures.ts';
import type { Analysed, FigureRecipe } from '../figures.ts';
import { lineTerms } from '../held/heldFigures.ts';
import { roomFacts } from '../hmo/sharedHouseYear.ts';
import type { StrategyDefinition } from '../strategyDefinition.ts';
import { rentToRent } from './rentToRent.ts';
import type { RentToRentAnalysis } from './rentToRent.ts';
import { monthlyShare } from '../../../kernel/period.ts';

type Recipe = FigureRecipe<RentToRentInputs, RentToRentAnalysis>;

const profitFigures: readonly Recipe[] = [
  {
    id: 'monthlyCashFlow',
    label: 'Monthly profit',
    value: ({ analysis }) => moneyFigure(monthlyShare(analysis.annualProfit)),
    formula: 'First-year profit ÷ 12. Before income tax.',
    terms: ({ analysis }) => [computed('Annual profit', analysis.annualProfit)],
  },
  {
    id: 'annualCashFlow',
    label: 'Annual profit',
    value: ({ analysis }) => moneyFigure(analysis.annualProfit),
    formula: 'Rent received − running costs, including the rent you pay the owner. Before income tax.',
    terms: ({ analysis }) => [
      computed('Annual rent received', analysis.letting.grossOperatingIncome),
      computed('Annual running costs', analysis.letting.costs),
    ],
  },
  {
    id: 'incomeReceived',
    label: 'Annual rent received',
    value: ({ analysis }) => moneyFigure(analysis.letting.grossOperatingIncome),
    formula: 'Sum over all rooms of rent × 12 − voids',
    terms: ({ analysis }) => [computed('Rent of all rooms', analysis.letting.rent), computed('Voids', analysis.letting.voids), 'rooms'],
  },
  {
    id: 'operatingCosts',
    label: 'Annual running costs',
    value: ({ analysis }) => moneyFigure(analysis.letting.costs),
    formula: 'Sum of annual running costs, including the rent to the owner',
    terms: ({ analysis }) => [...lineTerms(analysis.runningCosts, 'Table of running costs'), 'leaseRentPerMonth', 'rentFreeMonths'],
  },
  {
    id: 'breakEvenOccupancy',
    label: 'Break-even occupancy',
    value: ({ analysis }) => rateOr(analysis.breakEvenOccupancy, 'No rent'),
    formula: 'Annual running costs ÷ annual rent if all rooms are let all year',
    terms: ({ analysis }) => [
      computed('Annual running costs', analysis.letting.costs),
      computed('Rent of all rooms', analysis.letting.rent),
    ],
  },
];

const cashFigures: readonly Recipe[] = [
  {
    id: 'cashNeeded',
    label: 'Cash needed',
    value: ({ analysis }) => moneyFigure(analysis.cashNeeded),
    formula: 'Deposit to the owner + furniture + refurbishment + set-up fees',
    terms: () => ['leaseDeposit', 'furnishing', 'setUpWorks', 'setUpFees'],
  },
  {
    id: 'cashOnCash',
    label: 'Return on cash',
    value: ({ analysis }) => rateOr(analysis.returnOnCash, 'No cash invested'),
    formula: 'Annual profit ÷ cash needed. Before income tax.',
    terms: ({ analysis }) => [computed('Annual profit', analysis.annualProfit), computed('Cash needed', analysis.cashNeeded)],
  },
  {
    id: 'payback',
    label: 'Payback period',
    value: ({ analysis, inputs }) => paybackValue(analysis.paybackMonths, inputs.leaseYears),
    formula: 'Cash needed ÷ first-year monthly profit, in whole months',
    terms: ({ analysis }) => [computed('Cash needed', analysis.cashNeeded), computed('Annual profit', analysis.annualProfit), 'leaseYears'],
  },
  {
    id: 'leaseProfit',
    isMeasured: false,
    label: 'Profit over the lease',
    value: ({ analysis }) => moneyFigure(analysis.leaseProfit),
    formula: 'Profit over all years + deposit returned − cash needed. Furniture is written off.',
    terms: ({ analysis }) => [
      computed(
        'Profit over all years, plus the deposit returned',
        analysis.years.at(-1)?.cumulativeCashFlow ?? analysis.annualProfit,
        'Projection',
      ),
      computed('Cash needed', analysis.cashNeeded),
      'leaseYears',
      'leaseRentGrowth',
      'rentGrowth',
      'costGrowth',
    ],
  },
  {
    id: 'irr',
    isMeasured: false,
    label: 'Internal rate of return',
    value: ({ analysis }) => irrFigure(analysis.irr()),
    formula:
      'The annual rate at which all the lease’s cash flows have a net present value of zero: Σ flow ÷ (1 + rate)^years = 0. Before tax.',
    terms: ({ analysis }) => [
      computed('Cash needed', analysis.cashNeeded),
      computed('Profit over the lease', analysis.leaseProfit),
      'leaseYears',
    ],
  },
];

/** The strategy of leasing a house and letting its rooms. */
export const rentToRentStrategy: StrategyDefinition<RentToRentInputs, RentToRentAnalysis> = {
  strategy: 'rent-to-rent',
  analyse: rentToRent,
  recipes: [...profitFigures, ...cashFigures],
  facts: ({ inputs }) => roomFacts(inputs.rooms),
  warnings: leaseWarnings,
};

/** The number of months until the cash put in is paid back, as a figure; text that says why if it never is. */
export const paybackValue = (months: number | null, leaseYears: number): ReturnType<typeof textFigure> => {
  if (months === null) return textFigure('Never, as it makes no profit');
  return months > leaseYears * 12 ? textFigure('Not within the lease') : numberOr(months, months === 1 ? 'month' : 'months', '');
};

function leaseWarnings({ inputs, analysis }: Analysed<RentToRentInputs, RentToRentAnalysis>, currency: Currency): readonly Warning[] {
  const found: Warning[] = [];
  if (!inputs.ownerAgrees) found.push(['owner-permission', 'The owner must agree to subletting in writing. Not confirmed yet.']);
  if (!inputs.ownersLenderAgrees) {
    found.push(['lender-permission', 'The owner’s lender and insurer must agree to the lease. Not confirmed yet.']);
  }
  if (analysis.annualProfit < 0) found.push(['negative-cash-flow', 'Year one loses money before income tax.']);
  const atRisk = formatMoney(analysis.letting.lines.find(({ id }) => id === 'leaseRent')?.amount ?? analysis.cashNeeded, currency);
  found.push(['rent-due', `You owe the owner ${atRisk} in year one, even with every room empty.`]);
  return found;
}
