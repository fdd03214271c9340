import { buyToLetEntries } from '../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../../../src/core/deal/resolve/resolveInputs.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { offerStep } from '../../../../src/core/engine/offerStep.ts';
import { analyse } from '../../../../src/core/engine/analyse.ts';
import type { Analysis } from '../../../../src/core/engine/analysis.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney } from '../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';
import { marketIds } from '../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../src/core/market/registry.ts';
import type { Place } from '../../../../src/core/market/rules.ts';
import { sampleOutcome } from '../../../support/dealFixtures.ts';

const base = assumptionsOf(sampleOutcome().inputs);
const { targets } = standardProfile;
const on = isoDate('2026-11-20');
const analysed = (changes: Partial<BuyToLetInputs>, place: Place = 'england'): Analysis =>
  analyse({ assumptions: { ...base, ...changes }, rules: rulesOf(marketIds[place]), targets, on });

const noCosts: Partial<BuyToLetInputs> = {
  voidWeeks: 0,
  management: rate(0),
  tenantFind: rate(0),
  maintenance: rate(0),
  insurancePerYear: minor(0),
  certificatesPerYear: minor(0),
};

/** Any assumptions within the catalogue's bounds, with realistic amounts for homes. */
const anyAssumptions: fc.Arbitrary<BuyToLetInputs> = fc.record(
  Object.fromEntries(
    buyToLetEntries.map(({ key, unit, bounds: [low, high], choices }) => {
      if (unit === 'yes-no') return [key, fc.boolean()];
      if (unit === 'choice') return [key, fc.constantFrom(...choices.map((choice) => choice.value))];
      if (unit === 'money') return [key, fc.integer({ min: low, max: key === 'purchasePrice' ? 300_000_000 : 2_000_000 })];
      if (key === 'holdYears') return [key, fc.integer({ min: low, max: high })];
      return [key, fc.integer({ min: Math.ceil(low * 1e4), max: Math.floor(high * 1e4) }).map((steps) => steps / 1e4)];
    }),
  ),
) as unknown as fc.Arbitrary<BuyToLetInputs>;
const anyPlace = fc.constantFrom<Place>('england', 'northern-ireland', 'scotland', 'wales');

describe('figures published elsewhere', () => {
  it('gross yield of £250,000 let at £1,250 is 6% (abodewise.co.uk)', () => {
    expect(analysed({ purchasePrice: fromMajor(250_000), monthlyRent: fromMajor(1250) }).figures.grossYield).toBe(0.06);
  });

  it('net yield of the same property with costs of £1,500 is 5.4% (abodewise.co.uk)', () => {
    const given = { ...noCosts, purchasePrice: fromMajor(250_000), monthlyRent: fromMajor(1250), otherCostsPerYear: fromMajor(1500) };
    expect(analysed(given).figures.netYield).toBe(0.054);
  });

  it.each([
    // The largest loan at which rent × 12 ÷ (loan × 5.5%) still meets the cover (PRA SS13/16 and market practice).
    [1000, 1.25, 174_545.45],
    [1000, 1.45, 150_470.22],
    [1250, 1.45, 188_087.77],
    [2400, 1.4, 374_025.97],
  ])('rent of £%i covers %f times the interest on £%f at 5.5 percent', (monthly, cover, loan) => {
    const given = { purchasePrice: fromMajor(loan * 2), deposit: percent(50), monthlyRent: fromMajor(monthly), stressRate: percent(5.5) };
    expect(analysed(given).figures.interestCover).toBeCloseTo(cover, 6);
  });

  it('cash-on-cash is income less debt service over cash: (140,000 − 95,000) ÷ 500,000 = 9% (acadifi.com)', () => {
    // Interest-only on 1,000,000 at 9.5% costs 95,000. The cash needed is the 500,000 deposit plus the transfer tax.
    const given: Partial<BuyToLetInputs> = {
      ...noCosts,
      purchasePrice: fromMajor(1_500_000),
      deposit: rate(1 / 3),
      mortgageKind: 'interest-only',
      mortgageRate: percent(9.5),
      monthlyRent: minor(Math.round(14_000_000 / 12)),
      legalFees: minor(0),
      surveyFee: minor(0),
      brokerFee: minor(0),
      arrangementFee: minor(0),
    };
    const { figures, purchase } = analysed(given);
    expect(figures.annualDebtService / 100).toBeCloseTo(95_000, 0);
    expect(figures.annualCashFlow / 50_000_000).toBeCloseTo(0.09, 6);
    expect(figures.cashOnCash).toBeCloseTo(45_000_00 / (50_000_000 + purchase.transferTax.total), 6);
  });
});

