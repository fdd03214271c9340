import { buyToLetEntry, buyToLetEntries } from '../../../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText, isAllowedInput, inputWarning } from '../../../../../../src/core/deal/strategies/inputValue.ts';
import { parseInput } from '../../../../../../src/core/deal/strategies/parseInput.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetKey, BuyToLetInputs } from '../../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../../src/core/kernel/rate.ts';

describe('parsing a buy-to-let input', () => {
  it.each([
    ['purchasePrice', '250k', 25_000_000],
    ['monthlyRent', '£280 pw', 121_333],
    ['serviceChargePerYear', '125 pcm', 150_000],
    ['otherCostsPerYear', '=1200*12', 1_440_000],
    ['mortgageRate', '5.5%', 0.055],
    ['mortgageRate', '5.5', 0.055],
    ['deposit', '25 %', 0.25],
    ['voidWeeks', '3 weeks', 3],
    ['mortgageYears', '22.5', 22.5],
    ['holdYears', '10 years', 10],
    ['mortgageKind', 'Interest only', 'interest-only'],
    ['buyer', 'company', 'company'],
    ['ukResident', 'No', false],
  ] as const)('%s accepts %s', (key, text, value) => {
    expect(parseInput(buyToLetEntry(key), text)).toEqual({ ok: true, value });
  });

  it.each([
    ['purchasePrice', '0', 'Purchase price must be from £1 to £1,000,000,000'],
    ['mortgageRate', '55', 'Mortgage rate must be from 0% to 25%'],
    ['legalFees', '5%', 'Legal fees can’t be a percentage'],
    ['holdYears', '2.5', 'Years held must be in whole years'],
    ['holdYears', '6 months', 'That isn’t a number'],
    ['ukResident', 'perhaps', 'UK resident must be yes or no'],
    ['mortgageKind', 'free', 'Mortgage type must be one of: Interest only, Repayment'],
    ['monthlyRent', 'lots', 'That isn’t a number'],
  ] as const)('%s refuses %s with the reason', (key, text, message) => {
    expect(parseInput(buyToLetEntry(key), text)).toEqual({ ok: false, error: message });
  });

  it('reads back what it prints for any money, rate, weeks or years, to the digits shown', () => {
    const numeric = buyToLetEntries.filter((entry) => entry.unit !== 'choice' && entry.unit !== 'yes-no');
    fc.assert(
      fc.property(fc.constantFrom(...numeric), fc.double({ min: 0, max: 1, noNaN: true }), ({ key, unit, bounds: [low, high] }, at) => {
        const raw = low + (high - low) * at;
        const whole = unit === 'money' || key === 'holdYears';
        const value = whole ? Math.round(raw) : unit === 'rate' ? percent(Math.round(raw * 1e4) / 100) : Math.round(raw * 100) / 100;
        expect(parseInput(buyToLetEntry(key), bareInputText(buyToLetEntry(key), value as BuyToLetInputs[BuyToLetKey], 'GBP'))).toEqual({
          ok: true,
          value,
        });
      }),
    );
  });
});

const worst = (key: BuyToLetKey, end: 0 | 1): number => buyToLetEntry(key).bounds[end];

describe('buy-to-let catalogue', () => {
  it('has a dated default within the usual range for everything but the price and the rent', () => {
    const without = buyToLetEntries.filter(({ fallback }) => fallback === null).map(({ key }) => key);
    expect(without).toEqual(['purchasePrice', 'askingPrice', 'monthlyRent']);
    for (const entry of buyToLetEntries) {
      if (entry.fallback === null) continue;
      expect(inputWarning(entry, entry.fallback.value, 'GBP')).toBeNull();
      expect(entry.fallback.source.checkedOn).toBe('2026-11-20');
    }
  });

  it('never lets costs use up all of an extra pound of rent, so a break-even rent always exists', () => {
    const kept = 12 * (1 - worst('voidWeeks', 1) / 52) * (1 - worst('management', 1)) - worst('tenantFind', 1) / worst('tenancyYears', 0);
    expect(kept).toBeGreaterThan(0);
  });
});

describe('values outside the usual range', () => {
  it('are warned about with the range', () => {
    expect(inputWarning(buyToLetEntry('mortgageRate'), rate(0.12), 'GBP')).toBe('Above the usual 3% to 9%');
    expect(inputWarning(buyToLetEntry('voidWeeks'), 0, 'GBP')).toBe('Below the usual 1 week to 8 weeks');
    expect(inputWarning(buyToLetEntry('monthlyRent'), minor(100_000), 'GBP')).toBeNull();
  });

  it.each([
    ['deposit', 5],
    ['deposit', Number.NaN],
    ['purchasePrice', 100.5],
    ['purchasePrice', '100'],
    ['ukResident', 1],
    ['mortgageKind', 'free'],
    ['holdYears', 2.5],
    ['voidWeeks', 52],
  ] as const)('%s as %s is refused', (key, value) => {
    expect(isAllowedInput(buyToLetEntry(key), value)).toBe(false);
  });
});
