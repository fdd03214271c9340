import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import type { Minor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { sampleOutcome } from '../../../support/dealFixtures.ts';

/**
 * One deal calculated by hand, with the arithmetic for every figure. A freehold terrace in M6 at £185,000, rent £1,250, additional
 * dwelling, 25% deposit, interest only at 5.24%, on 20 November 2026.
 */
const outcome = sampleOutcome({
  overrides: {
    monthlyRent: fromMajor(1250),
    buyer: 'additional',
    ukResident: true,
    legalFees: fromMajor(1500),
    surveyFee: fromMajor(600),
    brokerFee: fromMajor(500),
    refurbishment: fromMajor(2000),
    otherPurchaseCosts: fromMajor(0),
    deposit: percent(25),
    mortgageKind: 'interest-only',
    mortgageRate: percent(5.24),
    mortgageYears: 25,
    arrangementFee: fromMajor(1500),
    arrangementFeeAdded: false,
    voidWeeks: 3,
    management: percent(12),
    tenantFind: percent(75),
    tenancyYears: 2,
    maintenance: percent(1),
    insurancePerYear: fromMajor(250),
    certificatesPerYear: fromMajor(128),
    licencePerYear: fromMajor(0),
    serviceChargePerYear: fromMajor(0),
    groundRentPerYear: fromMajor(0),
    otherCostsPerYear: fromMajor(60),
    rentGrowth: percent(3),
    priceGrowth: percent(2),
    costGrowth: percent(2),
    holdYears: 2,
    sellingCosts: percent(2),
    stressRate: percent(5.5),
  },
});
const { analysis, score, rules, report } = outcome;
const { purchase, figures, months, years, solves } = analysis;

const amounts = (lines: readonly { readonly id: string; readonly amount: Minor }[]): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map((line) => [line.id, line.amount / 100]));

describe('buying the worked deal', () => {
  it('taxes each band at its rate plus five percentage points', () => {
    // 0% + 5 = 5% of 125,000 = 6,250;  2% + 5 = 7% of (185,000 − 125,000 = 60,000) = 4,200;  together 10,450
    expect(purchase.transferTax.bands.map((band) => [band.taxed / 100, band.rate, band.tax / 100])).toEqual([
      [125_000, 0.05, 6250],
      [60_000, 0.07, 4200],
    ]);
    expect(purchase.transferTax.total).toBe(fromMajor(10_450));
    expect(purchase.transferTax.rules.map((rule) => rule.inForceFrom)).toEqual(['2025-04-01', '2024-10-31']);
  });

  it('adds every cost to the deposit', () => {
    expect(amounts(purchase.costs)).toEqual({
      transferTax: 10_450,
      legalFees: 1500,
      surveyFee: 600,
      brokerFee: 500,
      arrangementFee: 1500,
      refurbishment: 2000,
      otherPurchaseCosts: 0,
    });
    // 10,450 + 1,500 + 600 + 500 + 1,500 + 2,000 = 16,550
    expect(purchase.costsTotal).toBe(fromMajor(16_550));
    // 25% of 185,000 = 46,250;  185,000 − 46,250 = 138,750;  46,250 + 16,550 = 62,800
    expect(purchase.price).toBe(fromMajor(185_000));
    expect(purchase.deposit).toBe(fromMajor(46_250));
    expect(purchase.loan).toBe(fromMajor(138_750));
    expect(purchase.cashNeeded).toBe(fromMajor(62_800));
    expect(purchase.loanToValue).toBe(0.75);
  });
});