describe('purchase without a loan', () => {
  const { figures, purchase, solves } = analysed({ deposit: percent(100), arrangementFeeAdded: true });

  it('has no payments, no cover and no loan fees', () => {
    expect([purchase.loan, figures.monthlyPayment, figures.annualDebtService]).toEqual([0, 0, 0]);
    expect([figures.interestCover, figures.debtServiceCover, figures.loanToValue]).toEqual([null, null, 0]);
    expect(purchase.costs.filter((cost) => ['brokerFee', 'arrangementFee'].includes(cost.id)).map((cost) => cost.amount)).toEqual([0, 0]);
    expect(solves.rateSurvived).toBeNull();
  });

  it('has a cash flow equal to its net operating income', () => {
    expect(figures.annualCashFlow).toBe(figures.netOperatingIncome);
  });
});

describe('fee added to the loan', () => {
  it('needs no cash, increases the loan and accrues interest', () => {
    const paid = analysed({ arrangementFee: fromMajor(2000), arrangementFeeAdded: false });
    const added = analysed({ arrangementFee: fromMajor(2000), arrangementFeeAdded: true });
    expect(added.purchase.loan - paid.purchase.loan).toBe(fromMajor(2000));
    expect(paid.purchase.cashNeeded - added.purchase.cashNeeded).toBe(fromMajor(2000));
    expect(added.figures.monthlyPayment).toBeGreaterThan(paid.figures.monthlyPayment);
  });
});

describe('values that meet the targets', () => {
  it('each target price meets its target, and one offer step more does not', () => {
    const { solves } = analysed({ monthlyRent: fromMajor(1300) });
    expect(solves.targetPrices).toHaveLength(6);
    for (const { target, price } of solves.targetPrices) {
      const meets = (tried: number): boolean =>
        (analysed({ monthlyRent: fromMajor(1300), purchasePrice: minor(tried) }).figures[target] ?? 0) >= targets[target];
      expect(meets(price ?? 0)).toBe(true);
      expect(meets((price ?? 0) + offerStep)).toBe(false);
    }
    expect(solves.offerPrice).toBe(Math.min(...solves.targetPrices.map(({ price }) => price ?? 0)));
  });

  it('target prices leave out cover for a purchase without a loan', () => {
    const { solves } = analysed({ monthlyRent: fromMajor(1300), deposit: rate(1) });
    expect(solves.targetPrices.map(({ target }) => target)).toEqual(['monthlyCashFlow', 'cashOnCash', 'netYield', 'grossYield']);
  });

  it('the rent needed meets the cash targets, and a pound less does not', () => {
    const { solves } = analysed({});
    const meets = (rent: number): boolean => {
      const { figures } = analysed({ monthlyRent: minor(rent) });
      return figures.monthlyCashFlow >= targets.monthlyCashFlow && (figures.cashOnCash ?? 0) >= targets.cashOnCash;
    };
    expect(meets(solves.rentNeeded ?? 0)).toBe(true);
    expect(meets((solves.rentNeeded ?? 0) - 100)).toBe(false);
  });

  it('cash flow is zero or more at the break-even mortgage rate, and negative 0.01 percentage points above it', () => {
    const { solves } = analysed({ monthlyRent: fromMajor(1300) });
    const survived = solves.rateSurvived ?? rate(0);
    expect(analysed({ monthlyRent: fromMajor(1300), mortgageRate: survived }).figures.annualCashFlow).toBeGreaterThanOrEqual(0);
    expect(analysed({ monthlyRent: fromMajor(1300), mortgageRate: rate(survived + 0.0001) }).figures.annualCashFlow).toBeLessThan(0);
  });

  it('are null if no value in range meets the target', () => {
    const { solves } = analysed({ monthlyRent: minor(0) });
    expect([solves.offerPrice, solves.rateSurvived]).toEqual([null, null]);
  });
});

