import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedInput } from '../../../../../../src/core/deal/strategies/inputValue.ts';
import { checksOf } from '../../../../../../src/core/engine/strategies/checks.ts';
import { figuresOf } from '../../../../../../src/core/engine/strategies/figures.ts';
import { houseHack } from '../../../../../../src/core/market/us/houseHack/houseHack.ts';
import { houseHackFacts, houseHackFigures, houseHackWarnings } from '../../../../../../src/core/market/us/houseHack/houseHackFigures.ts';
import { houseHackCatalogue } from '../../../../../../src/core/market/us/houseHack/houseHackInputs.ts';
import type { HouseHackInputs } from '../../../../../../src/core/market/us/houseHack/houseHackInputs.ts';
import { homeLoanRegulations } from '../../../../../../src/core/market/us/houseHack/homeLoanRegulations.ts';
import { insurancePremium } from '../../../../../../src/core/market/us/houseHack/insurancePremium.ts';
import { fromMajor, minor, sumMoney } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../../src/core/kernel/rate.ts';
import { anyInputsOf, contextWith } from '../../../engine/strategies/given.ts';

const entries = Object.entries(houseHackCatalogue).map(([key, row]) => ({ ...row, key }));
const defaults = Object.fromEntries(entries.map(({ key, fallback }) => [key, fallback?.value]));
const anyHouse = anyInputsOf(entries) as fc.Arbitrary<HouseHackInputs>;

const given = (changes: Partial<HouseHackInputs> = {}): HouseHackInputs =>
  // Every input without a default is named by the example.
  ({
    ...defaults,
    askingPrice: fromMajor(400_000),
    purchasePrice: fromMajor(400_000),
    downPayment: percent(3.5),
    closingCosts: percent(3),
    mortgageRate: percent(6),
    upfrontPremium: percent(1.75),
    annualPremium: percent(0.55),
    housingCostNow: fromMajor(2000),
    ownUnitRent: fromMajor(1700),
    otherUnits: [{ label: 'Upstairs', monthlyRent: fromMajor(1800) }],
    yearsLivedIn: 1,
    vacancy: percent(5),
    propertyTax: percent(1),
    homeInsurancePerYear: fromMajor(2400),
    repairs: percent(10),
    management: percent(8),
    utilitiesPerMonth: fromMajor(150),
    rentGrowth: rate(0),
    priceGrowth: rate(0),
    costGrowth: rate(0),
    ...changes,
  }) as HouseHackInputs;

