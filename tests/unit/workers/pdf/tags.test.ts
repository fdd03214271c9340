import { beforeAll, describe, expect, it } from 'vitest';
import type { FullReport } from '../../../../src/core/pipeline/outcome.ts';
import { fullReport } from '../../../../src/core/pipeline/full/fullReport.ts';
import { composeEdition } from '../../../../src/core/report/editions/composeEdition.ts';
import { editionIds, type EditionId } from '../../../../src/core/report/editions/editions.ts';
import { propertyMapLayer, propertyMap } from '../../../../src/ui/features/deal/report/pdf/propertyMap.ts';
import { publishedBook, publishedPack } from '../../../support/areaPacks.ts';
import { americanJob } from '../../../support/americanDeals.ts';
import { sampleDeal } from '../../../support/dealFixtures.ts';
import { sampleFullReport } from '../../../support/fullReports.ts';
import { makeWithFonts, type ReportJob } from './readPdf.ts';
import { everyTag, readTags, type HeardPdf, type HeardTag } from './readTags.ts';
import { sampleJob } from './reportSample.ts';

// Reads the screen reader's content from the finished file with an independent reader.

let full: FullReport;
let american: FullReport;
beforeAll(() => {
  full = sampleFullReport();
  const answer = fullReport(americanJob({ state: 'OH', strategy: 'buy-to-let' }));
  if (!answer.ok) throw new Error(answer.error.message);
  american = answer.value;
});

const jobOf = ({ report, score }: FullReport, changes: Partial<ReportJob> = {}): ReportJob => ({
  ...sampleJob(),
  report,
  score,
  ...changes,
});
const heard = async (job: ReportJob): Promise<HeardPdf> => readTags((await makeWithFonts(job)).bytes);
const dense = (text: string): string => text.replaceAll(/\s+/g, '');
const tagsOf = ({ pages }: HeardPdf): readonly HeardTag[] => everyTag(pages.flat());

/** The headings of a document in order: its title, its parts, tables and charts. */
function headingsOf(edition: EditionId, { report, score }: FullReport): readonly string[] {
  const { title, cover, parts } = composeEdition(edition, { report, score, appVersion: 'build-1' });
  const within = [...cover, ...parts].flatMap((part) => [
    ...(part.title === null ? [] : [part.title]),
    ...part.blocks.flatMap((block) =>
      block.kind === 'table' ? (block.untitled === true ? [] : [block.table.title]) : 'chart' in block ? [block.chart.title] : [],
    ),
  ]);
  return [title, ...within];
}

describe.each(editionIds)('tags of the %s edition', (edition) => {
  it('contain every text except the running footer', { timeout: 60_000 }, async () => {
    const pdf = await heard(jobOf(full, { edition }));
    expect(pdf.lost).toEqual([]);
    expect(pdf.broken).toEqual([]);
    for (const [at, texts] of pdf.decoration.entries()) {
      expect(texts).toContain(`Page ${at + 1} of ${pdf.pages.length}`);
      // A table header repeated on the next page is not read again.
      for (const text of texts.filter((each) => each.length > 20)) expect(text).toMatch(/^Yardstick · /);
    }
  });

  it('list the headings in document order', { timeout: 60_000 }, async () => {
    const found = tagsOf(await heard(jobOf(full, { edition }))).filter(({ role }) => /^H\d$/.test(role));
    expect(found.map(({ text }) => dense(text)).toSorted()).toEqual(headingsOf(edition, full).map(dense).toSorted());
    expect(found[0]?.role).toBe('H1');
    expect(found.filter(({ role }) => role === 'H1')).toHaveLength(1);
    // No heading level is skipped on the way down.
    const levels = found.map(({ role }) => Number(role.slice(1)));
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    const parts = found.filter(({ role }) => role === 'H2').map(({ text }) => text);
    expect(parts).toEqual(headingsOf(edition, full).filter((title) => parts.includes(title)));
  });

  it('give each table a header row and each picture an alternative text', { timeout: 60_000 }, async () => {
    for (const report of [full, american]) {
      const tags = tagsOf(await heard(jobOf(report, { edition })));
      const tables = tags.filter(({ role }) => role === 'Table');
      for (const { kids } of tables.filter(({ kids: rows }) => rows[0]?.kids.every(({ role }) => role === 'TH') === true)) {
        expect(kids.map(({ role }) => role)).toEqual(kids.map(() => 'TR'));
        for (const row of kids.slice(1)) expect(row.kids.slice(1).every(({ role }) => role === 'TD')).toBe(true);
      }
      const shown = composeEdition(edition, { ...report, appVersion: null });
      const blocks = [...shown.cover, ...shown.parts].flatMap((part) => part.blocks);
      const asTables = blocks.filter(({ kind }) => kind === 'table' || kind === 'figures');
      const headed = tables.filter(({ kids }) => kids[0]?.kids.every(({ role }) => role === 'TH') === true);
      expect(headed.length).toBeGreaterThanOrEqual(asTables.length);
      const pictures = tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
      const summaries = blocks.flatMap((block) => ('chart' in block ? [block.chart.summary] : []));
      expect(pictures.filter((alt) => alt === null || alt.trim() === '')).toEqual([]);
      expect(pictures).toEqual(expect.arrayContaining([...summaries]));
    }
  });
});

