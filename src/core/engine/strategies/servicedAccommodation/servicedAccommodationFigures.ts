import type { ServicedAccommodationInputs } from '../../../deal/strategies/inputs/servicedAccommodationInputs.ts';
import { formatNumber } from '../../../kernel/format.ts';
import type { Warning } from '../checks.ts';
import { computed, money, numberOr, rateOr, words } from '../figures.ts';
import type { Analysed, FigureRecipe } from '../figures.ts';
import { keptLoan } from '../held/askedLoan.ts';
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
    label: 'Nights booked a year',
    value: ({ analysis }) => numberOr(analysis.nightsBooked, 'nights', ''),
    formula: 'Σ nights of a season × occupancy × its factor, full at most',
    terms: ({ analysis }) => [
      ...analysis.seasons.map(({ label, booked }) => [label, numberOr(booked, 'nights', ''), 'Computed'] as const),
      'occupancy',
      'seasons',
    ],
  },
  {
    id: 'averageDailyRate',
    label: 'Mean rate of a booked night',
    value: ({ analysis }) => (analysis.averageDailyRate === null ? words('No night is booked') : money(analysis.averageDailyRate)),
    formula: 'What nights bring ÷ nights booked',
    terms: (done) => [...incomeOfSeasons(done), 'nightlyRate', 'seasons'],
  },
  {
    id: 'revenuePerNight',
    label: 'Revenue of a night on offer',
    value: ({ analysis }) => money(analysis.revenuePerNight),
    formula: 'What nights bring ÷ nights on offer',
    terms: (done) => [...incomeOfSeasons(done), ['Nights on offer', numberOr(done.analysis.nightsOnOffer, 'nights', ''), 'Seasons']],
  },
  {
    id: 'breakEvenOccupancy',
    label: 'Break-even occupancy',
    value: ({ analysis }) => rateOr(analysis.breakEvenOccupancy, 'Even a full house loses money'),
    formula: 'The lowest occupancy at which a year’s income pays running costs and mortgage, found by trying, in steps of 0.01 %',
    terms: ({ analysis }) => [
      computed('Mortgage payments a year', analysis.held.debtService),
      'occupancy',
      'averageStay',
      'cleaningPerStay',
    ],
  },
];

/** A furnished home let by the night. */
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
    keptLoan(analysis, {
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
    found.push([
      'guests-permission',
      'Ask the lender, the freeholder and the insurer for their agreement to paying guests. It is not confirmed yet.',
    ]);
  }
  const { breakEvenOccupancy } = analysis;
  if (breakEvenOccupancy !== null && breakEvenOccupancy > inputs.occupancy * 0.85 && breakEvenOccupancy <= inputs.occupancy) {
    found.push(['thin-occupancy', 'A year with a seventh fewer bookings loses money.']);
  }
  return found;
}
