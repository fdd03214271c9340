import { describe, expect, it } from 'vitest';
import { operatingExpenseRatio } from '../../../../../../src/core/engine/finance/property/operatingIncome.ts';
import { rentalYear } from '../../../../../../src/core/engine/finance/property/rentalYear.ts';
import type { RentalYear } from '../../../../../../src/core/engine/finance/property/rentalYear.ts';
import { roomsMonth, sharedHomeMonth } from '../../../../../../src/core/engine/finance/property/sharedHome.ts';
import {
  breakEvenOccupancyOfNights,
  nightsRevenue,
  priceForSamePayout,
  shortLetYear,
} from '../../../../../../src/core/engine/finance/property/shortLet.ts';
import { fiftyPercentRuleCashFlow, rentToPrice } from '../../../../../../src/core/engine/finance/property/rulesOfThumb.ts';

// multihub.forum, "What metrics matter for cash on cash and cap rate in a duplex" (#3).
const duplex: RentalYear = {
  grossRent: 33_600,
  vacancyRate: 0.05,
  costs: { amounts: [6_000, 1_200, 2_000], shareOfCollected: 0.1, shareOfGross: 0 },
  debtService: 24_192,
  price: 420_000,
  works: 30_000,
  cashInvested: 84_000,
  units: 2,
};

describe('rental year', () => {
  it('deducts vacancy, then costs, then debt service', () => {
    const found = rentalYear(duplex);
    expect(found).toMatchObject({ effectiveGrossIncome: 31_920, operatingExpenses: 12_392, netOperatingIncome: 19_528, cashFlow: -4_664 });
    expect(found.netOperatingIncomePerUnit).toBe(9_764);
    expect([found.capRate, found.cashOnCash].map((value) => Number(value?.toFixed(4)))).toEqual([0.0465, -0.0555]);
  });

  it('gives returns with and without the cost of building work', () => {
    const { capRateOnCost, cashOnCashWithWorks } = rentalYear(duplex);
    expect([capRateOnCost, cashOnCashWithWorks].map((value) => Number(value?.toFixed(4)))).toEqual([0.0434, -0.0409]);
  });

  it('supports a manager’s fee on the rent before vacancy, and has no ratios without a price', () => {
    const found = rentalYear({
      ...duplex,
      costs: { amounts: [], shareOfCollected: 0, shareOfGross: 0.1 },
      price: 0,
      works: 0,
      cashInvested: 0,
    });
    expect(found).toMatchObject({ operatingExpenses: 3_360, capRate: null, capRateOnCost: null, cashOnCash: null });
  });

  it('gives an operating expense ratio before debt', () => {
    expect(operatingExpenseRatio(12_392, 31_920)).toBeCloseTo(0.3882, 4);
    expect(operatingExpenseRatio(1, 0)).toBeNull();
  });
});

describe('rules of thumb', () => {
  it('compare a month’s rent with the price plus the building work', () => {
    expect(rentToPrice(1_500, { price: 120_000, works: 30_000 })).toBe(0.01);
    expect(rentToPrice(1_500, { price: 0, works: 0 })).toBeNull();
  });

  it('leave half of the rent to pay the loan (verleon.ai)', () => {
    expect(fiftyPercentRuleCashFlow(1_400, 650)).toBe(50);
  });
});

describe('home shared with tenants', () => {
  it('costs all expenses less the rent, each counted once', () => {
    expect(sharedHomeMonth({ rent: 1_500, vacancyRate: 0.05, costs: [2_702] })).toEqual({
      effectiveRent: 1_425,
      costs: 2_702,
      netHousingCost: 1_277,
    });
    // freereicalc.com counted the operating expenses twice and got 838.
    expect(sharedHomeMonth({ rent: 3_990, vacancyRate: 0, costs: [2_528, 1_150] }).netHousingCost).toBe(-312);
  });

  it('compares the rent from all rooms with the mortgage payment (biggerpockets.com 635244)', () => {
    expect(roomsMonth(3, 700, 2_000)).toEqual({ rent: 2_100, rentOverPayment: 1.05, surplus: 100 });
    expect(roomsMonth(3, 700, 0).rentOverPayment).toBeNull();
  });
});

describe('short lets', () => {
  it('pay platform fees on nights and cleaning (infotalker.com)', () => {
    const year = {
      nights: 35_550,
      cleaningFees: 7_900,
      platformFee: 0.03,
      management: 0,
      maintenance: 0.05,
      cleaningCosts: 5_530,
      fixedCosts: 26_400,
    };
    const found = shortLetYear(year);
    expect(found).toMatchObject({ grossRevenue: 43_450, management: 0 });
    expect([found.platformFee, found.maintenance, found.netIncome].map((value) => Number(value.toFixed(2)))).toEqual([
      1_303.5, 2_172.5, 8_044,
    ]);
    expect(shortLetYear({ ...year, management: 0.2 }).netIncome).toBeCloseTo(8_044 - 8_690, 6);
  });

  it('earn the nightly price for the nights booked', () => {
    expect(nightsRevenue(150, 0.65)).toBe(35_587.5);
  });

  it('have a break-even occupancy, or none if no booking contributes to the fixed costs', () => {
    expect(breakEvenOccupancyOfNights(237, 43_450, { variable: 9_006, fixed: 26_400 })).toBeCloseTo(0.4977, 4);
    expect(breakEvenOccupancyOfNights(237, 9_006, { variable: 9_006, fixed: 26_400 })).toBeNull();
  });

  it('need a higher price for the same payout if the platform charges more (rentalscaleup.com)', () => {
    expect(priceForSamePayout(0.03, 0.155)).toBeCloseTo(1.1479, 4);
    expect(priceForSamePayout(0.03, 1)).toBeNull();
  });
});
