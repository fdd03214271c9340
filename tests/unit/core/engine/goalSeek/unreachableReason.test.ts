import { describe, expect, it } from 'vitest';
import { goalSeek } from '../../../../../src/core/engine/goalSeek/goalSeek.ts';
import type { GoalRequest } from '../../../../../src/core/engine/goalSeek/goalRequest.ts';
import type { GoalInput } from '../../../../../src/core/engine/goalSeek/goalScale.ts';
import type { MeasuredFigure } from '../../../../../src/core/engine/numbers/measuredFigure.ts';
import { personalTaxTable } from '../../../../../src/core/engine/numbers/personalTaxTable.ts';
import { incomeTaxYear } from '../../../../../src/core/market/uk/landlord/incomeTaxYears.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { terrace, testDay } from '../numbers/anyDeal.ts';

/** Why the £185,000 terrace cannot reach an impossible target, with plain spaces. */
function why(figure: MeasuredFigure, vary: GoalInput, [target, more]: readonly [number, Partial<GoalRequest>?]): string {
  const request = { assumptions: terrace, rules: rulesOf('GB-ENG'), on: testDay, personalTax: null, vary, figure, target };
  const answer = goalSeek({ ...request, ...more });
  return answer.kind === 'cannot' ? answer.because.replaceAll('\u00a0', ' ') : answer.kind;
}

describe('reason why a goal cannot be reached', () => {
  // The terrace: rent 12,672 a year (6.85% of its price), costs 4,057, net 7,884 (4.26%), loan 138,750 at 5.44%, cash 60,800.
  it.each([
    ['grossYield', 'it doesn’t depend on the mortgage rate and stays at 6.85%'],
    ['netYield', 'it doesn’t depend on the mortgage rate and stays at 4.26%'],
    ['loanToValue', 'it doesn’t depend on the mortgage rate and stays at 75.00%'],
    ['cashNeeded', 'it doesn’t depend on the mortgage rate and stays at £60,800'],
    ['annualRent', 'it doesn’t depend on the mortgage rate and stays at £12,672'],
    // 7,884.01 on 60,800. The cover is a year's rent over 7,631.25, the interest at the 5.5% stress rate.
    ['cashOnCash', 'even with the mortgage rate at 0.00% it is 12.97%, not 10,000.00%'],
    ['interestCover', 'it doesn’t depend on the mortgage rate and stays at 166.05%'],
  ] as const)('by varying the mortgage rate, for %s', (figure, words) => {
    expect(
      why(figure, 'mortgageRate', [figure === 'loanToValue' || figure === 'cashNeeded' ? -100 : figure === 'annualRent' ? 1e9 : 100]),
    ).toBe(words);
  });

  it.each([
    ['grossYield', 'even with the monthly rent at £10,560 it is 68.50%, not 10,000.00%'],
    ['debtServiceCover', 'even with the monthly rent at £10,560 it is 13.10, not 100.00'],
    ['equityMultiple', 'even with the monthly rent at £10,560 it is 18.73, not 100.00'],
    ['roi', 'even with the monthly rent at £10,560 it is 158.15%, not 10,000.00%'],
    ['irr', 'even with the monthly rent at £10,560 it is 153.18%, not 10,000.00%'],
    ['interestCover', 'even with the monthly rent at £10,560 it is 1,660.54%, not 10,000.00%'],
  ] as const)('by varying the rent up to ten times its amount, for %s', (figure, words) => {
    expect(why(figure, 'monthlyRent', [100])).toBe(words);
  });

  it('names the value that comes nearest: the lowest if less is better, otherwise the highest', () => {
    expect(why('breakEvenRent', 'deposit', [-100])).toBe('even with the deposit at 100.00% it is £233, not −£1');
    expect(why('cashNeeded', 'deposit', [-100])).toBe('even with the deposit at 1.00% it is £16,400, not −£1');
    expect(why('cashNeeded', 'purchasePrice', [-100])).toBe('even with the purchase price at £500 it is £4,225, not −£1');
    expect(why('annualCashFlow', 'deposit', [1e9])).toBe('even with the deposit at 100.00% it is £7,884, not £10,000,000');
  });

  it('finds the best value between two steps of the scan, for a multiple that peaks as the deposit rises', () => {
    expect(why('equityMultiple', 'deposit', [100])).toBe('even with the deposit at 4.35% it is 1.96, not 100.00');
  });

  it('gives a return after tax as a rate', () => {
    const years = [incomeTaxYear('england', testDay)];
    const personalTax = personalTaxTable(6_000_000, years, { exempt: 3000, basicTo: 37_700, basicPercent: 18, higherPercent: 24 });
    expect(why('irrAfterTax', 'refurbishment', [100, { personalTax }])).toMatch(
      /^even with the refurbishment at £0 it is \d\.\d\d%, not 10,000\.00%$/,
    );
  });
});
