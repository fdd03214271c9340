import { beforeAll, describe, expect, it } from 'vitest';
import { composeEdition } from '../../../../../src/core/report/editions/composeEdition.ts';
import type { Block, EditionDocument } from '../../../../../src/core/report/editions/editionDocument.ts';
import { editionIds } from '../../../../../src/core/report/editions/editions.ts';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { fullReport } from '../../../../../src/core/pipeline/full/fullReport.ts';
import { isLogo, maxLogoLength } from '../../../../../src/core/report/editions/letterhead.ts';
import type { FullReport } from '../../../../../src/core/pipeline/outcome.ts';
import { americanJob } from '../../../../support/americanDeals.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';
import { sampleFullReport } from '../../../../support/fullReports.ts';

let full: FullReport;
beforeAll(() => {
  full = sampleFullReport();
});

const blocksOf = ({ cover, parts }: EditionDocument): readonly Block[] => [...cover, ...parts].flatMap(({ blocks }) => blocks);
const tableIds = (document: EditionDocument): readonly string[] =>
  blocksOf(document).flatMap((block) => (block.kind === 'table' ? [block.table.id] : []));

describe('report editions', () => {
  it('the full edition prints every table and chart once', () => {
    const document = composeEdition('full', { ...full, appVersion: 'b1' });
    // Area sources are merged into the single list of sources. Identical months are omitted because they add nothing.
    const wanted = full.report.tables.map(({ id }) => id).filter((id) => id !== 'area-sources' && id !== 'cash-flow-months');
    expect([...tableIds(document)].toSorted()).toEqual(wanted.toSorted());
    const charts = blocksOf(document).flatMap((block) => ('chart' in block ? [block.chart.id] : []));
    expect(charts).toEqual(expect.arrayContaining(['tornado', 'fan-cash-flow', 'fan-equity', ...full.report.charts.map(({ id }) => id)]));
    expect(new Set(charts).size).toBe(charts.length);
  });

  it('the full edition prints monthly figures if the months differ', () => {
    const tables = full.report.tables.map((table) =>
      table.id === 'cash-flow-months'
        ? { ...table, rows: table.rows.map((row, at) => (at === 3 ? [...row.slice(0, -1), '−£900.00'] : row)) }
        : table,
    );
    expect(tableIds(composeEdition('full', { ...full, report: { ...full.report, tables }, appVersion: null }))).toContain(
      'cash-flow-months',
    );
  });

  it('an unknown table is printed, so new tables are never lost', () => {
    const table = { id: 'new', title: 'New', columns: [], rows: [], total: null, note: null };
    const grown = { ...full.report, tables: [...full.report.tables, table] };
    expect(tableIds(composeEdition('full', { ...full, report: grown, appVersion: null }))).toContain('new');
  });

  it.each(['short', 'full'] as const)(
    'the %s edition shows the rules status next to the score, without the band, which could contradict it',
    (id) => {
      const report = { ...full.report, rulesMet: 2, rulesAsked: 6 };
      const score = { ...full.score, band: 'outstanding' as const };
      const document = composeEdition(id, { report, score, appVersion: null });
      const tape = blocksOf(document).find(({ kind }) => kind === 'tape');
      expect(tape).toMatchObject({ standing: 'Misses 4 of 6 rules' });
      const notes = [...document.cover, ...document.parts].map(({ note }) => note);
      const others = blocksOf(document).filter(({ kind }) => kind !== 'tape');
      expect(JSON.stringify([notes, others])).not.toContain('outstanding');
    },
  );

  it('the lender edition shows neither the score nor the investor’s rules nor the distance to them', () => {
    const document = composeEdition('lender', { ...full, appVersion: null });
    const kinds = blocksOf(document).map(({ kind }) => kind);
    for (const kind of ['tape', 'criteria', 'rules', 'solves']) expect(kinds).not.toContain(kind);
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/(?:below|meets) your/);
    expect(text).not.toMatch(/(?:below|above) your/);
    expect(document.cover[0]?.blocks[0]).toMatchObject({ kind: 'lead', text: expect.stringMatching(/^Loan to value is 75\.0%\./) });
  });

  it('the lender edition contains what a lender asks for, in order, and nothing else', () => {
    const document = composeEdition('lender', { ...full, appVersion: null });
    expect([...document.cover, ...document.parts].flatMap(({ title }) => title ?? [])).toEqual([
      'The property',
      'The loan',
      'Borrower and ownership',
      'Interest cover',
      'Rent evidence',
      'Existing portfolio',
      'Exit',
      'Sources',
    ]);
    expect(tableIds(document)).toEqual(['interest-cover', 'area-rents']);
    expect(JSON.stringify(document)).not.toMatch(/crime|deprivation|burglary|station|Cash-on-cash|IRR/i);
  });

  it('the lender edition shows cover at the pay rate, two percentage points above it and at the stress rate, with the rule’s source', () => {
    const document = composeEdition('lender', { ...full, appVersion: null });
    const [cover] = blocksOf(document).flatMap((block) =>
      block.kind === 'table' && block.table.id === 'interest-cover' ? [block.table] : [],
    );
    const { annualRent } = sampleOutcome().analysis.figures;
    const { loan } = sampleOutcome().analysis.purchase;
    const inputs = sampleOutcome().inputs;
    const rates = [inputs.mortgageRate.value, inputs.mortgageRate.value + 0.02, inputs.stressRate.value];
    expect(cover?.rows.map((cells) => cells.at(-1))).toEqual(rates.map((at) => `${Math.round((annualRent / (loan * at)) * 100)}%`));
    const [first] = blocksOf(document).flatMap((block) => (block.kind === 'sources' ? block.sources : []));
    expect(first).toMatchObject({
      title: expect.stringContaining('SS13/16'),
      detail: 'In force from 1 January 2017, checked on 20 November 2026.',
      url: expect.stringMatching(/^https:\/\/www\.bankofengland\.co\.uk\//),
    });
  });

  it('the American lender edition shows loan, cover and exit, not the investor’s targets', () => {
    const answer = fullReport(americanJob({ state: 'OH', strategy: 'buy-to-let' }));
    if (!answer.ok) throw new Error(answer.error.message);
    const document = composeEdition('lender', { ...answer.value, appVersion: null });
    const [figures] = blocksOf(document).flatMap((block) => (block.kind === 'key-figures' ? [block.figures] : []));
    expect(figures?.map(({ id }) => id)).toEqual(['loanToValue', 'lenderCover', 'debtServiceCover', 'monthlyPayment']);
    const facts = (title: string) =>
      document.cover
        .concat(document.parts)
        .find((part) => part.title === title)
        ?.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
    expect(facts('The loan')).toContainEqual({ label: 'Loan', value: '$225,000' });
    expect(facts('The property')).toContainEqual({ label: 'Valuation', value: 'Asking price, not valued' });
    expect(facts('Exit')?.map(({ label }) => label)).toEqual([
      'Value at the end of year 10',
      'Loan balance at that point',
      'Loan to value at that point',
      'Equity before selling costs',
    ]);
    expect(JSON.stringify(document)).toContain('This is not financial, tax or legal advice.');
  });

  it('a deal that meets every rule shows its break-even points', () => {
    const { report } = full;
    const titles = (met: number) =>
      composeEdition('full', { ...full, report: { ...report, rulesMet: met }, appVersion: null }).cover.map(({ title }) => title);
    expect(titles(report.rulesAsked)).toContain('Break-even points');
    expect(titles(report.rulesAsked - 1)).toContain('What would make it work');
  });

  it('the lender edition includes the buyer’s name and other property only if they are provided', () => {
    const kept = JSON.stringify(composeEdition('lender', { ...full, appVersion: null }));
    expect(kept).toContain('Named in the application');
    expect(kept).toContain('Not included');
    expect(JSON.stringify(composeEdition('lender', { ...full, borrower: 'Jo Example', appVersion: null }))).toContain('Jo Example');
    for (const id of ['short', 'full'] as const)
      expect(JSON.stringify(composeEdition(id, { ...full, borrower: 'Jo Example', appVersion: null }))).not.toContain('Jo Example');
  });

  it('a decision is printed first with its reason, but never for a lender', () => {
    const decision = {
      choice: 'pass',
      reason: 'Too far from the station',
      by: 'ben',
      name: 'Ben',
      at: instant(1_795_176_000_000),
    } as const;
    for (const id of ['short', 'full'] as const) {
      const [first, second] = composeEdition(id, { ...full, decision, appVersion: null }).cover;
      const points = ['Pass: Too far from the station'];
      expect(first).toMatchObject({ title: 'Decision', note: '20 November 2026', blocks: [{ kind: 'points', points }] });
      expect(second?.id).toBe('verdict');
      expect(composeEdition(id, { ...full, appVersion: null }).cover[0]?.id).toBe('verdict');
    }
    expect(JSON.stringify(composeEdition('lender', { ...full, decision, appVersion: null }))).not.toContain('Too far from the station');
  });

  it('the short edition needs only the outcome, and has no long table', () => {
    const { report, score } = sampleOutcome();
    const document = composeEdition('short', { report, score, appVersion: null });
    expect(Math.max(...blocksOf(document).map((block) => (block.kind === 'table' ? block.table.rows.length : 0)))).toBeLessThan(12);
    expect(blocksOf(document).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['lead', 'tape', 'key-figures', 'rules', 'solves', 'facts', 'sources', 'made']),
    );
  });

  it.each(editionIds)('the %s edition omits empty parts, names the build and ends with the disclaimer', (id) => {
    const bare = { ...full.report, rules: [], solves: [], tables: [], charts: [], inputs: [], warnings: [], laws: [] };
    const { depth, ...shallow } = bare;
    expect(depth).toBeDefined();
    const document = composeEdition(id, { report: shallow, score: full.score, appVersion: 'b42' });
    for (const part of [...document.cover, ...document.parts]) expect(part.blocks.length).toBeGreaterThan(0);
    const last = document.parts.at(-1)?.blocks.at(-1);
    expect(last).toMatchObject({ kind: 'made', disclaimer: full.report.disclaimer, made: expect.stringContaining('app b42') });
  });
});

describe('logo', () => {
  const logo = { dataUrl: 'data:image/jpeg;base64,/9j/4AAQ', width: 100, height: 40 };

  it('is accepted as a JPEG with a size', () => {
    expect(isLogo(logo)).toBe(true);
  });

  it.each([
    null,
    'data:image/jpeg;base64,AAAA',
    { ...logo, dataUrl: 'data:image/png;base64,AAAA' },
    { ...logo, dataUrl: 'https://example.org/logo.png' },
    { ...logo, dataUrl: 'data:image/svg+xml;base64,PHN2Zz4=' },
    { ...logo, dataUrl: 'data:text/html;base64,PHN2Zz4=' },
    { ...logo, dataUrl: `data:image/jpeg;base64,${'A'.repeat(maxLogoLength)}` },
    { ...logo, width: 0 },
    { ...logo, height: Number.NaN },
  ])('is refused: %j', (value) => {
    expect(isLogo(value)).toBe(false);
  });
});