describe('the first year of the worked deal', () => {
  it('charges each running cost', () => {
    // rent 1,250 × 12 = 15,000;  voids 15,000 × 3 ÷ 52 = 865.38;  received 15,000 − 865.38 = 14,134.62
    // management 12% of 14,134.62 = 1,696.15;  tenants 75% of 1,250 ÷ 2 years = 468.75;  maintenance 1% of 185,000 = 1,850
    expect(amounts(analysis.runningCosts)).toEqual({
      management: 1696.15,
      tenantFind: 468.75,
      maintenance: 1850,
      insurance: 250,
      certificates: 128,
      licence: 0,
      serviceCharge: 0,
      groundRent: 0,
      other: 60,
    });
  });

  it('calculates the first-year figures', () => {
    expect(figures.annualRent).toBe(fromMajor(15_000));
    expect(figures.grossOperatingIncome).toBe(fromMajor(14_134.62));
    // 1,696.15 + 468.75 + 1,850 + 250 + 128 + 60 = 4,452.90
    expect(figures.operatingCosts).toBe(fromMajor(4452.9));
    // 14,134.62 − 4,452.90 = 9,681.72
    expect(figures.netOperatingIncome).toBe(fromMajor(9681.72));
    // 138,750 × 5.24% ÷ 12 = 605.875, rounded 605.88;  × 12 = 7,270.56
    expect(figures.monthlyPayment).toBe(fromMajor(605.88));
    expect(figures.annualDebtService).toBe(fromMajor(7270.56));
    // 9,681.72 − 7,270.56 = 2,411.16;  ÷ 12 = 200.93
    expect(figures.annualCashFlow).toBe(fromMajor(2411.16));
    expect(figures.monthlyCashFlow).toBe(fromMajor(200.93));
    expect(figures.cashNeeded).toBe(fromMajor(62_800));
    expect(figures.loanToValue).toBe(0.75);
    // 15,000 ÷ 185,000 = 8.1081%;  9,681.72 ÷ 185,000 = 5.2334%
    expect(figures.grossYield).toBeCloseTo(0.081081, 6);
    expect(figures.netYield).toBeCloseTo(0.052334, 6);
    // 2,411.16 ÷ 62,800 = 3.8394%
    expect(figures.cashOnCash).toBeCloseTo(0.038394, 6);
    // growth 2% of 185,000 = 3,700;  (2,411.16 + 0 + 3,700) ÷ 62,800 = 9.7311%
    expect(figures.roi).toBeCloseTo(0.097311, 6);
    // 15,000 ÷ (138,750 × 5.5% = 7,631.25) = 1.96560
    expect(figures.interestCover).toBeCloseTo(1.9656, 5);
    // 9,681.72 ÷ 7,270.56 = 1.33163
    expect(figures.debtServiceCover).toBeCloseTo(1.33163, 5);
    // Each £1 of monthly rent keeps 12 × 49/52 × 0.88 − 0.75/2 = 9.5757692; fixed 1,850 + 250 + 128 + 60 + 7,270.56 = 9,558.56
    // 9,558.56 ÷ 9.5757692 = 998.2028, rounded up to the penny 998.21
    expect(figures.breakEvenRent).toBe(fromMajor(998.21));
  });

  it('spreads the year over twelve months to the penny', () => {
    // voids 865.38 ÷ 12 = 72.115: six months of 72.12, six of 72.11;  costs 4,452.90 ÷ 12 = 371.075: six of 371.08, six of 371.07
    // month 1: 1,250 − 72.12 − 371.08 − 605.88 = 200.92;  month 12: 1,250 − 72.11 − 371.07 − 605.88 = 200.94
    const row = { rent: 125_000, interest: 60_588, principal: 0 };
    expect(months[0]).toEqual({ month: 1, ...row, voids: 7212, costs: 37_108, cashFlow: 20_092 });
    expect(months[11]).toEqual({ month: 12, ...row, voids: 7211, costs: 37_107, cashFlow: 20_094 });
    // 6 × 200.92 + 6 × 200.94 = 2,411.16
    expect(months.reduce((sum, month) => sum + month.cashFlow, 0)).toBe(figures.annualCashFlow);
  });
});

describe('holding and selling the worked deal', () => {
  it('projects the first two years', () => {
    // year 1: value 185,000 × 1.02 = 188,700;  equity 188,700 − 138,750 = 49,950
    expect(years[0]).toEqual({
      year: 1,
      rent: fromMajor(15_000),
      voids: fromMajor(865.38),
      costs: fromMajor(4452.9),
      netOperatingIncome: fromMajor(9681.72),
      interest: fromMajor(7270.56),
      principal: 0,
      cashFlow: fromMajor(2411.16),
      cumulativeCashFlow: fromMajor(2411.16),
      propertyValue: fromMajor(188_700),
      loanBalance: fromMajor(138_750),
      equity: fromMajor(49_950),
    });
    // year 2: rent 1,250 × 1.03 = 1,287.50 a month, 15,450;  voids 15,450 × 3 ÷ 52 = 891.35;  received 14,558.65
    // management 1,747.04;  tenants 0.375 × 1,287.50 = 482.81;  maintenance 1,887;  255;  130.56;  61.20;  together 4,563.61
    // 14,558.65 − 4,563.61 = 9,995.04;  − 7,270.56 = 2,724.48;  + 2,411.16 = 5,135.64
    // value 185,000 × 1.0404 = 192,474;  − 138,750 = 53,724
    expect(years[1]).toEqual({
      year: 2,
      rent: fromMajor(15_450),
      voids: fromMajor(891.35),
      costs: fromMajor(4563.61),
      netOperatingIncome: fromMajor(9995.04),
      interest: fromMajor(7270.56),
      principal: 0,
      cashFlow: fromMajor(2724.48),
      cumulativeCashFlow: fromMajor(5135.64),
      propertyValue: fromMajor(192_474),
      loanBalance: fromMajor(138_750),
      equity: fromMajor(53_724),
    });
  });

  it('repays the interest-only loan when its term of 25 years ends', () => {
    expect(years[23]?.loanBalance).toBe(fromMajor(138_750));
    expect(years[24]?.principal).toBe(fromMajor(138_750));
    expect(years[24]?.loanBalance).toBe(0);
    expect(years[25]?.interest).toBe(0);
  });

  it('returns less than was invested when sold after two years', () => {
    // sale 192,474 − 2% (3,849.48) − 138,750 = 49,874.52;  flows −62,800, 2,411.16, 2,724.48 + 49,874.52 = 52,599.00
    // multiple (2,411.16 + 52,599) ÷ 62,800 = 0.875958
    expect(figures.equityMultiple).toBeCloseTo(0.875958, 6);
    // 52,599 x² + 2,411.16 x − 62,800 = 0 with x = 1 ÷ (1 + rate):  x = (−2,411.16 + √(2,411.16² + 4 × 52,599 × 62,800)) ÷ 105,198
    const x = (-2411.16 + Math.sqrt(2411.16 ** 2 + 4 * 52_599 * 62_800)) / 105_198;
    expect(x).toBeCloseTo(1.069995, 6);
    expect(figures.irr.kind).toBe('one');
    if (figures.irr.kind === 'one') expect(figures.irr.rate).toBeCloseTo(1 / x - 1, 9);
  });
});

