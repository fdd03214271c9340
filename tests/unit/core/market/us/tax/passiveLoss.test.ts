import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { allowedRentalLoss, modifiedIncome } from '../../../../../../src/core/market/us/tax/passiveLoss.ts';
import type { RentalLoss } from '../../../../../../src/core/market/us/tax/passiveLoss.ts';

const allowed = (income: number, loss: number, more: Partial<RentalLoss> = {}) => {
  const result = allowedRentalLoss({
    filing: 'single',
    loss: fromMajor(loss),
    modifiedIncome: fromMajor(income),
    activeParticipation: true,
    ...more,
  });
  return [toMajor(result.allowed), toMajor(result.suspended)];
};

// https://www.irs.gov/instructions/i8582
describe('the allowance for rental losses', () => {
  it('is $25,000 up to an income of $100,000, then falls to zero at $150,000', () => {
    expect([allowed(100_000, 30_000), allowed(130_000, 30_000), allowed(150_000, 30_000)]).toEqual([
      [25_000, 5_000],
      [10_000, 20_000],
      [0, 30_000],
    ]);
  });

  it('never exceeds the loss', () => {
    expect(allowed(80_000, 8_000)).toEqual([8_000, 0]);
  });

  it('requires active participation', () => {
    expect(allowed(80_000, 8_000, { activeParticipation: false })).toEqual([0, 8_000]);
  });

  it('applies to what is left of a loss after it is set against other passive income', () => {
    expect(allowed(165_000, 35_000, { passiveIncome: fromMajor(15_000) })).toEqual([15_000, 20_000]);
    expect(allowed(90_000, 35_000, { passiveIncome: fromMajor(40_000) })).toEqual([35_000, 0]);
    expect(allowed(90_000, 45_000, { passiveIncome: fromMajor(15_000) })).toEqual([40_000, 5_000]);
  });

  it('depends on income before passive losses but including a rental profit', () => {
    expect(toMajor(modifiedIncome(fromMajor(90_000), fromMajor(-2_750)))).toBe(90_000);
    expect(toMajor(modifiedIncome(fromMajor(90_000), fromMajor(4_000)))).toBe(94_000);
  });

  it('on a separate return is half for spouses who lived apart and zero for others', () => {
    expect(allowed(60_000, 20_000, { filing: 'separate', livedApart: true })).toEqual([7_500, 12_500]);
    expect(allowed(75_000, 20_000, { filing: 'separate', livedApart: true })).toEqual([0, 20_000]);
    expect(allowed(20_000, 20_000, { filing: 'separate' })).toEqual([0, 20_000]);
  });
});