describe('invariants of the analysis', () => {
  const few = { numRuns: 60 };

  it('parts sum to their totals for any assumptions within bounds', () => {
    fc.assert(
      fc.property(anyAssumptions, anyPlace, (assumptions, place) => {
        const { purchase, runningCosts, figures, months, years } = analysed(assumptions, place);
        expect(sumMoney(purchase.costs.map((cost) => cost.amount))).toBe(purchase.costsTotal);
        expect(purchase.price + purchase.costsTotal).toBe(purchase.loan + purchase.cashNeeded);
        expect(sumMoney(runningCosts.map((line) => line.amount))).toBe(figures.operatingCosts);
        expect(sumMoney(months.map((month) => month.cashFlow))).toBe(figures.annualCashFlow);
        for (const { rent, voids, costs, interest, principal, cashFlow } of months)
          expect(cashFlow).toBe(rent - voids - costs - interest - principal);
        let cumulative = 0;
        for (const row of years) {
          expect(row.netOperatingIncome).toBe(row.rent - row.voids - row.costs);
          expect(row.cashFlow).toBe(row.netOperatingIncome - row.interest - row.principal);
          cumulative += row.cashFlow;
          expect(row.cumulativeCashFlow).toBe(cumulative);
          expect(row.equity).toBe(row.propertyValue - row.loanBalance);
        }
        expect(years.map((row) => row.year)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
        expect(years[0]?.cashFlow).toBe(figures.annualCashFlow);
      }),
      few,
    );
  });

  it('the loan is repaid by the end of its term', () => {
    fc.assert(
      fc.property(anyAssumptions, (assumptions) => {
        const { years, purchase } = analysed(assumptions);
        const months = Math.round(assumptions.mortgageYears * 12);
        const over = years.filter((row) => row.year * 12 >= months);
        for (const row of over) expect(row.loanBalance).toBe(0);
        if (over.length > 0) expect(sumMoney(years.map((row) => row.principal))).toBe(purchase.loan);
      }),
      few,
    );
  });

  it('a higher mortgage rate never raises cash flow', () => {
    fc.assert(
      fc.property(anyAssumptions, fc.integer({ min: 0, max: 500 }), (assumptions, more) => {
        const dearer = analysed({ ...assumptions, mortgageRate: rate(assumptions.mortgageRate + more / 1e4) });
        // Monthly interest and payments are rounded to the penny, so a year may differ by twelve pence.
        expect(dearer.figures.annualCashFlow).toBeLessThanOrEqual(analysed(assumptions).figures.annualCashFlow + 12);
      }),
      few,
    );
  });

  it('a higher price never lowers the cash needed and never raises cash flow', () => {
    fc.assert(
      fc.property(anyAssumptions, fc.integer({ min: 0, max: 50_000_000 }), (assumptions, more) => {
        const cheap = analysed(assumptions);
        const dear = analysed({ ...assumptions, purchasePrice: minor(assumptions.purchasePrice + more) });
        expect(dear.purchase.cashNeeded).toBeGreaterThanOrEqual(cheap.purchase.cashNeeded - 1);
        expect(dear.figures.annualCashFlow).toBeLessThanOrEqual(cheap.figures.annualCashFlow + 12);
      }),
      few,
    );
  });

  it('cash flow is zero at the break-even rent, except for rounding, whatever the costs', () => {
    fc.assert(
      fc.property(anyAssumptions, (assumptions) => {
        const { figures } = analysed(assumptions);
        const { annualCashFlow } = analysed({ ...assumptions, monthlyRent: figures.breakEvenRent }).figures;
        expect(Math.abs(annualCashFlow)).toBeLessThanOrEqual(15);
      }),
      few,
    );
  });
});