describe('changes that would make the worked deal meet its rules', () => {
  it('finds the highest price for all six rules, with maintenance kept at 1% of the asking price', () => {
    // With price p: cash flow 11,531.72 − 1,850 − 75% × 5.24% p = 9,681.72 − 0.0393 p;  cash 0.25 p + (0.07 p − 2,500) + 6,100
    // 9,681.72 − 0.0393 p ≥ 6% of (0.32 p + 3,600) = 0.0192 p + 216 → p ≤ 9,465.72 ÷ 0.0585 = 161,807, rounded down to £500
    expect(solves.offerPrice).toBe(fromMajor(161_500));
    expect(solves.targetPrices.find(({ target }) => target === 'cashOnCash')?.price).toBe(solves.offerPrice);
  });

  it('finds the rent needed', () => {
    // 6% of 62,800 = 3,768; (3,768 + 9,558.56) ÷ 9.5757692 = 1,391.70, rounded up to the pound 1,392
    expect(solves.rentNeeded).toBe(fromMajor(1392));
  });

  it('finds the mortgage rate at which cash flow reaches zero', () => {
    // 9,681.72 ÷ 12 = 806.81 a month;  at 6.97% 138,750 × 6.97% ÷ 12 = 805.91, at 6.98% 807.06
    expect(solves.rateSurvived).toBe(0.0697);
  });
});

describe('the verdict on the worked deal', () => {
  it('compares the figures with the rules', () => {
    expect(rules.map((rule) => [rule.id, rule.met, rule.words])).toEqual([
      ['monthlyCashFlow', true, '£201, meets your £200 target'],
      ['cashOnCash', false, '3.8%, below your 6% target'],
      ['interestCover', true, '197%, meets your 125% target'],
      ['debtServiceCover', true, '1.33, meets your 1.25 target'],
      ['netYield', true, '5.2%, meets your 4% target'],
      ['grossYield', true, '8.1%, meets your 6% target'],
    ]);
    expect(report.verdict).toMatch(
      /^Meets 5 of your 6 rules\. Cash-on-cash is 3\.8%, below your 6% target\. It would meet all your rules at £161,500 or less\.$/,
    );
  });

  it('adds up every point of the score', () => {
    // net yield (5.2334 − 2) ÷ 4 × 20 = 16.17;  cash flow 200.93 ÷ 400 × 18 = 9.04;  cash-on-cash 3.8394 ÷ 8 × 18 = 8.64
    // interest cover 0.9656 × 12 = 11.59;  gross yield over 8%: 8;  return below 2%: 0;  freehold 8;  C 4;  no missing details 6
    // together 71.43, so 71: rounded down 70, and the remaining point goes to the largest fraction, cash-on-cash
    expect(score.criteria.map((criterion) => [criterion.id, criterion.points, criterion.weight])).toEqual([
      ['net-yield', 16, 20],
      ['cash-flow', 9, 18],
      ['cash-on-cash', 9, 18],
      ['interest-cover', 11, 12],
      ['gross-yield', 8, 8],
      ['hold-return', 0, 6],
      ['lease', 8, 8],
      ['energy', 4, 4],
      ['listing', 6, 6],
    ]);
    expect([score.total, score.low, score.high, score.band]).toEqual([71, 71, 71, 'good']);
  });
});
