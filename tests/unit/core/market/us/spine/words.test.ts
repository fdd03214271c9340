import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../../../src/core/market/markets.ts';
import type { Outcome } from '../../../../../../src/core/pipeline/outcome.ts';
import { british, foreign } from '../../../../../support/marketWords.ts';
import { americanCells, americanOutcome } from '../../../../../support/americanDeals.ts';

/** Expects every law and publication behind an outcome to have a link. */
function expectSourced({ analysis, report, explanations }: Outcome): void {
  for (const { title, url, inForceFrom, checkedOn } of 'laws' in analysis ? analysis.laws : []) {
    expect([title, url]).toEqual([title, expect.stringMatching(/^https:\/\/\S+$/)]);
    expect([inForceFrom, checkedOn]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.stringMatching(/^2026-11-\d\d$/)]);
  }
  for (const { title, url, inForceFrom, checkedOn } of report.laws) {
    expect([title, url]).toEqual([title, expect.stringMatching(/^https:\/\/\S+$/)]);
    expect([inForceFrom, checkedOn]).toEqual([
      expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/),
      expect.stringMatching(/^November \d\d, 2026$/),
    ]);
  }
  for (const { rule } of 'checks' in analysis ? analysis.checks : [])
    if (rule !== null) expect([rule.title, rule.url]).toEqual([rule.title, expect.stringMatching(/^https:\/\/\S+$/)]);
  for (const { title, url } of Object.values(explanations).flatMap((each) => each?.sources ?? []))
    if (url === null) expect(title).toMatch(/^(?:Typical|Assumed|Rule of thumb|General knowledge|Our convention|Convention|Our own)/);
    else expect(url).toMatch(/^https:\/\/\S+$/);
}

/** An after-tax outcome contains all the text of a before-tax one, and more. */
const wordiest = americanCells.filter(
  ({ strategy, owner, basis }) =>
    owner === 'me' && (basis === 'after-tax' || !americanCells.some((cell) => cell.strategy === strategy && cell.basis === 'after-tax')),
);

describe('the wording and laws of an American market', () => {
  it.each(wordiest)('$strategy for $owner $basis: no state mentions British law, money, tax or agencies', ({ strategy, basis, owner }) => {
    for (const state of usStates) {
      const outcome = americanOutcome({
        state,
        strategy,
        basis,
        owner,
        facts: { address: `9 Chandler Row, Springfield, ${state}`, yearBuilt: 1925 },
      });
      expect([state, foreign(outcome, british)]).toEqual([state, []]);
      expectSourced(outcome);
      if (basis === 'after-tax' && strategy !== 'flip') expect(outcome.analysis.laws.length).toBeGreaterThan(3);
    }
  });
});
