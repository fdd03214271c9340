import { describe, expect, it } from 'vitest';
import { countryOfMarket } from '../../../../../../src/core/market/markets.ts';
import { fullReport } from '../../../../../../src/core/pipeline/full/fullReport.ts';
import type { Outcome } from '../../../../../../src/core/pipeline/outcome.ts';
import { europeanJob, europeanMarkets, wordiestCells } from '../../../../../support/europeanDeals.ts';
import { outcomeOf } from '../../../../../support/spine/outcomes.ts';
import { american, foreign } from '../../../../../support/marketWords.ts';

/** Terms used only for British law, agencies, landlords and lenders. */
const british: readonly (readonly [words: RegExp, alsoIn: readonly string[]])[] = [
  [/£|\bpounds?\b|\bpence\b|\bSDLT\b|land transaction tax|\bHMRC\b|council tax|business rates|\bONS\b|\bHMO\b|multiple occupation/iu, []],
  [/leasehold|freehold|buy-to-let|serviced accommodation|rent-to-rent|ground rent|national insurance|corporation tax|gov\.uk/iu, []],
  [/\bEngland\b|\bWales\b|\bScotland\b|United Kingdom|\bBritish\b|rent[- ]a[- ]room|\bArticle 4\b|\bsq ft\b|square f|conveyancing/iu, []],
  // Irish law and Irish agents also use these words; Spain and Portugal have a stamp duty too.
  [/stamp duty/iu, ['IE', 'ES', 'PT']],
  [/letting agent|solicitor|\bvoids\b/iu, ['IE']],
];

/** In Austria a lawyer holds the purchase price in escrow. */
const americanHere = (text: string): boolean => !/escrow/u.test(text);

/** Costs of an American purchase, as a label or in a sentence. */
const americanCosts = /closing cost|^Points$|^Mortgage tax$/iu;

function strange(answer: unknown, country: string): readonly string[] {
  const found = british.flatMap(([words, alsoIn]) => (alsoIn.includes(country) ? [] : foreign(answer, words)));
  return [...found, ...foreign(answer, americanCosts), ...foreign(answer, american).filter(country === 'AT' ? americanHere : () => true)];
}

/** Expects every law and publication behind an outcome to have a link. */
function expectSourced({ analysis, report, explanations }: Outcome): void {
  for (const { title, url, inForceFrom, checkedOn } of 'laws' in analysis ? analysis.laws : []) {
    expect([title, url]).toEqual([title, expect.stringMatching(/^https?:\/\/\S+$/)]);
    expect([inForceFrom, checkedOn]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.stringMatching(/^2026-11-\d\d$/)]);
  }
  if (report.strategy !== 'rent-to-rent') expect(report.laws.length).toBeGreaterThan(0);
  for (const { rule } of 'checks' in analysis ? analysis.checks : [])
    if (rule !== null) expect([rule.title, rule.url]).toEqual([rule.title, expect.stringMatching(/^https?:\/\/\S+$/)]);
  for (const { title, url } of Object.values(explanations).flatMap((each) => each?.sources ?? []))
    if (url === null) expect(title).toMatch(/^(?:Typical|Assumed|Rule of thumb|General knowledge|Our convention|Convention|Our own)/);
    else expect(url).toMatch(/^https?:\/\/\S+$/);
}

describe('the wording and laws of a European market', () => {
  it.each(europeanMarkets)('%s: no report mentions another country’s law, money, tax or agencies, under any strategy', (market) => {
    const country = countryOfMarket(market);
    for (const cell of wordiestCells(market)) {
      const job = europeanJob(cell);
      const outcome = outcomeOf(job);
      expect([cell.strategy, strange(outcome, country)]).toEqual([cell.strategy, []]);
      expectSourced(outcome);
      expect(outcome.report.market).toBe(market);
    }
  });

  it('the full report of a home in each country has no foreign terms', () => {
    for (const market of europeanMarkets.filter(
      (each, at, all) => all.findIndex((other) => other.slice(0, 2) === each.slice(0, 2)) === at,
    )) {
      const report = fullReport(europeanJob({ market, strategy: 'buy-to-let' }));
      expect([market, report.ok, strange(report, countryOfMarket(market))]).toEqual([market, true, []]);
    }
  });
});
