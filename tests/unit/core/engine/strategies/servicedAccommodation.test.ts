import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServicedAccommodationInputs } from '../../../../../src/core/deal/strategies/inputs/servicedAccommodationInputs.ts';
import { analyseStrategy } from '../../../../../src/core/engine/strategies/analyseStrategy.ts';
import { servicedAccommodation } from '../../../../../src/core/engine/strategies/servicedAccommodation/servicedAccommodation.ts';
import { fromMajor, minor, sumMoney } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { anyInputs, contextWith, figure, inputsWith, plain, texts } from './given.ts';

const { voidWeeks: _, tenantFind: __, ...costs } = plain;
const given = (changes: Partial<ServicedAccommodationInputs> = {}): ServicedAccommodationInputs =>
  inputsWith('serviced-accommodation', {
    ...costs,
    purchasePrice: fromMajor(200_000),
    deposit: percent(25),
    mortgageRate: percent(6),
    nightlyRate: fromMajor(100),
    occupancy: percent(60),
    seasons: [
      { label: 'Summer', nights: 100, rateFactor: 1.5, occupancyFactor: 1.5 },
      { label: 'Rest of the year', nights: 265, rateFactor: 1, occupancyFactor: 0.8 },
    ],
    averageStay: 3,
    cleaningPerStay: fromMajor(50),
    cleaningCharged: fromMajor(20),
    suppliesPerNight: fromMajor(2),
    platformFee: percent(15),
    utilitiesPerMonth: fromMajor(200),
    localTaxPerYear: fromMajor(1800),
    insurancePerYear: fromMajor(400),
    ...changes,
  });

const cashAt = (occupancy: number) => servicedAccommodation(given({ occupancy: rate(occupancy) }), contextWith()).held.annualCashFlow;

describe('serviced accommodation, worked by hand', () => {
  const done = servicedAccommodation(given(), contextWith());

  it('books 90 summer nights at 150 and 127.2 other nights at 100: 26,220', () => {
    expect(done.seasons.map(({ income }) => income)).toEqual([fromMajor(13_500), fromMajor(12_720)]);
    expect(done.nightsBooked).toBeCloseTo(217.2, 9);
    expect(done.averageDailyRate).toBe(fromMajor(120.72));
    expect(done.revenuePerNight).toBe(fromMajor(71.84));
  });

  it('adds a 20 cleaning fee for 72.4 stays, and deducts 15% and 10% fees, cleaning, supplies, utilities, council tax and insurance', () => {
    expect(done.held.letting.rent).toBe(fromMajor(26_220 + 1448));
    expect(done.held.letting.costs).toBe(fromMajor(4150.2 + 2766.8 + 3620 + 434.4 + 2400 + 1800 + 400));
  });

  it('earns 27,668 − 15,571.40 − 9,000 = 3,096.60', () => {
    expect(done.held.annualCashFlow).toBe(fromMajor(3096.6));
  });

  it('never books more nights than a season has', () => {
    const { seasons } = servicedAccommodation(given({ occupancy: percent(90) }), contextWith());
    expect(seasons[0]?.booked).toBe(100);
  });

  it('finds the occupancy at which the year breaks even', () => {
    const { breakEvenOccupancy } = done;
    if (breakEvenOccupancy === null) throw new Error('The example never breaks even');
    expect(cashAt(breakEvenOccupancy)).toBeGreaterThanOrEqual(0);
    expect(cashAt(breakEvenOccupancy - 0.0001)).toBeLessThan(0);
  });

  it('says so if it loses money even when full, or if no night is booked', () => {
    const cheap = analyseStrategy('serviced-accommodation', given({ nightlyRate: fromMajor(10) }), contextWith());
    expect(figure(cheap, 'breakEvenOccupancy')).toEqual({ kind: 'words', words: 'Loses money even when full' });
    const empty = analyseStrategy('serviced-accommodation', given({ occupancy: rate(0) }), contextWith());
    expect(figure(empty, 'averageDailyRate')).toEqual({ kind: 'words', words: 'No nights booked' });
  });

  it('shows every figure of the example', () => {
    expect(texts(analyseStrategy('serviced-accommodation', given(), contextWith()))).toEqual({
      annualCashFlow: '£3,097',
      averageDailyRate: '£121',
      breakEvenOccupancy: '48.9%',
      cashNeeded: '£71,000',
      cashOnCash: '4.4%',
      debtServiceCover: '1.34',
      equityMultiple: '1.08 times',
      grossYield: '13.8%',
      incomeReceived: '£27,668',
      interestCover: '335%',
      irr: '1.0%',
      loanToValue: '75.0%',
      monthlyCashFlow: '£258',
      monthlyPayment: '£750',
      netOperatingIncome: '£12,097',
      netYield: '6.0%',
      nightsBooked: '217.2 nights',
      operatingCosts: '£15,571',
      revenuePerNight: '£72',
    });
  });
});

describe('invariants of serviced accommodation', () => {
  it('neither a higher occupancy nor a higher nightly rate lowers the income', () => {
    fc.assert(
      fc.property(anyInputs('serviced-accommodation'), fc.integer({ min: 0, max: 10_000 }), (inputs, more) => {
        const income = (changes: Partial<ServicedAccommodationInputs>): number =>
          servicedAccommodation({ ...inputs, ...changes }, contextWith()).held.letting.rent;
        const fuller = income({ occupancy: rate(Math.min(1, inputs.occupancy + more / 10_000)) });
        expect(fuller).toBeGreaterThanOrEqual(income({}));
        expect(income({ nightlyRate: minor(inputs.nightlyRate + more) })).toBeGreaterThanOrEqual(income({}));
      }),
      { numRuns: 60 },
    );
  });

  it('the income of the seasons adds up to the guest payments, and nights booked never exceed nights on offer', () => {
    fc.assert(
      fc.property(anyInputs('serviced-accommodation'), (inputs) => {
        const { seasons, nightsBooked, nightsOnOffer, held } = servicedAccommodation(
          { ...inputs, cleaningCharged: minor(0) },
          contextWith(),
        );
        expect(sumMoney(seasons.map(({ income }) => income))).toBe(held.letting.rent);
        expect(nightsBooked).toBeLessThanOrEqual(nightsOnOffer);
      }),
      { numRuns: 60 },
    );
  });
});
