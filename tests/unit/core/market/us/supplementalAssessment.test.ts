import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../../src/core/kernel/money.ts';
import { percent, toPercent } from '../../../../../src/core/kernel/rate.ts';
import { assessedIncrease, supplementalAssessment, supplementalRule } from '../../../../../src/core/market/us/supplementalAssessment.ts';

const from = (day: string) => supplementalAssessment({ increase: fromMajor(450_000), taxRate: percent(1.015), effective: isoDate(day) });

describe('a supplemental assessment in California', () => {
  it('taxes the increase in value at the sale', () => {
    expect(toMajor(assessedIncrease(fromMajor(100_000), fromMajor(120_000)))).toBe(20_000);
    expect(toMajor(assessedIncrease(fromMajor(120_000), fromMajor(100_000)))).toBe(-20_000);
  });

  it('gives two bills for a sale from January to May', () => {
    const april = from('2022-04-01');
    expect([toMajor(april.currentRoll), april.nextRoll === null ? null : toMajor(april.nextRoll)]).toEqual([1_141.88, 4_567.5]);
    const bills = ['01', '02', '06', '07', '12'].map((month) => from(`2026-${month}-01`).nextRoll !== null);
    expect(bills).toEqual([false, true, true, false, false]);
  });

  it('is prorated by the months left in a year that starts in July', () => {
    const shares = Array.from({ length: 12 }, (_, at) => toPercent(from(`2026-${String(at + 1).padStart(2, '0')}-01`).factor));
    expect(shares).toEqual([50, 42, 33, 25, 17, 8, 100, 92, 83, 75, 67, 58]);
  });

  it('takes effect on the first of a month', () => {
    expect(() => from('2026-04-02')).toThrow('first of a month');
    expect(supplementalRule.id).toBe('us-ca-supplemental-1983');
  });
});
