import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { irr } from '../../../../../../src/core/engine/finance/flows/irr.ts';
import { xirr, xnpv } from '../../../../../../src/core/engine/finance/flows/xirr.ts';
import type { DatedFlow } from '../../../../../../src/core/engine/finance/flows/xirr.ts';
import { addDays, isoDate } from '../../../../../../src/core/kernel/calendar.ts';

const dated = (...flows: readonly (readonly [date: string, amount: number])[]): readonly DatedFlow[] =>
  flows.map(([date, amount]) => ({ date: isoDate(date), amount }));

/** The example in Microsoft's documentation for XIRR and XNPV. */
const documented = dated(['2008-01-01', -10_000], ['2008-03-01', 2750], ['2008-10-30', 4250], ['2009-02-15', 3250], ['2009-04-01', 2750]);

describe('xirr', () => {
  it('gives Excel’s documented results', () => {
    expect(xirr(documented)).toMatchObject({ kind: 'one', rate: expect.closeTo(0.373362535, 8) });
    expect(xnpv(0.09, documented)).toBeCloseTo(2086.647602, 6);
  });

  it('gives MathWorks’ results for other day counts', () => {
    const flows = dated(['2007-01-12', -10_000], ['2008-02-14', 2500], ['2008-03-03', 2000], ['2008-06-14', 3000], ['2008-12-01', 4000]);
    expect(xirr(flows, '30/360 US')).toMatchObject({ kind: 'one', rate: expect.closeTo(0.100675477282743, 9) });
    expect(xirr(flows, 'act/360')).toMatchObject({ kind: 'one', rate: expect.closeTo(0.0991988898057063, 9) });
  });

  it('accepts flows in any order, and values them on the earliest date (Anexen/pyxirr)', () => {
    const flows = dated(['2015-07-21', -9000], ['2018-06-10', 20_000], ['2015-06-11', -1000], ['2015-10-17', -3000]);
    expect(xirr(flows)).toMatchObject({ kind: 'one', rate: expect.closeTo(0.16353715844, 8) });
    expect(xnpv(0.1, flows)).toBeCloseTo(2218.42566365675, 8);
  });

  it('finds a rate just above −100% (Anexen/pyxirr)', () => {
    const flows = dated(['2020-03-05', -18_480], ['2020-03-16', 13_120]);
    expect(xirr(flows)).toMatchObject({ kind: 'one', rate: expect.closeTo(-0.9999884228170087, 12) });
  });

  it('gives a reason if there is no rate', () => {
    expect(xirr(dated(['2008-01-01', 10_000], ['2008-03-01', 2750]))).toEqual({ kind: 'none', reason: 'No money is invested' });
    expect(xirr([])).toEqual({ kind: 'none', reason: 'No money is invested' });
    expect(xnpv(0.1, [])).toBe(0);
  });

  it('equals the internal rate of return if the flows are 365 days apart', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 8 }), (amounts) => {
        const flows = amounts.map((amount, year) => ({ date: addDays(isoDate('2026-11-20'), year * 365), amount }));
        const [dates, periods] = [xirr(flows), irr(amounts)];
        expect(dates.kind).toBe(periods.kind);
        if (dates.kind === 'one' && periods.kind === 'one') expect(dates.rate).toBeCloseTo(periods.rate, 9);
      }),
    );
  });
});
