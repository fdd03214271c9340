import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEven, cumulativeCosts } from '../../../../../src/core/engine/mortgages/breakEven.ts';
import { breakEvenOf } from '../../../../../src/core/engine/mortgages/compareMortgages.ts';
import { costAtStart, quoteMortgage } from '../../../../../src/core/engine/mortgages/quoteMortgage.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import type { Minor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { anyNeed, anyTerms, candidate, fee, need } from './mortgageCases.ts';

const costs = (...amounts: readonly number[]) => amounts.map((amount) => minor(amount));

describe('break-even month of two products', () => {
  it('is the month in which the savings exceed the fee, worked by hand', () => {
    // A rate 0.6 percentage points lower on £150,000 saves £75 a month. A £1,000 fee is recovered in month 14 (13 × 75 = 975).
    const free = quoteMortgage(need(), candidate('free', { initialRate: percent(5.6) }));
    const withFee = quoteMortgage(need(), candidate('fee', { initialRate: percent(5), fees: [fee(1000, 'upfront')] }));
    expect(breakEvenOf(free, withFee)).toEqual({ kind: 'crosses', crossings: [{ month: 14, cheaper: 'second' }] });
    expect(breakEvenOf(withFee, free)).toEqual({ kind: 'crosses', crossings: [{ month: 14, cheaper: 'first' }] });
  });

  it('lists every month in which the cheaper product changes', () => {
    expect(breakEven(costs(0, 10, 20, 60), costs(5, 8, 25, 50))).toEqual({
      kind: 'crosses',
      crossings: [
        { month: 1, cheaper: 'second' },
        { month: 2, cheaper: 'first' },
        { month: 3, cheaper: 'second' },
      ],
    });
  });

  it('does not count a month of equal costs as a crossing', () => {
    expect(breakEven(costs(0, 5, 6), costs(1, 5, 7))).toEqual({ kind: 'never', cheaper: 'first' });
    expect(breakEven(costs(0, 5, 8), costs(1, 5, 7))).toEqual({ kind: 'crosses', crossings: [{ month: 2, cheaper: 'second' }] });
  });

  it('does not exist if one product is always cheaper or both cost the same', () => {
    expect(breakEven(costs(0, 5), costs(1, 9))).toEqual({ kind: 'never', cheaper: 'first' });
    expect(breakEven(costs(3, 5), costs(3, 5))).toEqual({ kind: 'equal' });
  });

  it('uses the final cost of a loan that has ended', () => {
    expect(breakEven(costs(5, 10), costs(0, 5, 12))).toEqual({ kind: 'crosses', crossings: [{ month: 2, cheaper: 'first' }] });
  });

  it('is where the cumulative costs cross, and nowhere else', () => {
    fc.assert(
      fc.property(anyNeed, anyTerms, anyTerms, (asked, left, right) => {
        const quotes = [left, right].map((terms) => quoteMortgage(asked, { ...candidate('each'), terms }));
        const [first, second] = quotes as [(typeof quotes)[number], (typeof quotes)[number]];
        const [one, two] = [first, second].map((quote) => cumulativeCosts(costAtStart(quote), quote.schedule)) as [
          readonly Minor[],
          readonly Minor[],
        ];
        const turn = breakEvenOf(first, second);
        const months = turn.kind === 'crosses' ? turn.crossings.map((crossing) => crossing.month) : [];
        const signs = one.map((cost, month) => Math.sign(cost - (two[month] ?? 0)));
        let last = 0;
        const turns = signs.flatMap((sign, month) => {
          const isTurn = sign !== 0 && last !== 0 && sign !== last;
          if (sign !== 0) last = sign;
          return isTurn ? [month] : [];
        });
        expect(months).toEqual(turns);
        for (const crossing of turn.kind === 'crosses' ? turn.crossings : [])
          expect(signs[crossing.month]).toBe(crossing.cheaper === 'first' ? -1 : 1);
      }),
      { numRuns: 60 },
    );
  });
});
