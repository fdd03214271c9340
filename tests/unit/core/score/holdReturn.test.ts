import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../../../src/core/deal/resolve/resolveInputs.ts';
import { measure } from '../../../../src/core/engine/analyse.ts';
import type { IrrAnswer } from '../../../../src/core/engine/analysis.ts';
import { npvNumpy } from '../../../../src/core/engine/finance/flows/npv.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';
import { rulesOf } from '../../../../src/core/market/registry.ts';
import { measureReturn } from '../../../../src/core/score/measures/measureReturn.ts';
import { rentAlone } from '../../../../src/core/score/measures/rentAlone.ts';
import { sampleOutcome } from '../../../support/dealFixtures.ts';

const terrace = assumptionsOf(sampleOutcome().inputs);
// Low running costs and no purchase costs: the rent alone returns more than the top of the scale.
const light: BuyToLetInputs = { ...terrace, legalFees: minor(0), surveyFee: minor(0), brokerFee: minor(0), arrangementFee: minor(0) };
const marksOf = (irr: IrrAnswer, equityMultiple: number | null, assumptions = light) => {
  const found = measureReturn({ figures: { irr, equityMultiple }, assumptions });
  return { ...found, ...found.say() };
};
const one = (value: number): IrrAnswer => ({ kind: 'one', rate: rate(value) });
const many = (...rates: readonly number[]): IrrAnswer => ({ kind: 'many', rates: rates.map((each) => rate(each)) });

describe('return over the holding period', () => {
  it('is scored in proportion from 2% to 12%', () => {
    expect(marksOf(one(0.07), 2)).toMatchObject({ kind: 'known', value: 0.07, shown: '7.0%' });
    expect(marksOf(one(0.07), 2)).toHaveProperty('share', expect.closeTo(0.5, 12));
    expect(marksOf(one(0.3), 5)).toMatchObject({ share: 1 });
    expect(marksOf(one(0.02), 1.2)).toMatchObject({ share: 0 });
    expect(marksOf(one(-0.04), 0.7)).toMatchObject({ share: 0, value: -0.04, shown: '−4.0%' });
  });

  it('if several rates fit, is the highest rate up to which the deal is profitable at every rate from 2%', () => {
    // Loses money at 0%, profitable from 1% to 7%, loses money up to 9%, profitable up to 20%.
    expect(marksOf(many(0.01, 0.07, 0.09, 0.2), 0.9)).toHaveProperty('share', expect.closeTo(0.5, 12));
    // Profitable up to 1%, loses money up to 9%, so it loses money at 2%.
    expect(marksOf(many(0.01, 0.09, 0.2), 1.1)).toMatchObject({ share: 0, shown: 'none' });
    expect(marksOf(many(-0.3, -0.1), 1.1)).toMatchObject({ share: 1, shown: 'above 1,000%' });
  });

  it('scores all or no points if no rate fits, depending on whether the money is recovered', () => {
    const none: IrrAnswer = { kind: 'none', reason: 'No money is returned' };
    expect(marksOf(none, 0.2)).toMatchObject({ share: 0, shown: 'none', reason: 'No money is returned' });
    expect(marksOf(none, 900)).toMatchObject({ share: 1 });
    expect(marksOf(none, null)).toMatchObject({ kind: 'unknown' });
  });

  it('scores zero if the money is only just recovered, whatever the rounding error of the rate', () => {
    for (const dust of [1e-17, 0, -1e-17]) expect(marksOf(one(dust), 1)).toMatchObject({ share: 0 });
  });
});

describe('value growth', () => {
  // £60,000 of works on a property with a low rent, and a price that grows 9% a year.
  const growing: BuyToLetInputs = {
    ...terrace,
    monthlyRent: fromMajor(500),
    refurbishment: fromMajor(60_000),
    priceGrowth: percent(9),
    mortgageRate: percent(3),
  };
  const at = (pounds: number) => {
    const assumptions = { ...growing, purchasePrice: fromMajor(pounds) };
    return { assumptions, figures: measure({ assumptions, rules: rulesOf('GB-ENG'), on: isoDate('2026-11-20') }) };
  };

  it('earns no points if the rent does not cover the works, although a higher price increases the return', () => {
    const [cheap, dear] = [at(200_000), at(400_000)];
    const [low, high] = [cheap.figures.irr, dear.figures.irr];
    expect(low.kind === 'one' && high.kind === 'one' && low.rate < high.rate).toBe(true);
    expect(measureReturn(cheap)).toMatchObject({ share: 0 });
    expect(measureReturn(dear)).toMatchObject({ share: 0 });
    expect(measureReturn(dear).say()).toHaveProperty('reason', expect.stringContaining('rent alone returns less than 2.0%'));
  });

  it('counts only up to the return from the rent alone, if that is on the scale', () => {
    const assumptions = { ...growing, monthlyRent: fromMajor(900) };
    const figures = measure({ assumptions, rules: rulesOf('GB-ENG'), on: isoDate('2026-11-20') });
    const alone = rentAlone(assumptions, 0.02, 0.12) ?? 0;
    expect(alone > 0.02 && alone < 0.12).toBe(true);
    expect(figures.irr.kind === 'one' && figures.irr.rate > alone).toBe(true);
    const found = measureReturn({ figures, assumptions });
    expect(found).toMatchObject({ kind: 'known', value: expect.closeTo(alone, 9) });
    expect(found).toHaveProperty('share', expect.closeTo((alone - 0.02) / 0.1, 9));
  });

  it('counts in full if the rent covers fees and works', () => {
    const assumptions = { ...growing, refurbishment: minor(0), monthlyRent: fromMajor(1200) };
    const figures = measure({ assumptions, rules: rulesOf('GB-ENG'), on: isoDate('2026-11-20') });
    expect(measureReturn({ figures, assumptions })).toMatchObject({ share: 1 });
  });
});

