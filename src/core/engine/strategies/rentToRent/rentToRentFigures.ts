import { formatMoney } from '../../../kernel/format.ts';
import type { RentToRentInputs } from '../../../deal/strategies/inputs/rentToRentInputs.ts';
import type { Currency } from '../../../kernel/money.ts';
import type { Warning } from '../checks.ts';
import { computed, irrFigure, money, numberOr, rateOr, words } from '../figures.ts';
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
    label: 'Profit a month',
    value: ({ analysis }) => money(monthlyShare(analysis.annualProfit)),
    formula: 'Profit of the first year ÷ 12. Before income tax.',
    terms: ({ analysis }) => [computed('Profit a year', analysis.annualProfit)],
  },
  {
    id: 'annualCashFlow',
    label: 'Profit a year',
    value: ({ analysis }) => money(analysis.annualProfit),
    formula: 'Rent received − running costs, the rent to the owner among them. Before income tax.',
    terms: ({ analysis }) => [
      computed('Rent received a year', analysis.letting.grossOperatingIncome),
      computed('Running costs a year', analysis.letting.costs),
    ],
  },
  {
    id: 'incomeReceived',
    label: 'Rent received a year',
    value: ({ analysis }) => money(analysis.letting.grossOperatingIncome),
    formula: 'Σ of the rooms: rent × 12 − voids',
    terms: ({ analysis }) => [computed('Rent of all rooms', analysis.letting.rent), computed('Voids', analysis.letting.voids), 'rooms'],
  },
  {
    id: 'operatingCosts',
    label: 'Running costs a year',
    value: ({ analysis }) => money(analysis.letting.costs),
    formula: 'Sum of a year’s running costs, the rent to the owner among them',
    terms: ({ analysis }) => [...lineTerms(analysis.runningCosts, 'Table of running costs'), 'leaseRentPerMonth', 'rentFreeMonths'],
  },
  {
    id: 'breakEvenOccupancy',
    label: 'Break-even occupancy',
    value: ({ analysis }) => rateOr(analysis.breakEvenOccupancy, 'No rent'),
    formula: 'Running costs a year ÷ rent of all rooms let all year',
    terms: ({ analysis }) => [
      computed('Running costs a year', analysis.letting.costs),
      computed('Rent of all rooms', analysis.letting.rent),
    ],
  },
];

const cashFigures: readonly Recipe[] = [
  {
    id: 'cashNeeded',
    label: 'Cash needed',
    value: ({ analysis }) => money(analysis.cashNeeded),
    formula: 'Deposit to the owner + furniture + works + set-up fees',
    terms: () => ['leaseDeposit', 'furnishing', 'setUpWorks', 'setUpFees'],
  },
  {
    id: 'cashOnCash',
    label: 'Return on cash',
    value: ({ analysis }) => rateOr(analysis.returnOnCash, 'No cash goes in'),
    formula: 'Profit a year ÷ cash needed. Before income tax.',
    terms: ({ analysis }) => [computed('Profit a year', analysis.annualProfit), computed('Cash needed', analysis.cashNeeded)],
  },
  {
    id: 'payback',
    label: 'Paid back after',
    value: ({ analysis, inputs }) => paybackValue(analysis.paybackMonths, inputs.leaseYears),
    formula: 'Cash needed ÷ profit a month of the first year, whole months',
    terms: ({ analysis }) => [computed('Cash needed', analysis.cashNeeded), computed('Profit a year', analysis.annualProfit), 'leaseYears'],
  },
  {
    id: 'leaseProfit',
    isMeasured: false,
    label: 'Profit over the lease',
    value: ({ analysis }) => money(analysis.leaseProfit),
    formula: 'Profits of all years + deposit back − cash needed. Furniture is worth nothing at the end.',
    terms: ({ analysis }) => [
      computed('All years, with the deposit back', analysis.years.at(-1)?.cumulativeCashFlow ?? analysis.annualProfit, 'Projection'),
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
      'The yearly rate at which all money in and out of the lease is worth nothing together: Σ flow ÷ (1 + rate)^years = 0. Before tax.',
    terms: ({ analysis }) => [
      computed('Cash needed', analysis.cashNeeded),
      computed('Profit over the lease', analysis.leaseProfit),
      'leaseYears',
    ],
  },
];

/** Leasing a house and letting its rooms. */
export const rentToRentStrategy: StrategyDefinition<RentToRentInputs, RentToRentAnalysis> = {
  strategy: 'rent-to-rent',
  analyse: rentToRent,
  recipes: [...profitFigures, ...cashFigures],
  facts: ({ inputs }) => roomFacts(inputs.rooms),
  warnings: leaseWarnings,
};

/** A figure for the months until the cash put in is paid back, or text saying why it never is. */
export const paybackValue = (months: number | null, leaseYears: number): ReturnType<typeof words> => {
  if (months === null) return words('Never: it makes no profit');
  return months > leaseYears * 12 ? words('Not within the lease') : numberOr(months, months === 1 ? 'month' : 'months', '');
};

function leaseWarnings({ inputs, analysis }: Analysed<RentToRentInputs, RentToRentAnalysis>, currency: Currency): readonly Warning[] {
  const found: Warning[] = [];
  if (!inputs.ownerAgrees) found.push(['owner-permission', 'The owner has to agree to subletting in writing. It is not confirmed yet.']);
  if (!inputs.ownersLenderAgrees) {
    found.push(['lender-permission', 'The owner’s lender and insurer have to agree to the lease. It is not confirmed yet.']);
  }
  if (analysis.annualProfit < 0) found.push(['negative-cash-flow', 'The first year loses money, before income tax.']);
  const atRisk = formatMoney(analysis.letting.lines.find(({ id }) => id === 'leaseRent')?.amount ?? analysis.cashNeeded, currency);
  found.push(['rent-due', `The rent to the owner, ${atRisk} in the first year, is due with every room empty.`]);
  return found;
}
