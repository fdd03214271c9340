import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../src/core/kernel/rate.ts';
import { capitalGainsTax } from '../../../../../../src/core/market/uk/landlord/capitalGainsTax.ts';
import { personalGain } from '../../../../../../src/core/market/uk/landlord/personalGain.ts';

const taxOn = (day: string, income: number, gain: number): number =>
  toMajor(capitalGainsTax({ on: isoDate(day), income: fromMajor(income), gain: fromMajor(gain) }).tax);

const lines = (income: number, gain: number) =>
  capitalGainsTax({ on: isoDate('2025-10-01'), income: fromMajor(income), gain: fromMajor(gain) });

describe('capital gains tax', () => {
  it.each([
    // PolicyEngine/policyengine-uk, capital_gains_tax.yaml for 2025-26.
    [0, 0, 0],
    [20_000, 23_000, 3600],
    [150_000, 100_000, 23_280],
    [35_000, 40_000, 7963.8],
    [10_000, 200_000, 45_018],
    [500_000, 1_000_000, 239_280],
    [0, 3000, 0],
    [0, 151_800, 33_450],
    [11_336.06, 32_942.86, 5389.71],
    // No tax on a loss.
    [60_000, -10_000, 0],
  ])('with income of £%d on a gain of £%d is £%d', (income, gain, tax) => {
    expect(taxOn('2025-10-01', income, gain)).toBe(tax);
  });

  it('uses the rest of the basic-rate band, to the pound', () => {
    // An income of 50,270 leaves none of the band; 50,269 leaves a pound.
    expect(taxOn('2025-10-01', 50_270, 4000)).toBe(240);
    expect(taxOn('2025-10-01', 50_269, 4000)).toBe(239.94);
  });

  it.each([
    ['2023-04-05', '2023-04-06', 50_000 - 12_300, 0.28, 50_000 - 6000, 0.28],
    ['2024-04-05', '2024-04-06', 50_000 - 6000, 0.28, 50_000 - 3000, 0.24],
  ])('changes from %s to %s', (...[before, after, firstGain, firstRate, nextGain, nextRate]) => {
    expect(taxOn(before, 200_000, 50_000)).toBeCloseTo(firstGain * firstRate, 6);
    expect(taxOn(after, 200_000, 50_000)).toBeCloseTo(nextGain * nextRate, 6);
  });

  it('uses the remaining exempt amount if it is given', () => {
    const used = capitalGainsTax({ on: isoDate('2025-10-01'), income: fromMajor(60_000), gain: fromMajor(10_000), exempt: fromMajor(0) });
    expect(toMajor(used.tax)).toBe(2400);
  });

  it('marks the reporting deadline as not confirmed', () => {
    const { rules, notes } = capitalGainsTax({ on: isoDate('2026-10-01'), income: fromMajor(0), gain: fromMajor(10_000) });
    expect(rules.filter((rule) => rule.confirmed === false).map((rule) => rule.url)).toEqual([
      'https://www.gov.uk/report-and-pay-your-capital-gains-tax',
    ]);
    expect(notes.join(' ')).toContain('couldn’t confirm this time limit');
  });
});

const person = (salary: number, lettingProfit: number) => ({
  owner: { share: rate(0.5), otherIncome: fromMajor(salary), otherDividends: fromMajor(0) },
  lettingProfit: fromMajor(lettingProfit),
});

describe('a sale by individuals', () => {
  const disposal = {
    on: isoDate('2026-10-01'),
    proceeds: fromMajor(320_000),
    sellingCosts: fromMajor(6000),
    baseCost: fromMajor(214_000),
    loan: fromMajor(150_000),
  };

  it('splits the gain, and gives each owner an exempt amount and the rest of their basic-rate band', () => {
    const [lower, higher] = personalGain({ disposal, owners: [person(20_000, 4000), person(60_000, 4000)] });
    // Gains of 50,000 each, 47,000 taxable; an income of 24,000 leaves 26,270 of the band.
    expect([lower?.tax, higher?.tax]).toEqual([fromMajor(26_270 * 0.18 + 20_730 * 0.24), fromMajor(47_000 * 0.24)]);
    expect(toMajor(lower?.gain ?? fromMajor(0))).toBe(50_000);
    expect((lower?.netCash ?? 0) + (lower?.tax ?? 0)).toBe(fromMajor(82_000));
  });

  it('taxes one owner on the whole gain', () => {
    const [only] = personalGain({ disposal, owners: [person(60_000, 0)] });
    expect(toMajor(only?.tax ?? fromMajor(0))).toBe(97_000 * 0.24);
  });
});

describe('the lines of a gain', () => {
  it('cover the bands it reaches, and are empty for an exempt gain', () => {
    expect(lines(60_000, 3000).lines).toEqual([]);
    expect(lines(60_000, 3001).lines).toEqual([{ rate: 0.24, taxed: 100, tax: 24 }]);
    expect(lines(20_000, 3001).lines).toEqual([{ rate: 0.18, taxed: 100, tax: 18 }]);
    expect(lines(50_269, 3002).lines.map(({ rate: each }) => each)).toEqual([0.18, 0.24]);
  });

  it('come with a reporting duty if any of it is taxed', () => {
    expect(lines(60_000, 3000).notes).toEqual([]);
    expect(lines(60_000, 3001).notes).toEqual([expect.stringMatching(/within 60 days .+ couldn’t confirm this time limit\.$/)]);
  });
});

describe('£10,000 of taxable gains in the basic-rate band', () => {
  it.each([
    ['2020-04-06', 22_300],
    ['2023-04-05', 22_300],
    ['2023-04-06', 16_000],
    ['2024-04-06', 13_000],
  ])('are taxed at 18%% in the tax year of %s', (day, gain) => {
    expect(taxOn(day, 20_000, gain)).toBe(1800);
  });
});
