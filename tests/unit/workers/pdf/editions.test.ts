import { beforeAll, describe, expect, it } from 'vitest';
import { compareListings } from '../../../../src/core/area/captured/compareListings.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import type { FullReport } from '../../../../src/core/pipeline/outcome.ts';
import { composeEdition } from '../../../../src/core/report/editions/composeEdition.ts';
import { addArea } from '../../../../src/core/report/evidence/addArea.ts';
import { addComparison } from '../../../../src/core/report/evidence/addComparison.ts';
import { publishedBook } from '../../../support/areaPacks.ts';
import { capturedListing } from '../../../support/capturedListings.ts';
import { sampleDeal } from '../../../support/dealFixtures.ts';
import { sampleFullReport } from '../../../support/fullReports.ts';
import { makeWithFonts, readPdf, type ReportJob } from './readPdf.ts';
import { sampleJob } from './reportSample.ts';

const dense = (text: string): string => text.replace(/\s+/g, '');

let full: FullReport;
/** The report with area figures and comparable listings, as the page adds them. */
const surrounded = (report: FullReport): FullReport => {
  const book = publishedBook('uk', ['uk-core', 'uk-sectors', 'uk-stations']);
  const { facts } = sampleDeal();
  const placed = addArea(report.report, { book, facts, price: fromMajor(185_000) });
  const others = [1, 2, 3].map((at) => capturedListing(`h${at}`));
  const comparison = compareListings(capturedListing('own'), others, { today: '2026-11-20', pointOf: () => null, prices: null });
  if (!comparison.ok) throw new Error(comparison.error.kind);
  return { ...report, report: addComparison(placed, { comparison: comparison.value, currency: 'GBP', prices: null }) };
};
const jobOf = (changes: Partial<ReportJob> = {}): ReportJob => ({ ...sampleJob(), report: full.report, score: full.score, ...changes });
beforeAll(() => {
  full = surrounded(sampleFullReport());
});

/** Every displayed text in plain data. */
function textsOf(value: unknown, key = ''): readonly string[] {
  if (silent.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, Array.isArray(value) ? key : name));
}

/** Members that are ids, are drawn in another form such as axes and legends, or are shown only on screen. */
const silent: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'key',
  'tone',
  'mark',
  'align',
  'figure',
  'group',
  'url',
  'listingUrl',
  'edition',
  'x',
  'xLabel',
  'yLabel',
  'currency',
  'columns',
  'explanations',
  'band',
  'confidence',
  'fromStandard',
  'nextBand',
  'score',
  'toFull',
  'shown',
]);

describe('PDF of an edition', () => {
  it('contains the decision, whatever characters its reason has', { timeout: 60_000 }, async () => {
    const reason = `Strong rent 🏡 – “ask” for\n£140,000 \u{202e}${'x'.repeat(300)}`;
    const decision = { choice: 'offer', reason, by: '', name: 'You', at: instant(1_795_176_000_000) } as const;
    const { text, pages } = await readPdf(jobOf({ edition: 'short', decision }));
    expect(text).toContain('Make an offer: Strong rent');
    expect(text).toContain('£140,000');
    expect(pages).toBeLessThanOrEqual(3);
  });

  it.each(['full', 'short', 'lender'] as const)('%s contains every text of its document', { timeout: 60_000 }, async (edition) => {
    const document = composeEdition(edition, { ...full, appVersion: 'build-1' });
    const { text } = await readPdf(jobOf({ edition }));
    const all = dense(text);
    const wanted = textsOf({ ...document, title: document.title }).filter((words) => words !== '');
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((words) => !all.includes(dense(words)))).toEqual([]);
  });

  it.each(['full', 'lender'] as const)(
    '%s names publisher, licence and month of every published figure it prints',
    { timeout: 60_000 },
    async (edition) => {
      const { text } = await readPdf(jobOf({ edition }));
      const all = dense(text);
      const ofBoth = [
        'Price Index of Private Rents, August 2026',
        'Source: Office for National Statistics licensed under the Open Government Licence v3.0.',
        'similar properties on the market, compared by price per square foot',
        'Asking prices of listings seen on 1 November 2026, not sold prices.',
      ];
      const ofFull = [
        'Median price, terraced (estimate)',
        'year to March 2025',
        'Contains HM Land Registry data © Crown copyright and database right 2025. This data is licensed under the Open Government Licence v3.0.',
        'Recorded crime by community safety partnership, Table C2, year to March 2026',
      ];
      const has = (words: string): boolean => all.includes(dense(words));
      expect(ofBoth.filter((words) => !has(words))).toEqual([]);
      // A lender sees local rents but no other area figures.
      expect(ofFull.filter(has)).toEqual(edition === 'full' ? ofFull : []);
      expect(has('No prices, crime, school or demand figures')).toBe(false);
    },
  );

  it('full has a bookmark for every heading, in order, and no page has an automatic action', { timeout: 60_000 }, async () => {
    const { raw, outline } = await readPdf(jobOf());
    const document = composeEdition('full', { ...full, appVersion: null });
    expect(outline.map(({ title }) => title)).toEqual([...document.cover, ...document.parts].flatMap(({ title }) => title ?? []));
    expect(outline.find(({ title }) => title === 'After tax')?.items).toContain('Sole, joint or limited company');
    expect(outline.find(({ title }) => title === 'Income and costs over time')?.items).toContain('Where your annual rent goes');
    for (const name of ['/OpenAction', '/AA', '/JavaScript', '/Launch', '/EmbeddedFile']) expect(raw).not.toContain(name);
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).toContain('/Lang (en-GB)');
  });

  it('full is under 300 kB and has more than eight pages', { timeout: 60_000 }, async () => {
    const { bytes, pages } = await makeWithFonts(jobOf());
    expect(bytes.byteLength).toBeLessThan(300_000);
    expect(pages).toBeGreaterThan(8);
  });
});

