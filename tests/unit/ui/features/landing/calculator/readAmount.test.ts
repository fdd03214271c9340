import { describe, expect, it } from 'vitest';
import { readAmount } from '../../../../../../src/ui/features/landing/calculator/readAmount.ts';

describe('the calculator’s amounts', () => {
  it.each([
    ['300000', 300_000_00],
    ['275.5', 275_50],
    ['0', 0],
    ['1e3', 1_000_00],
  ])('%s is %d pence', (text, pence) => expect(readAmount(text)).toBe(pence));

  it.each(['', ' ', '-1', 'a lot', 'Infinity', '1e300', '1000000000001', '189.000', '1.2345'])('"%s" is rejected', (text) =>
    expect(readAmount(text)).toBeNull(),
  );
});
