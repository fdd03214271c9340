import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { gainsTax } from '../../../../../../src/core/market/us/tax/gainsTax.ts';
import type { GainsTaxInput } from '../../../../../../src/core/market/us/tax/gainsTax.ts';
import { bracketsOf } from '../../../../../../src/core/market/us/tax/incomeBrackets.ts';

type Filing = GainsTaxInput['filing'];

/** Tax on $200 of recaptured depreciation, half of it below a limit of the ordinary brackets and half above. */
function acrossEdge(year: number, filing: Filing, edge: number): number {
  const ordinaryIncome = fromMajor(edge - 100);
  const result = gainsTax({ year, filing, ordinaryIncome, longTermGain: zeroMoney, recapturedGain: fromMajor(200) });
  if (!result.ok) throw new Error(result.error.kind);
  return toMajor(result.value.onRecapture);
}

// Revenue Procedures 2023-34, 2024-40 and 2025-32: the upper limits of 10, 12, 22, 24, 32 and 35%.
const published: readonly (readonly [year: number, filing: Filing, limits: readonly number[]])[] = [
  [2024, 'single', [11_600, 47_150, 100_525, 191_950, 243_725, 609_350]],
  [2024, 'joint', [23_200, 94_300, 201_050, 383_900, 487_450, 731_200]],
  [2024, 'separate', [11_600, 47_150, 100_525, 191_950, 243_725, 365_600]],
  [2024, 'head', [16_550, 63_100, 100_500, 191_950, 243_700, 609_350]],
  [2025, 'single', [11_925, 48_475, 103_350, 197_300, 250_525, 626_350]],
  [2025, 'joint', [23_850, 96_950, 206_700, 394_600, 501_050, 751_600]],
  [2025, 'separate', [11_925, 48_475, 103_350, 197_300, 250_525, 375_800]],
  [2025, 'head', [17_000, 64_850, 103_350, 197_300, 250_500, 626_350]],
  [2026, 'single', [12_400, 50_400, 105_700, 201_775, 256_225, 640_600]],
  [2026, 'joint', [24_800, 100_800, 211_400, 403_550, 512_450, 768_700]],
  [2026, 'separate', [12_400, 50_400, 105_700, 201_775, 256_225, 384_350]],
  [2026, 'head', [17_700, 67_450, 105_700, 201_750, 256_200, 640_600]],
];

describe('the federal brackets on ordinary income', () => {
  it.each(published)('for %s on a %s return are the published ones', (year, filing, limits) => {
    // 10% and 12%, 12% and 22%, 22% and 24%; above that recapture is taxed at 25% at most.
    expect(limits.slice(0, 4).map((edge) => acrossEdge(year, filing, edge))).toEqual([22, 34, 46, 49]);
    expect(bracketsOf(year)?.ordinary[filing]).toEqual([[0, 10], ...limits.map((limit, at) => [limit, [12, 22, 24, 32, 35, 37][at]])]);
  });

  it('are named with the Revenue Procedure that published them, and are unknown for other years', () => {
    expect([2024, 2025, 2026].map((year) => bracketsOf(year)?.url.split('/').at(-1))).toEqual([
      'rp-23-34.pdf',
      'rp-24-40.pdf',
      'rp-25-32.pdf',
    ]);
    expect([bracketsOf(2023), bracketsOf(2027)]).toEqual([null, null]);
  });
});

describe('the federal brackets on long-term gains', () => {
  it.each([
    [2024, 'single', 47_025, 518_900],
    [2024, 'joint', 94_050, 583_750],
    [2024, 'separate', 47_025, 291_850],
    [2024, 'head', 63_000, 551_350],
    [2025, 'single', 48_350, 533_400],
    [2025, 'joint', 96_700, 600_050],
    [2025, 'separate', 48_350, 300_000],
    [2025, 'head', 64_750, 566_700],
  ] as const)('for %s on a %s return start at %s and %s', (...[year, filing, from15, from20]) => {
    expect(bracketsOf(year)?.gains[filing]).toEqual([
      [0, 0],
      [from15, 15],
      [from20, 20],
    ]);
  });
});
