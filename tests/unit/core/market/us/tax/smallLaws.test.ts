import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../../src/core/kernel/rate.ts';
import { componentBasis, componentsByShare, taxSaved } from '../../../../../../src/core/market/us/tax/componentBasis.ts';
import { dollarText } from '../../../../../../src/core/market/us/tax/dollarText.ts';
import { homeSaleExclusion, homeSaleRule, nonqualifiedGain } from '../../../../../../src/core/market/us/tax/homeSaleExclusion.ts';
import { installmentGain } from '../../../../../../src/core/market/us/tax/installmentSale.ts';
import {
  basisFromCost,
  basisFromOld,
  depreciableAfterLand,
  exchangeGain,
  realizedGain,
} from '../../../../../../src/core/market/us/tax/likeKindExchange.ts';
import { saltDeduction, saltRule } from '../../../../../../src/core/market/us/tax/saltCap.ts';
import { wholeDollars } from '../../../../../../src/core/market/us/tax/wholeDollars.ts';

const salt = (year: number, adjustedIncome: number, filing: 'single' | 'separate' = 'single') => {
  const result = saltDeduction({ year, filing, adjustedIncome: fromMajor(adjustedIncome), paid: fromMajor(100_000) });
  return result.ok ? toMajor(result.value) : result.error;
};

describe('the cap on state and local taxes', () => {
  it('rises until 2029, falls to $10,000 above an income threshold, and is $10,000 in other years', () => {
    expect([2018, 2024, 2025, 2026, 2027, 2028, 2029, 2030].map((year) => salt(year, 100_000))).toEqual([
      10_000, 10_000, 40_000, 40_400, 40_804, 41_212, 41_624, 10_000,
    ]);
    expect([505_000, 515_000, 606_333, 900_000].map((income) => salt(2026, income))).toEqual([40_400, 37_400, 10_000.1, 10_000]);
    expect([salt(2026, 252_500, 'separate'), salt(2026, 500_000, 'separate')]).toEqual([20_200, 5_000]);
    expect(salt(2017, 0)).toEqual({ kind: 'year-not-known', year: 2017 });
    expect(saltRule.url).toMatch(/^https:/);
  });
});

describe('the gain on a home that was rented out', () => {
  const home = {
    filing: 'single' as const,
    price: fromMajor(250_000),
    sellingCosts: fromMajor(0),
    costBasis: fromMajor(200_000),
    depreciation: fromMajor(14_546),
    meetsTwoOfFive: true,
    nonqualifiedMonths: 0,
    ownedMonths: 120,
  };

  it('is exempt except for the depreciation', () => {
    const gain = homeSaleExclusion(home);
    expect([gain.gain, gain.taxableRecapture, gain.excluded, gain.taxable].map(toMajor)).toEqual([64_546, 14_546, 50_000, 14_546]);
    expect(homeSaleRule.url).toMatch(/^https:/);
  });

  it('is exempt up to $250,000, or $500,000 for couples, but taxed if the owner lived there for less than two of five years', () => {
    const dear = { ...home, price: fromMajor(900_000) };
    expect(toMajor(homeSaleExclusion(dear).excluded)).toBe(250_000);
    expect(toMajor(homeSaleExclusion({ ...dear, filing: 'joint' }).excluded)).toBe(500_000);
    expect(homeSaleExclusion({ ...home, meetsTwoOfFive: false })).toMatchObject({ excluded: 0, taxable: fromMajor(64_546) });
  });

  it('nonqualified months reduce the exempt gain, not the limit', () => {
    const nonqualified = nonqualifiedGain(fromMajor(185_000), { nonqualifiedMonths: 84, ownedMonths: 182 });
    expect(toMajor(nonqualified)).toBe(85_384.62);
    expect(homeSaleExclusion({ ...home, nonqualifiedMonths: 60 })).toMatchObject({
      excluded: fromMajor(25_000),
      nonqualified: fromMajor(25_000),
    });
  });
});

describe('a like-kind exchange', () => {
  it('taxes the cash taken out, up to the gain, and defers the rest', () => {
    const realized = realizedGain(fromMajor(350_000), fromMajor(250_000));
    expect(exchangeGain(realized, fromMajor(30_000))).toEqual({ realized, recognized: fromMajor(30_000), deferred: fromMajor(70_000) });
    expect(exchangeGain(realized, fromMajor(130_000))).toMatchObject({ recognized: fromMajor(100_000), deferred: 0 });
    expect(exchangeGain(fromMajor(-5_000), fromMajor(1_000))).toMatchObject({ recognized: 0, deferred: 0 });
  });

  it('gives the next property the same basis, whether calculated from the old basis or the new cost', () => {
    const fromOld = basisFromOld({ oldBasis: fromMajor(250_000), recognized: fromMajor(30_000), boot: fromMajor(30_000) });
    expect([fromOld, basisFromCost(fromMajor(320_000), fromMajor(70_000))].map(toMajor)).toEqual([250_000, 250_000]);
    expect(toMajor(depreciableAfterLand(fromOld, fromMajor(25_000)))).toBe(225_000);
  });
});

describe('an installment sale', () => {
  const sale = {
    sellingPrice: fromMajor(300_000),
    basis: fromMajor(100_000),
    sellingExpenses: fromMajor(5_000),
    principalReceived: fromMajor(60_000),
  };

  it('taxes the profit share of the payments received', () => {
    expect(installmentGain(sale)).toEqual({ profitRatio: 0.65, recognized: fromMajor(39_000) });
  });

  it('taxes nothing on a loss', () => {
    expect(installmentGain({ ...sale, basis: fromMajor(400_000) })).toEqual({ profitRatio: 0, recognized: 0 });
  });
});

describe('the parts of a building', () => {
  it('are written off immediately if short-lived and otherwise over time; the land never is', () => {
    const split = componentBasis({
      price: fromMajor(600_000),
      land: fromMajor(120_000),
      shortLived: [fromMajor(70_000), fromMajor(60_000)],
      bonusRate: rate(1),
    });
    expect([split.depreciable, split.bonus, split.structure].map(toMajor)).toEqual([480_000, 130_000, 350_000]);
  });
});

describe('components by share of a price', () => {
  it('split off the land, then the short-lived parts of the remainder', () => {
    const parts = componentsByShare({ price: fromMajor(1_000_000), landShare: percent(20), shortLivedShare: percent(25) });
    expect(parts).toEqual({ price: fromMajor(1_000_000), land: fromMajor(200_000), shortLived: [fromMajor(200_000)] });
    expect(toMajor(taxSaved(fromMajor(200_000), percent(37)))).toBe(74_000);
  });
});

describe('dollar amounts in text', () => {
  it('are rounded to whole dollars, without a minus sign', () => {
    expect([dollarText(fromMajor(4_119.5)), dollarText(fromMajor(-1_234_567))]).toEqual(['$4,120', '$1,234,567']);
    expect([85_384.62, 0.49, -0.5, -213.2].map((amount) => toMajor(wholeDollars(fromMajor(amount))))).toEqual([85_385, 0, -1, -213]);
  });
});