describe('return from the rent alone', () => {
  const plain: BuyToLetInputs = {
    ...light,
    monthlyRent: fromMajor(100),
    voidWeeks: 0,
    management: percent(0),
    tenantFind: percent(0),
    holdYears: 5,
    rentGrowth: percent(10),
    costGrowth: percent(3),
    maintenance: percent(0),
    insurancePerYear: fromMajor(200),
    certificatesPerYear: minor(0),
    licencePerYear: minor(0),
    serviceChargePerYear: minor(0),
    groundRentPerYear: minor(0),
    otherCostsPerYear: minor(0),
    refurbishment: fromMajor(5000),
  };
  const flows = [0, 1, 2, 3, 4].map((year) => 1200 * 1.1 ** year - 200 * 1.03 ** year);

  it('is the rate at which rent less fixed costs, both growing, is worth the fees and works', () => {
    const found = rentAlone(plain, 0.02, 0.5) ?? 0;
    expect(npvNumpy(found, [-5000, ...flows])).toBeCloseTo(0, 4);
    expect(found).toBeGreaterThan(0.02);
    expect(found).toBeLessThan(0.5);
  });

  it('stops at the upper limit, is null below the lower limit, and does not depend on the price', () => {
    expect(rentAlone(plain, 0.02, 0.03)).toBe(0.03);
    expect(rentAlone({ ...plain, refurbishment: fromMajor(9000) }, 0.02, 0.5)).toBeNull();
    const bare = { ...plain, refurbishment: fromMajor(4000) };
    const kept = { ...bare, maintenance: percent(0.1) };
    expect(rentAlone({ ...kept, purchasePrice: fromMajor(900_000) }, 0.02, 0.5)).toBe(rentAlone(kept, 0.02, 0.5));
    expect(rentAlone(kept, 0.02, 0.5)).toBeLessThan(rentAlone(bare, 0.02, 0.5) ?? 0);
  });

  it('is null if costs outgrow the rent, so that the deal pays only at high rates', () => {
    // 1,000 invested, 6,000 back in the first year, then growing losses: negative at 2%, positive at 50%.
    const sinking: BuyToLetInputs = {
      ...plain,
      monthlyRent: fromMajor(1000),
      insurancePerYear: fromMajor(6000),
      rentGrowth: percent(0),
      costGrowth: percent(25),
      holdYears: 8,
      refurbishment: fromMajor(1000),
    };
    const lost = Array.from({ length: 8 }, (_, year) => 12_000 - 6000 * 1.25 ** year);
    expect(npvNumpy(0.02, [-1000, ...lost])).toBeLessThan(0);
    expect(npvNumpy(0.5, [-1000, ...lost])).toBeGreaterThan(0);
    expect(rentAlone(sinking, 0.02, 0.5)).toBeNull();
  });

  it('includes loan fees only with a loan, and interest on a fee added to it', () => {
    const fees: BuyToLetInputs = { ...plain, arrangementFee: fromMajor(300), brokerFee: fromMajor(200) };
    const cash = rentAlone({ ...fees, deposit: percent(100) }, 0.001, 0.5) ?? 0;
    const paid = rentAlone(fees, 0.001, 0.5) ?? 0;
    const added = rentAlone({ ...fees, arrangementFeeAdded: true, mortgageRate: percent(12) }, 0.001, 0.5) ?? 0;
    expect(cash).toBe(rentAlone(plain, 0.001, 0.5));
    expect(npvNumpy(paid, [-5500, ...flows])).toBeCloseTo(0, 4);
    const withLoan = flows.map((flow, year) => flow - 36 - (year === 4 ? 300 : 0));
    expect(npvNumpy(added, [-5200, ...withLoan])).toBeCloseTo(0, 4);
  });
});