const units = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Unit ${at}`, monthlyRent: fromMajor(500) }));

const doneWith = (changes: Partial<HouseHackInputs> = {}) => {
  const inputs = given(changes);
  return { inputs, analysis: houseHack(inputs) };
};

const figuresWith = (changes: Partial<HouseHackInputs> = {}) => figuresOf(houseHackFigures, doneWith(changes), 'USD');

const idsOf = (count: number) => {
  const facts = houseHackFacts(doneWith({ otherUnits: units(count) }));
  const context = contextWith({ regulations: homeLoanRegulations });
  return checksOf({ strategy: 'house-hack', facts, warnings: [], context }).map(({ id }) => id);
};

const warned = (changes: Partial<HouseHackInputs>): readonly string[] => houseHackWarnings(doneWith(changes)).map(([id]) => id);

describe('a house hack, by hand', () => {
  const done = houseHack(given());

  it('borrows 386,000 and the premium of 6,755 on it, and needs 14,000 + 12,000 in cash', () => {
    expect(done.loan).toBe(fromMajor(392_755));
    expect(done.cashNeeded).toBe(fromMajor(26_000));
  });

  it('pays 392,755 × 0.005 ÷ (1 − 1.005^−360) = 2,354.76 a month', () => {
    expect(done.monthlyPayment).toBe(fromMajor(2354.76));
    expect(done.debtService).toBe(fromMajor(12 * 2354.76));
  });

  it('costs 14,560.12 to run: insurance of the loan 180.01 a month, tax 4,000, insurance 2,400, repairs 4,200, utilities 1,800', () => {
    // Repairs: a tenth of (1,800 + 1,700) × 12.
    expect(done.firstYear.costs).toBe(fromMajor(12 * 180.01 + 4000 + 2400 + 4200 + 1800));
  });

  it('has an APR above its rate of 6 %: 386,000 arrive, and insurance is paid with the loan', () => {
    // Σ payment ÷ (1 + i)^month = 386,000 with 2,354.76 a month for 360 months: 12 i = 6.1626 %.
    expect(houseHack(given({ annualPremium: rate(0) })).apr).toBeCloseTo(0.061626, 6);
    // With 180.01 a month more for eleven years: 6.5889 %.
    const insured = given({ premiumBase: 'original-loan', premiumEndsAt: rate(0), premiumYears: 11 });
    expect(houseHack(insured).apr).toBeCloseTo(0.065889, 6);
    expect(houseHack(given({ annualPremium: rate(0), upfrontPremium: rate(0) })).apr).toBeCloseTo(0.06, 6);
    expect(houseHack(given({ downPayment: rate(1) })).apr).toBeNull();
  });

  it('saves 24,000 − (28,257.12 + 14,560.12 − 20,520) = 1,702.76 a year: 6.5 % of the cash', () => {
    // Rent received: 21,600 less a twentieth.
    expect(done.netHousingCost).toBe(fromMajor(22_297.24));
    expect(done.saved).toBe(fromMajor(1702.76));
    expect(done.returnOnCash).toBe(1702.76 / 26_000);
  });

  it('covers 3,500 × 0.75 of 2,354.76 + (2,160.12 + 4,000 + 2,400) ÷ 12 = 3,068.10', () => {
    expect(done.monthlyPiti).toBe(fromMajor(3068.1));
    expect(done.selfSufficiency).toBeCloseTo(2625 / 3068.1, 12);
  });

  it('lets its own unit too after moving out, and pays for management then', () => {
    const [first, second] = done.years;
    expect(first?.income).toBe(fromMajor(20_520));
    expect(second?.income).toBe(fromMajor(42_000 * 0.95));
    expect(done.cashFlowAfterMoving).toBe(second?.cashFlow);
  });

  it('says that a person who stays has no cash flow after moving out', () => {
    expect(figuresWith({ yearsLivedIn: 30 }).find(({ id }) => id === 'cashFlowAfterMoving')?.text).toBe('You stay');
  });

  it('warns that three units do not carry themselves, and two need not', () => {
    expect(idsOf(2)).toContain('self-sufficiency');
    expect(idsOf(1)).not.toContain('self-sufficiency');
  });

  it('shows each figure of the example', () => {
    expect(Object.fromEntries(figuresWith().map(({ id, text }) => [id, text.replaceAll('\u00a0', ' ')]))).toEqual({
      apr: '6.7 %',
      cashFlowAfterMoving: '−US$507',
      cashNeeded: 'US$26,000',
      irr: '−8.9 %',
      monthlyPayment: 'US$2,355',
      monthlyPiti: 'US$3,068',
      netHousingCost: 'US$1,858',
      operatingCosts: 'US$14,560',
      returnOnCash: '6.5 %',
      savedPerMonth: 'US$142',
      selfSufficiency: '85.6 %',
      units: '2 units',
    });
  });
});

describe('inputs and warnings of a house hack', () => {
  it('has inputs that accept their own defaults, and no fifth unit', () => {
    const wrong = entries.filter((entry) => entry.fallback !== null && !isAllowedInput(entry, entry.fallback.value));
    expect(wrong.map(({ key }) => key)).toEqual([]);
    const row = { ...houseHackCatalogue.otherUnits, key: 'otherUnits' };
    expect([3, 4].map((count) => isAllowedInput(row, units(count)))).toEqual([true, false]);
  });

  it('says when it is dearer than living elsewhere, when nobody lives there and when it loses after moving out', () => {
    const house = { housingCostNow: fromMajor(9000), ownUnitRent: fromMajor(9000) };
    expect(warned(house)).toEqual(['local-letting']);
    expect(warned({ ...house, housingCostNow: fromMajor(500) })).toContain('dearer');
    expect(warned({ ...house, yearsLivedIn: 0 })).toContain('not-lived-in');
    expect(warned({ ...house, ownUnitRent: fromMajor(100) })).toContain('loss-after-moving');
  });
});

const year = (balance: number, number = 2) => ({ year: number, loan: fromMajor(360_000), balance: fromMajor(balance) });

describe('mortgage insurance', () => {
  const own = given({ premiumBase: 'original-loan', premiumEndsAt: percent(78), annualPremium: percent(0.6) });

  it('ends when the balance reaches the share named: 78 % of 400,000 is 312,000', () => {
    // 360,000 × 0.6 % ÷ 12 = 180 a month, whatever is still owed.
    expect(insurancePremium(own, year(312_000.01))).toBe(fromMajor(2160));
    expect(insurancePremium(own, year(312_000))).toBe(0);
  });

  it('ends after the years named', () => {
    const eleven = given({ premiumYears: 11 });
    expect(insurancePremium(eleven, year(300_000, 11))).toBeGreaterThan(0);
    expect(insurancePremium(eleven, year(300_000, 12))).toBe(0);
  });
});

describe('laws of a house hack', () => {
  it('parts sum, whatever the inputs: price and costs to loan and cash, lines to the year, cost and saving to the cost elsewhere', () => {
    fc.assert(
      fc.property(anyHouse, (inputs) => {
        const done = houseHack(inputs);
        expect(inputs.purchasePrice + sumMoney(done.oneOffCosts.map(({ amount }) => amount))).toBe(done.loan + done.cashNeeded);
        expect(sumMoney(done.runningCosts.map(({ amount }) => amount))).toBe(done.firstYear.costs);
        expect(done.saved + done.netHousingCost).toBe(inputs.housingCostNow * 12);
        expect(done.years.at(-1)?.cumulativeCashFlow).toBe(done.years.reduce((sum, { cashFlow }) => sum + cashFlow, 0));
      }),
      { numRuns: 60 },
    );
  });

  it('a higher rent of another unit never lowers what is saved', () => {
    fc.assert(
      fc.property(anyHouse, fc.integer({ min: 0, max: 100_000 }), (inputs, more) => {
        fc.pre(inputs.vacancy + inputs.repairs <= 0.99 && inputs.yearsLivedIn >= 1);
        const otherUnits = inputs.otherUnits.map((unit) => ({ ...unit, monthlyRent: minor(unit.monthlyRent + more) }));
        expect(houseHack({ ...inputs, otherUnits }).saved).toBeGreaterThanOrEqual(houseHack(inputs).saved - 2);
      }),
      { numRuns: 60 },
    );
  });
});
