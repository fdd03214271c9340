import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseStrategy } from '../../../../../src/core/engine/strategies/analyseStrategy.ts';
import type { Room } from '../../../../../src/core/deal/strategies/inputs/rooms.ts';
import type { HmoInputs } from '../../../../../src/core/deal/strategies/inputs/hmoInputs.ts';
import { hmo } from '../../../../../src/core/engine/strategies/hmo/hmo.ts';
import { fromMajor, minor, sumMoney } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { anyInputs, contextWith, inputsWith, plain, texts } from './given.ts';

const room = (label: string, rent: number): Room => ({ label, monthlyRent: fromMajor(rent), voidWeeks: 2.6, people: 1, squareMetres: 10 });
const five = [room('Front', 500), room('Back', 500), room('Loft', 600), room('Side', 500), room('Ground', 500)];
const { voidWeeks: _, ...costs } = plain;
const given = (changes: Partial<HmoInputs> = {}): HmoInputs =>
  inputsWith('hmo', {
    ...costs,
    purchasePrice: fromMajor(200_000),
    deposit: percent(25),
    mortgageRate: percent(6),
    furnishing: fromMajor(5000),
    rooms: five,
    tenantFind: percent(50),
    tenancyYears: 1,
    billsPerMonth: fromMajor(400),
    councilTaxPerYear: fromMajor(1800),
    cleaningPerMonth: fromMajor(50),
    insurancePerYear: fromMajor(500),
    licencePerYear: fromMajor(200),
    ...changes,
  });

describe('shared house, worked by hand', () => {
  const done = hmo(given(), contextWith());

  it('lets five rooms for 2,600 a month and loses 5% of 31,200 to voids', () => {
    expect(done.held.letting.rent).toBe(fromMajor(31_200));
    expect(done.held.letting.voids).toBe(fromMajor(31_200 / 20));
    expect(done.occupancy).toBe(0.95);
  });

  it('pays 2,964 management, 1,300 tenant finding, 4,800 bills, 1,800 council tax, 600 cleaning, 500 insurance and 200 licence', () => {
    expect(done.held.letting.costs).toBe(fromMajor(2964 + 1300 + 4800 + 1800 + 600 + 500 + 200));
  });

  it('earns 29,640 − 12,164 − 9,000 = 8,476 a year on 68,000: 12.5%, or 141.27 per room per month', () => {
    // Cash: 50,000 deposit, 11,500 tax, 1,500 fees, 5,000 furniture.
    expect(done.held.annualCashFlow).toBe(fromMajor(8476));
    expect(done.purchase.cashNeeded).toBe(fromMajor(68_000));
    expect(done.cashOnCash).toBe(8476 / 68_000);
    expect(done.monthlyCashFlowPerRoom).toBe(fromMajor(141.27));
    expect(done.grossYield).toBe(0.156);
  });

  it('breaks even at (12,164 + 9,000) ÷ 31,200 of the rent', () => {
    expect(done.breakEvenOccupancy).toBeCloseTo(21_164 / 31_200, 12);
  });

  it('calculates voids room by room', () => {
    const rooms = [
      { ...room('Front', 500), voidWeeks: 0 },
      { ...room('Back', 520), voidWeeks: 26 },
    ];
    const { held, rooms: years } = hmo(given({ rooms }), contextWith());
    expect(years.map(({ voids }) => voids)).toEqual([0, fromMajor(3120)]);
    expect(held.letting.voids).toBe(fromMajor(3120));
  });

  it('shows every figure of the example', () => {
    expect(texts(analyseStrategy('hmo', given(), contextWith()))).toEqual({
      annualCashFlow: '£8,476',
      breakEvenOccupancy: '67.8%',
      cashFlowPerRoom: '£141',
      cashNeeded: '£68,000',
      cashOnCash: '12.5%',
      debtServiceCover: '1.94',
      equityMultiple: '1.92 times',
      grossYield: '15.6%',
      incomeReceived: '£29,640',
      interestCover: '378%',
      irr: '10.5%',
      loanToValue: '75.0%',
      monthlyCashFlow: '£706',
      monthlyPayment: '£750',
      netOperatingIncome: '£17,476',
      netYield: '8.7%',
      occupancy: '95.0%',
      operatingCosts: '£12,164',
    });
  });
});

describe('invariants of a shared house', () => {
  it('room rents and voids add up to the house’s, cost lines add up to total costs, and loan plus cash equals price plus costs', () => {
    fc.assert(
      fc.property(anyInputs('hmo'), (inputs) => {
        const { rooms, held, purchase, runningCosts } = hmo(inputs, contextWith());
        expect(sumMoney(rooms.map(({ rent }) => rent))).toBe(held.letting.rent);
        expect(sumMoney(rooms.map(({ voids }) => voids))).toBe(held.letting.voids);
        expect(sumMoney(runningCosts.map(({ amount }) => amount))).toBe(held.letting.costs);
        expect(sumMoney(purchase.costs.map(({ amount }) => amount))).toBe(purchase.costsTotal);
        expect(purchase.price + purchase.costsTotal).toBe(purchase.loan + purchase.cashNeeded);
      }),
      { numRuns: 60 },
    );
  });

  it('an extra room never lowers the income, and a longer void never raises it', () => {
    fc.assert(
      fc.property(anyInputs('hmo'), fc.integer({ min: 0, max: 200_000 }), (inputs, rent) => {
        const income = (rooms: readonly Room[]): number => hmo({ ...inputs, rooms }, contextWith()).held.letting.grossOperatingIncome;
        const more = [...inputs.rooms, { ...room('More', 0), monthlyRent: minor(rent) }];
        expect(income(more)).toBeGreaterThanOrEqual(income(inputs.rooms));
        const emptier = inputs.rooms.map((each) => ({ ...each, voidWeeks: Math.min(52, each.voidWeeks + 1) }));
        expect(income(emptier)).toBeLessThanOrEqual(income(inputs.rooms));
      }),
      { numRuns: 60 },
    );
  });
});
