import { describe, expect, it } from 'vitest';
import { strategyIds, strategyNamesIn, type StrategyId } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { marketNames, type MarketId } from '../../../../src/core/market/markets.ts';
import { notCovered } from '../../../../src/core/pipeline/coverage.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import { fullReport } from '../../../../src/core/pipeline/full/fullReport.ts';
import type { EvaluationJob } from '../../../../src/core/pipeline/outcome.ts';
import { scoreMoves } from '../../../../src/core/pipeline/scoring/scoreMoves.ts';
import { composeEdition } from '../../../../src/core/report/editions/composeEdition.ts';
import { editionIds } from '../../../../src/core/report/editions/editions.ts';
import { americanJob } from '../../../support/americanHomes.ts';
import { bases, type Basis } from '../../../../src/core/deal/owner.ts';

const homes = [
  { market: 'US-OH', address: '9 Chandler Row, Dayton, OH 45402', postalCode: '45402', county: 'Montgomery County' },
  { market: 'US-CA', address: '12 Elm Street, Sacramento, CA 95814', postalCode: '95814', county: 'Sacramento County' },
  { market: 'US-TX', address: '12 Elm Street, Austin, TX 78701', postalCode: '78701', county: 'Travis County' },
  { market: 'US-NY', address: '12 Elm Street, Buffalo, NY 14201', postalCode: '14201', county: 'Erie County' },
  { market: 'US-FL', address: '12 Elm Street, Tampa, FL 33602', postalCode: '33602', county: 'Hillsborough County' },
] as const satisfies readonly {
  readonly market: MarketId;
  readonly address: string;
  readonly postalCode: string;
  readonly county: string;
}[];

interface Cell {
  readonly market: MarketId;
  readonly strategy: StrategyId;
  readonly basis: Basis;
}

const cells: readonly Cell[] = homes
  .flatMap(({ market }) => strategyIds.flatMap((strategy) => bases.map((basis) => ({ market, strategy, basis }))))
  .filter((cell) => notCovered({ ...cell, owner: 'me' }) === null);

function jobOf({ market, strategy, basis }: Cell, isBare = false): EvaluationJob {
  const { market: _market, ...facts } = homes.find((home) => home.market === market) ?? homes[0];
  return americanJob({ strategy, ownership: { owner: 'me', basis }, facts, isBare });
}

/** British terms, and British formats for figures and dates. */
const british = new RegExp(
  [
    '£|pound|pence|SDLT|stamp duty|gas safe|gas certificate|gas check|council tax|HMRC|\\bEPC\\b|\\bONS\\b|Office for National|buy-to-let',
    'letting agent|\\blettings?\\b|ground rent|leasehold|freehold|\\btenure\\b|postcode|\\bVAT\\b|lodger|rent-a-room|conveyanc|solicitor|licence|bridging',
    'voids|refurb|rent-to-rent|serviced accommodation|multiple occupation|stress rate|security security|security down payment|neighbourhood',
    '(?<!New )England|\\d[ \\u00a0]%|\\b\\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\\b',
  ].join('|'),
  'i',
);

/** Fields that are not displayed: identifiers and values. */
const unread: ReadonlySet<string> = new Set(['id', 'key', 'kind', 'figure', 'unit', 'strategy', 'dealId', 'dealHash', 'url', 'provenance']);

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (unread.has(key) ? [] : textsOf(each)));
};

const britishIn = (value: unknown): readonly string[] => [...new Set(textsOf(value).filter((text) => british.test(text)))];

describe('report of an American deal', () => {
  it.each(cells)('$market, $strategy, $basis: uses only American terms', (cell) => {
    for (const isBare of [false, true]) {
      const result = evaluateDeal(jobOf(cell, isBare));
      // Rent-to-rent has no rent to the owner unless the user enters it.
      if (!result.ok && isBare) continue;
      if (!result.ok) throw new Error(result.gap.message);
      expect(britishIn(result.outcome)).toEqual([]);
    }
  });

  it.each(cells)('$market, $strategy, $basis: uses only American terms in the full report and in every edition', (cell) => {
    const full = fullReport(jobOf(cell));
    if (!full.ok) throw new Error(full.error.message);
    const { report, score } = full.value;
    expect(report.market).toBe(cell.market);
    expect(britishIn(full.value)).toEqual([]);
    for (const edition of editionIds) expect(britishIn(composeEdition(edition, { report, score, appVersion: null }))).toEqual([]);
  });

  it.each(cells.filter(({ basis }) => basis === 'before-tax'))(
    '$market, $strategy: explains score moves in American terms only',
    (cell) => {
      const moves = scoreMoves(jobOf(cell));
      if (!moves.ok) throw new Error(moves.error.message);
      expect(britishIn(moves.value)).toEqual([]);
    },
  );

  it.each(cells)('$market, $strategy, $basis: names the strategy and the state', (cell) => {
    const result = evaluateDeal(jobOf(cell));
    if (!result.ok) throw new Error(result.gap.message);
    const { basis, subtitle, preparedOn } = result.outcome.report;
    const name = strategyNamesIn('US')[cell.strategy];
    const inSentence = cell.strategy === 'brrrr' ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    expect(basis).toContain(`${marketNames[cell.market]}, ${inSentence}`);
    expect(subtitle).toContain(inSentence);
    expect(preparedOn).toBe('November 26, 2026');
  });

  it('describes the listing with the facts that American listings state', () => {
    const result = evaluateDeal(jobOf({ market: 'US-OH', strategy: 'buy-to-let', basis: 'before-tax' }));
    if (!result.ok) throw new Error(result.gap.message);
    const { property = [], area = [], tables } = result.outcome.report;
    expect(property.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Address', 'Year built', 'Property tax (seller’s bill)', 'County']),
    );
    expect(area[0]).toMatch(
      /^The rent used, \$1,650 a month, is \$\d+ (?:above|below) the Fair Market Rent for the same number of bedrooms in /,
    );
    expect(tables.find(({ id }) => id === 'area-rents')?.rows).toHaveLength(5);
    const listing = result.outcome.score.criteria.find(({ id }) => id === 'listing');
    expect(listing?.measured).toBe('none');
  });

  it('shows a lender the loan and its cover', () => {
    const full = fullReport(jobOf({ market: 'US-OH', strategy: 'buy-to-let', basis: 'before-tax' }));
    if (!full.ok) throw new Error(full.error.message);
    const { report, score } = full.value;
    const [lending] = composeEdition('lender', { report, score, appVersion: null }).cover;
    expect(lending?.blocks[0]).toMatchObject({
      kind: 'lead',
      text: expect.stringMatching(/^Loan to value is 75\.0%\. Net operating income covers/),
    });
    expect(report.tables.find(({ id }) => id === 'goals')?.note).toContain('in steps of $500, and the other input in dollars');
  });
});