describe('screen reader content', () => {
  it('says where the property is, in the map’s alternative text and as a list', async () => {
    const map = propertyMap(publishedPack(propertyMapLayer.pack), publishedBook('uk', ['uk-core']), sampleDeal());
    if (map === null) throw new Error('No map of the property');
    const pdf = await heard(jobOf({ ...full, report: { ...full.report, map } }));
    expect(pdf.lost).toEqual([]);
    const tags = tagsOf(pdf);
    expect(tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toContain(map.summary);
    const named = tags.filter(({ role }) => role === 'Lbl').map(({ text }) => dense(text));
    expect(named).toEqual(expect.arrayContaining(map.rows.map(({ label }) => dense(label))));
    expect(tags.map(({ text }) => dense(text))).toContain(dense(map.source));
  });

  it('has the same number of cells in each row of a table, including empty ones', async () => {
    const { bytes } = await makeWithFonts(jobOf(full));
    const cells = new Map<string, Set<number>>();
    for (const [, table = '', kids = ''] of Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/S\/TR\/P (\d+) 0 R\/K\[([^\]]*)\]/g))
      cells.set(table, (cells.get(table) ?? new Set()).add(kids.split(' R').length - 1));
    expect(cells.size).toBeGreaterThan(10);
    for (const counts of cells.values()) expect(counts.size).toBe(1);
  });

  it('follows the document from the first text to the last', { timeout: 60_000 }, async () => {
    for (const [edition, report] of [
      ['short', full],
      ['lender', full],
      ['lender', american],
    ] as const) {
      const { title, subtitle, cover, parts } = composeEdition(edition, { ...report, appVersion: 'build-1' });
      const all = dense(
        tagsOf(await heard(jobOf(report, { edition })))
          .map(({ text }) => text)
          .join(' '),
      );
      let at = 0;
      for (const text of [
        title,
        subtitle,
        ...[...cover, ...parts].flatMap((part) => [part.title ?? '', ...part.blocks.flatMap(textsInOrder)]),
      ]) {
        const found = all.indexOf(dense(text), at);
        expect(found, `${edition}: ${text}`).toBeGreaterThanOrEqual(at);
        at = found + dense(text).length;
      }
    }
  });

  it('declares that it is tagged, its language, its title and its tab order', async () => {
    const { bytes, pages } = await makeWithFonts(jobOf(american, { edition: 'short' }));
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toMatch(/^%PDF-1\.[5-7]/);
    expect(raw).toContain('/MarkInfo <</Marked true>>');
    expect(raw).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(raw).toContain('/Lang (en-US)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw.split('/Tabs /S')).toHaveLength(pages + 1);
  });

  it('loses no text that is drawn out of order: boxes, other scripts and tables across pages', { timeout: 60_000 }, async () => {
    const pdf = await heard(sampleJob({ title: 'Flat 😀, שלום, Salford', warnings: ['A box 😀 in a sentence. '.repeat(60)] }));
    expect(pdf.lost).toEqual([]);
    expect(pdf.broken).toEqual([]);
  });
});

/** The texts of a block in reading order. */
function textsInOrder(block: object): readonly string[] {
  const texts = (value: unknown): readonly string[] =>
    typeof value === 'string'
      ? [value]
      : Array.isArray(value)
        ? value.flatMap(texts)
        : typeof value === 'object' && value !== null
          ? spoken(value)
          : [];
  const spoken = (value: object): readonly string[] =>
    [
      'title',
      'label',
      'value',
      'text',
      'words',
      'rows',
      'total',
      'note',
      'delta',
      'points',
      'figures',
      'facts',
      'rules',
      'solves',
      'table',
      'sources',
      'detail',
      'made',
      'disclaimer',
    ].flatMap((name) => (name in value ? texts((value as Readonly<Record<string, unknown>>)[name]) : []));
  return spoken('untitled' in block && 'table' in block ? { ...block, table: { ...(block.table as object), title: [] } } : block);
}
