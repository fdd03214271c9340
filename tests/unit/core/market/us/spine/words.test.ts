import { describe, expect, it } from 'vitest';
import { strategyIds } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { usStates } from '../../../../../../src/core/kernel/markets.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import type { Outcome } from '../../../../../../src/core/pipeline/outcome.ts';
import { evaluateDeal } from '../../../../../../src/core/pipeline/evaluateDeal.ts';
import { fullReport } from '../../../../../../src/core/pipeline/full/fullReport.ts';
import { americanCells, americanJob, americanOutcome, textsOf } from '../../../../../support/americanDeals.ts';
import { sampleJob } from '../../../../../support/dealFixtures.ts';

/** What only British law, agencies, landlords and lenders are called, and how British text writes money, shares and days. */
const british =
  /£|€|\bpounds?\b|\bpence\b|\bSDLT\b|stamp duty|land transaction tax|\bHMRC\b|council tax|business rates|\bgas\b(?! station)|\bEPC\b|energy rating|\bONS\b|\bVAT\b|\blodgers?\b|letting agent|\blettings?\b|leasehold|freehold|buy-to-let|\bHMO\b|multiple occupation|serviced accommodation|rent-to-rent|ground rent|service charge|\blicences?\b|national insurance|corporation tax|gov\.uk|(?<!New )\bEngland\b|\bWales\b|\bScotland\b|United Kingdom|\bvoids?\b|refurbish|bridging|estate agent(?!s)|solicitor|conveyancing|rent[- ]a[- ]room|\bAPRC\b|\bthe works\b|value after|postcode|sq m\b|square met|\d[\u00a0 ]%|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|security security/iu;

/** The same of America. */
const american =
  /\$\d|\bUSD\b|\bIRS\b|\bHUD\b|\bHOA\b|\bZIP\b|\bFHA\b|\bFHFA\b|Fannie Mae|Freddie Mac|\bPITIA\b|\bDSCR\b|down payment|closing costs|escrow|\bARV\b|\brehab\b|hard money|\blicense\b|cap rate|Schedule E|\bLLC\b|homestead|lead paint|\b(?:Ohio|California|Texas|Florida)\b|\b(?:January|March|May|November|December) \d{1,2}, \d{4}/u;

/** Fields that hold no text of ours: codes, links, and what a publisher called itself. */
const isCode = (path: string): boolean => /\.(?:id|key|kind|url|market|strategy|figure|unit|band|mark|form|dealId|dealHash)$/.test(path);

const foreign = (answer: unknown, words: RegExp): readonly string[] =>
  textsOf(answer).flatMap(([path, text]) => (!isCode(path) && words.test(text) ? [`${path}: ${text}`] : []));

/** Every law and every publication behind an outcome. */
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
    if (url === null) expect(title).toMatch(/^(?:Rule of thumb|General knowledge|Our convention|Convention|Our own)/);
    else expect(url).toMatch(/^https:\/\/\S+$/);
}

/** After tax an outcome says all it says before it, and more. */
const wordiest = americanCells.filter(
  ({ strategy, owner, basis }) =>
    owner === 'me' && (basis === 'after-tax' || !americanCells.some((cell) => cell.strategy === strategy && cell.basis === 'after-tax')),
);

describe('the words and the laws of a market', () => {
  it.each(wordiest)('$strategy of $owner $basis: no state speaks of British law, money, tax or agencies', ({ strategy, basis, owner }) => {
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

  it.each(strategyIds)('%s: neither does a report with everything the engine says', (strategy) => {
    for (const state of ['OH', 'CA', 'NY'] as const) {
      const full = fullReport(americanJob({ state, strategy }));
      if (!full.ok) throw new Error(full.error.message);
      expect(foreign(full.value, british)).toEqual([]);
    }
  });

  it.each(strategyIds)('%s: no British outcome or report speaks of American law, money, tax or agencies', (strategy) => {
    for (const outcode of ['M6', 'G41', 'CF24', 'BT9'])
      for (const basis of ['before-tax', 'after-tax'] as const) {
        const { deal, profile, today } = sampleJob({
          facts: { outcode, incode: null, address: null },
          overrides: { monthlyRent: fromMajor(1_100) },
        });
        const job = { deal: { ...deal, strategy }, profile: { ...profile, basis }, today };
        const result = evaluateDeal(job);
        if (!result.ok) throw new Error(result.gap.message);
        expect(foreign(result.outcome, american)).toEqual([]);
        if (basis === 'before-tax' && outcode === 'M6') expect(foreign(fullReport(job), american)).toEqual([]);
      }
  });
});
