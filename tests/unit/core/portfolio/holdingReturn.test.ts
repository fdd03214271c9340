import { describe, expect, it } from 'vitest';
import { xirr } from '../../../../src/core/engine/finance/flows/xirr.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { holdingFlows } from '../../../../src/core/portfolio/holdingFlows.ts';
import { returnOf } from '../../../../src/core/portfolio/totals.ts';
import { bareHolding, cost, interestOnly, letHolding, tenancy } from '../../../support/holdings.ts';

describe('return since purchase', () => {
  it('matches Excel’s documented XIRR example', () => {
    // Microsoft’s example for XIRR: 37.34%.
    const flows = [
      { date: isoDate('2008-01-01'), amount: -10_000 },
      { date: isoDate('2008-03-01'), amount: 2750 },
      { date: isoDate('2008-10-30'), amount: 4250 },
      { date: isoDate('2009-02-15'), amount: 3250 },
      { date: isoDate('2009-04-01'), amount: 2750 },
    ];
    const found = xirr(flows);
    expect(found.kind).toBe('one');
    expect(found.kind === 'one' ? found.rate : 0).toBeCloseTo(0.373362535, 7);
  });

  it('without rent or loan is the yearly growth over the total cost', () => {
    // 210,000 paid, 254,100 received 731 days later (2024 is a leap year): 1.21 ^ (365 ÷ 731) − 1 = 9.9857%.
    const holding = bareHolding({ valuations: { now: { date: isoDate('2026-01-01'), value: fromMajor(254_100), kind: 'valuer' } } });
    const found = returnOf([holding], isoDate('2026-01-01'));
    expect(found.kind === 'one' ? found.rate : null).toBeCloseTo(1.21 ** (365 / 731) - 1, 9);
  });

  it('dates every payment to its day', () => {
    const holding = letHolding({
      costs: { roof: cost({ kind: 'works', per: 'once', amount: fromMajor(5000), from: isoDate('2024-02-10') }) },
      valuations: {},
    });
    const flows = holdingFlows(holding, isoDate('2024-02-16'));
    expect(flows).toEqual([
      { date: isoDate('2024-01-01'), amount: fromMajor(-210_000) },
      { date: isoDate('2024-01-01'), amount: fromMajor(150_000) },
      { date: isoDate('2024-02-01'), amount: fromMajor(-750) },
      { date: isoDate('2024-02-10'), amount: fromMajor(-5000) },
      { date: isoDate('2024-02-01'), amount: fromMajor(1200) },
      // 15 of the 29 days in February.
      { date: isoDate('2024-02-16'), amount: expect.closeTo((fromMajor(1200) * 15) / 29, 6) },
      { date: isoDate('2024-02-16'), amount: fromMajor(50_000) },
    ]);
  });

  it('prorates a tenancy by days, and charges management only on the rent received', () => {
    // Let from 16 to 31 January: 16 of 31 days.
    const holding = bareHolding({
      tenancies: { let: tenancy({ start: isoDate('2024-01-16'), end: isoDate('2024-01-31') }) },
      costs: { management: cost({ per: 'rent-share', share: percent(10) }) },
    });
    const january = holdingFlows(holding, isoDate('2024-03-01')).find(({ date }) => date === '2024-02-01');
    expect(january?.amount).toBeCloseTo(((fromMajor(1200) * 16) / 31) * 0.9, 6);
  });

  it('of a sold holding ends with the sale, less the loan repaid from it', () => {
    const sold = letHolding({ sale: { date: isoDate('2025-01-01'), price: fromMajor(230_000), costs: fromMajor(4000) } });
    const flows = holdingFlows(sold, isoDate('2026-01-01'));
    expect(flows.at(-1)).toEqual({ date: '2025-01-01', amount: fromMajor(230_000 - 4000 - 150_000) });
    expect(flows.every(({ date }) => date <= '2025-01-01')).toBe(true);
    // A later date gives the same return.
    expect(returnOf([sold], isoDate('2030-01-01'))).toEqual(returnOf([sold], isoDate('2026-01-01')));
  });

  it('is not given for less than ninety days or before the purchase', () => {
    expect(returnOf([letHolding()], isoDate('2024-03-30'))).toMatchObject({ kind: 'none', reason: expect.stringContaining('90 days') });
    expect(returnOf([letHolding()], isoDate('2023-12-31'))).toEqual({ kind: 'none', reason: 'No purchases yet' });
    expect(returnOf([letHolding()], isoDate('2024-03-31')).kind).toBe('one');
  });

  it('of several holdings uses their combined payments, not an average', () => {
    const [one, other] = [letHolding(), letHolding({ loans: { small: interestOnly({ amount: fromMajor(20_000) }) } })];
    const today = isoDate('2026-11-20');
    const together = returnOf([one, other], today);
    expect(together).toEqual(xirr([...holdingFlows(one, today), ...holdingFlows(other, today)]));
  });
});
