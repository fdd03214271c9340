import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../scripts/analyse/command.ts';

const errorOf = (...options: readonly string[]): string | null => {
  const read = parseCommand(['page.html', ...options]);
  return read.ok ? null : read.error;
};

describe('amounts in the analyse command', () => {
  it('analyse: an ambiguous amount is refused, never read as a thousandth', () => {
    expect(errorOf('--mortgages', '--overpay', '1.250')).toBe('--overpay cannot be 1.250');
    expect(errorOf('--goal', 'purchasePrice:monthlyCashFlow=1.250')).toBe('--goal: 1.250 is ambiguous. Give at most two decimals');
  });

  it('analyse: the same amounts without separators are accepted', () => {
    expect(errorOf('--mortgages', '--overpay', '1250')).toBeNull();
    expect(errorOf('--mortgages', '--overpay', '1.250,50')).toBeNull();
    expect(errorOf('--goal', 'purchasePrice:monthlyCashFlow=1250.50')).toBeNull();
    expect(errorOf('--goal', 'purchasePrice:netYield=0.0625')).toBeNull();
  });

  it('analyse: lists the places with rules, and refuses any other market', () => {
    expect(errorOf('--market', 'GB-SCT')).toBeNull();
    expect(errorOf('--market', 'ireland')).toBe('--market: unknown market "ireland". Use an ISO 3166 code such as GB-ENG');
  });
});
