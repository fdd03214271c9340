import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flipResult, yearlyReturn } from '../../../../../../src/core/engine/finance/property/flipResult.ts';
import { offerAfterCosts, offerByProfit, offerToAssign } from '../../../../../../src/core/engine/finance/property/offer.ts';
import { refinancedProject, valueBehindLoan } from '../../../../../../src/core/engine/finance/property/refinancedProject.ts';
import type { RefinancedProject } from '../../../../../../src/core/engine/finance/property/refinancedProject.ts';

describe('maximum offer', () => {
  it('is a percentage of the value, less repairs and the wholesaler’s assignment fee (biggerpockets.com, 12355)', () => {
    expect(offerToAssign(120_000, 0.7, { repairs: 20_000, assignmentFee: 10_000 })).toBe(54_000);
  });

  it('can leave a profit that is a percentage of the value (allthecalculations.com)', () => {
    const costs = { repairs: 50_000, others: [8_000, 6_000], assignmentFee: 0 };
    expect(offerByProfit(350_000, 0.3, costs)).toEqual({ targetProfit: 105_000, offer: 181_000 });
  });

  it('differs if costs are deducted before taking the percentage (connectedinvestors.com)', () => {
    const costs = { repairs: 25_000, others: [6_000, 2_000, 9_000], assignmentFee: 0 };
    expect(offerAfterCosts(150_000, 0.65, costs)).toEqual({ base: 108_000, offer: 70_200 });
  });
});

describe('flip', () => {
  it('has a profit of the sale price less all costs, not counting the loan payoff (freereicalc.com)', () => {
    const found = flipResult({ salePrice: 320_000, saleCosts: 25_600, costs: [200_000, 45_000, 3_000, 14_025], loanPayoff: 220_500 });
    expect(found).toMatchObject({ totalCosts: 287_625, profit: 32_375, proceeds: 73_900 });
    expect([found.marginOnSale, found.returnOnCost].map((value) => Number(value?.toFixed(4)))).toEqual([0.1012, 0.1126]);
    expect(flipResult({ salePrice: 0, saleCosts: 0, costs: [], loanPayoff: 0 })).toMatchObject({ marginOnSale: null, returnOnCost: null });
  });

  it('gives its annual return as a simple and as a compounded rate', () => {
    const found = yearlyReturn(46_462, 47_388, 6);
    expect([found?.simple, found?.compounded].map((value) => Number(value?.toFixed(2)))).toEqual([1.96, 2.92]);
    expect([yearlyReturn(1, 0, 6), yearlyReturn(1, 1, 0)]).toEqual([null, null]);
  });
});

// https://www.sheet-craft.com/blog/brrrr-calculator-evaluate-next-deal
const project: RefinancedProject = {
  price: 90_000,
  works: 35_000,
  purchaseCosts: 4_140,
  holding: 3_285,
  firstLoan: 72_000,
  afterRepairValue: 167_000,
  refinanceShare: 0.75,
  refinanceCosts: 3_000,
};

describe('refinanced project', () => {
  it('leaves in the cash that the second loan does not return', () => {
    const found = refinancedProject(project);
    expect(found).toMatchObject({
      projectCost: 125_000,
      allInCost: 132_425,
      cashAtClosing: 22_140,
      cashInvested: 60_425,
      refinanceLoan: 125_250,
      cashBack: 50_250,
      cashLeft: 10_175,
      equityLeft: 41_750,
    });
    expect(found.recovered).toBeCloseTo(0.8316, 4);
  });

  it('has no recovered percentage if the first loan paid for everything', () => {
    expect(refinancedProject({ ...project, firstLoan: 132_425 }).recovered).toBeNull();
  });

  it('leaves in all costs less the second loan', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.record({ price: amount, works: amount, firstLoan: amount, refinanceCosts: amount }), (given) => {
        const found = refinancedProject({ ...project, ...given });
        expect(found.cashLeft).toBeCloseTo(found.allInCost + given.refinanceCosts - found.refinanceLoan, 6);
        expect(found.cashInvested - found.cashBack).toBeCloseTo(found.cashLeft, 6);
      }),
    );
  });

  it('gives the property value needed for a loan', () => {
    expect([valueBehindLoan(210_000, 0.75), valueBehindLoan(1, 0)]).toEqual([280_000, null]);
  });
});