/** A JPEG of eight by four pixels. */
const picture =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAEAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDnqKKK84+zP//Z';

describe('letterhead', () => {
  it('is in the page header, in the footer and in the document properties', { timeout: 60_000 }, async () => {
    const name = 'Łódź & Söhne (Homes) \\ 100% 😀';
    const { found, info, raw } = await readPdf(sampleJobWith({ name, logo: { dataUrl: picture, width: 300, height: 100 } }));
    const head = found.filter(({ page, y }) => page === 1 && y > 700).map(({ text }) => text);
    expect(head.join(' ')).toContain('Łódź & Söhne (Homes) \\ 100%');
    expect(head).not.toContain('Yardstick');
    expect(info['Author']).toBe(name);
    expect(raw).toContain('/Subtype /Image');
  });

  it('is the product name if no name is given', { timeout: 60_000 }, async () => {
    const { found, info, raw } = await readPdf(sampleJobWith(null));
    expect(found.some(({ text }) => text === 'Yardstick')).toBe(true);
    expect(info['Author']).toBe('Yardstick');
    expect(raw).not.toContain('/Subtype /Image');
  });

  it.each(['data:image/jpeg;base64,bm8gcGljdHVyZQ==', 'data:image/jpeg;base64,AAAA', 'data:text/html;base64,AAAA'])(
    'omits a picture that is not valid: %s',
    { timeout: 60_000 },
    async (dataUrl) => {
      const { text } = await readPdf(sampleJobWith({ name: 'Example Ltd', logo: { dataUrl, width: 10, height: 10 } }));
      expect(text).toContain('Example Ltd');
    },
  );
});

const photo = (caption: string, changes = {}) => ({ dataUrl: picture, width: 800, height: 400, caption, ...changes });

describe('viewing photos', () => {
  it('are at the end with their captions, under a heading with a bookmark', { timeout: 60_000 }, async () => {
    const photos = [photo('Is the roof straight?'), photo('Any damp?', { width: 300, height: 800 }), photo('Is the meter read?')];
    const { found, outline, raw, pages } = await readPdf({ ...sampleJob(), photos });
    expect(outline.at(-1)?.title).toBe('Photos from the viewing');
    const last = found.filter(({ page }) => page === pages).map(({ text }) => text);
    expect(last).toEqual(expect.arrayContaining(['Photos from the viewing', 'Is the roof straight?', 'Any damp?', 'Is the meter read?']));
    expect(raw).toContain('/Subtype /Image');
  });

  it('are limited to twelve, and omitted if none can be read', { timeout: 60_000 }, async () => {
    const many = await readPdf({ ...sampleJob(), photos: Array.from({ length: 40 }, (_, at) => photo(`Photo ${at}`)) });
    expect(many.found.filter(({ text }) => /^Photo \d+$/.test(text))).toHaveLength(12);
    const none = await readPdf({
      ...sampleJob(),
      photos: [photo('x', { dataUrl: 'data:text/html;base64,AAAA' }), photo('y', { width: 0 })],
    });
    expect(none.text).not.toContain('Photos from the viewing');
    const broken = await readPdf({ ...sampleJob(), photos: [photo('Not a picture', { dataUrl: 'data:image/jpeg;base64,AAAA' })] });
    expect(broken.text).toContain('Not a picture');
  });
});

const sampleJobWith = (letterhead: ReportJob['letterhead']): ReportJob => ({ ...sampleJob(), letterhead });
