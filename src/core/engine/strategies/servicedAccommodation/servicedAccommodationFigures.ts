import type { ServicedAccommodationInputs } from '../../../deal/strategies/inputs/servicedAccommodationInputs.ts';
import { formatNumber } from '../../../kernel/formatMoneyAndRates.ts';
import type { Warning } from '../checks.ts';
import { computed, moneyFigure, numberOr, rateOr, textFigure } from '../figures.ts';
import type { Analysed, FigureRecipe } from '../figures.ts';
import { longTermLoan } from '../held/requestedLoan.ts';
import { screenFigures } from '../held/screenFigures.ts';
import { cashFlowWarnings } from '../held/cashFlowWarnings.ts';
import { holdFigures, loanFigures, operatingFigures } from '../held/heldFigures.ts';
import { cashNeededTerm, purchaseFigures } from '../held/purchasedProperty.ts';
import type { StrategyDefinition } from '../strategyDefinition.ts';
import { servicedAccommodation } from './servicedAccommodation.ts';
import type { ServicedAccommodationAnalysis } from './servicedAccommodation.ts';

type Recipe = FigureRecipe<ServicedAccommodationInputs, ServicedAccommodationAnalysis>;

const nightFigures: readonly Recipe[] = [
  {
    id: 'nightsBooked',
    label: 'Nights booked per year',
    value: ({ analysis }) => numberOr(analysis.nightsBooked, 'nights', ''),
    formula: 'Sum over all seasons of nights × occupancy × occupancy factor, with occupancy capped at 100%',
    terms: ({ analysis }) => [
      ...analysis.seasons.map(({ label, booked }) => [label, numberOr(booked, 'nights', ''), 'Computed'] as const),
      'occupancy',
      'seasons',
    ],
  },
  {
    id: 'averageDailyRate',
    label: 'Average daily rate (ADR)',
    value: ({ analysis }) => (analysis.averageDailyRate === null ? textFigure('No nights booked') : moneyFigure(analysis.averageDailyRate)),
    formula: 'Night revenue ÷ nights booked',
    terms: (done) => [...incomeOfSeasons(done), 'nightlyRate', 'seasons'],
  },
  {
    id: 'revenuePerNight',
    label: 'Revenue per available night',
    value: ({ analysis }) => moneyFigure(analysis.revenuePerNight),
    formula: 'Night revenue ÷ available nights',
    terms: (done) => [...incomeOfSeasons(done), ['Available nights', numberOr(done.analysis.nightsOnOffer, 'nights', ''), 'Seasons']],
  },
  {
    id: 'breakEvenOccupancy',
    label: 'Break-even occupancy',
    value: ({ analysis }) => rateOr(analysis.breakEvenOccupancy, 'Loses money even when full'),
    formula: 'The lowest occupancy, in 0.01% steps, at which annual income covers running costs and the mortgage',
    terms: ({ analysis }) => [
      computed('Annual mortgage payments', analysis.held.debtService),
      'occupancy',
      'averageStay',
      'cleaningPerStay',
    ],
  },
];

/** The strategy of letting a furnished home by the night. */
export const servicedAccommodationStrategy: StrategyDefinition<ServicedAccommodationInputs, ServicedAccommodationAnalysis> = {
  strategy: 'serviced-accommodation',
  analyse: servicedAccommodation,
  recipes: [
    ...operatingFigures<ServicedAccommodationInputs>(['nightlyRate', 'occupancy', 'seasons', 'averageStay', 'cleaningCharged']),
    ...nightFigures,
    ...purchaseFigures,
    ...loanFigures,
    ...screenFigures<ServicedAccommodationInputs, ServicedAccommodationAnalysis>(({ inputs, analysis }) => ({
      price: analysis.purchase.price,
      works: inputs.refurbishment,
    })),
    ...holdFigures<ServicedAccommodationInputs, ServicedAccommodationAnalysis>(cashNeededTerm),
  ],
  facts: ({ inputs, analysis }) => ({
    nightsLet: analysis.nightsBooked,
    guestIncome: analysis.held.letting.rent,
    planningForStays: inputs.planningForStays,
    ownersPermission: inputs.lenderAgrees,
  }),
  warnings: (done, currency) => [...guestWarnings(done), ...cashFlowWarnings(done, currency)],
  loans: ({ inputs, analysis }) => [
    longTermLoan(analysis, {
      purpose: 'purchase',
      value: analysis.purchase.price,
      mortgageKind: inputs.mortgageKind,
      isByTheNight: true,
    }),
  ],
};

function incomeOfSeasons({
  analysis,
}: Analysed<ServicedAccommodationInputs, ServicedAccommodationAnalysis>): ReturnType<typeof computed>[] {
  return analysis.seasons.map(({ label, income, booked }) => computed(`${label}, ${formatNumber(booked)} nights`, income));
}

function guestWarnings({ inputs, analysis }: Analysed<ServicedAccommodationInputs, ServicedAccommodationAnalysis>): readonly Warning[] {
  const found: Warning[] = [];
  if (!inputs.lenderAgrees) {
    found.push(['guests-permission', 'The lender, freeholder and insurer must agree to paying guests. Not confirmed yet.']);
  }
  const { breakEvenOccupancy } = analysis;
  if (breakEvenOccupancy !== null && breakEvenOccupancy > inputs.occupancy * 0.85 && breakEvenOccupancy <= inputs.occupancy) {
    found.push(['thin-occupancy', 'Losing one booking in seven makes the year unprofitable.']);
  }
  return found;
}
