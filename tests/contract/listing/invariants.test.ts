import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createDeal } from '../../../src/core/deal/createDeal.ts';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { readPage } from '../../../src/core/listing/readListingPage.ts';
import { dealToRow } from '../../../src/data/view/dealToRow.ts';
import { allColumns } from '../../../src/ui/parts/dealColumns/columns.ts';
import { dealsExportTable } from '../../../src/ui/features/deals/importExport/dealsExportTable.ts';
import { writeCsv } from '../../../src/ui/parts/files/csv.ts';
import type { SheetCell } from '../../../src/ui/parts/files/sheetTable.ts';
import { writeXlsx } from '../../../src/ui/parts/files/writeXlsx.ts';
import { unzip } from '../../../src/ui/parts/files/zip.ts';
import { badPages, badPageUrl } from '../../fixtures/listings/badPages.ts';
import { idOf } from '../../support/deals.ts';
import { listingsOf } from '../../support/listingInvariants.ts';

const sharedNames = Object.getOwnPropertyNames;
const context = { url: badPageUrl, capturedAt: null };

/** Texts on a page that a spreadsheet would run as formulas. */
const formulas = ['=HYPERLINK("https://evil.example")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '＝1+1', ' =cmd|x'];

const wrap = (record: object): string =>
  `<!doctype html><script>window.PAGE_MODEL = ${JSON.stringify({ propertyData: record }).replaceAll('<', '\\u003c')};</script>`;

const formulaPages = formulas.map((text) =>
  wrap({ id: 140000001, price: '£182,500', bedrooms: 2, address: text, propertySubType: text, keyFeatures: [text] }),
);

const dealsOf = (pages: readonly string[]): readonly Deal[] =>
  pages.flatMap((page, at) =>
    listingsOf(readPage(page, context)).map((reading) =>
      createDeal({ id: idOf(at), mid: idOf(1000 + at), at: instant(0), reading, via: 'page', parserVersion: 1 }),
    ),
  );

describe('reading any page', () => {
  it('changes nothing on the prototypes that all objects and arrays share', () => {
    const before = [Object.prototype, Array.prototype, Function.prototype, String.prototype].map(sharedNames);
    for (const { page } of badPages) readPage(page, context);
    expect([Object.prototype, Array.prototype, Function.prototype, String.prototype].map(sharedNames)).toEqual(before);
  });

  it('gives the same facts every time', () => {
    for (const { page, trouble } of badPages) expect(readPage(page, context), trouble).toEqual(readPage(page, context));
  });

  it('makes a deal with only a deal’s fields, whatever keys the page has', () => {
    const names = new Set(dealsOf(badPages.map(({ page }) => page)).flatMap((deal) => Object.keys(deal)));
    expect([...names].toSorted()).toEqual(
      [
        'id',
        'mid',
        'createdAt',
        'updatedAt',
        'origin',
        'facts',
        'sources',
        'warnings',
        'inputs',
        'stage',
        'savedAt',
        'binnedAt',
      ].toSorted(),
    );
    const all = JSON.stringify(dealsOf(badPages.map(({ page }) => page)));
    for (const key of ['user_id', '_deleted', 'seq', 'isAdmin', 'polluted', 'created_at']) expect(all).not.toContain(`"${key}"`);
  });
});

const asText = (cell: SheetCell): string => (typeof cell === 'string' ? cell : '');

describe('an export of deals from hostile pages', () => {
  const deals = dealsOf([...badPages.map(({ page }) => page), ...formulaPages]);
  const rows = deals.map((deal) => dealToRow(deal, undefined));
  const table = dealsExportTable({ rows, columns: allColumns, deals });
  const runs = /^[\t\r=+\-@＝＋－＠]/;

  it('contains the hostile texts before they are escaped', () => {
    expect(table.rows.flat().filter((cell) => runs.test(asText(cell).trim())).length).toBeGreaterThanOrEqual(formulas.length - 1);
  });

  it('has no CSV cell that a spreadsheet runs', async () => {
    const text = await (await writeCsv(table)).text();
    // The cells are taken from the file itself, because our reader removes the escaping.
    const cells = text
      .slice(1)
      .split(/,|\r\n/)
      .map((cell) => cell.replace(/^"/, ''));
    expect(cells.filter((cell) => runs.test(cell) && Number.isNaN(Number(cell)))).toEqual([]);
  });

  it('has no XLSX cell that a spreadsheet runs', async () => {
    const bytes = new Uint8Array(await (await writeXlsx(table)).arrayBuffer());
    const zip = unzip(bytes, { isWanted: () => true, most: 50_000_000 });
    const sheet = zip.ok ? zip.value.get('xl/worksheets/sheet1.xml') : null;
    expect(sheet).toContain('<c');
    expect(sheet).not.toMatch(/<f[\s>]/);
    const texts = Array.from(sheet?.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g) ?? [], ([, inside = '']) => inside);
    expect(texts.length).toBeGreaterThan(rows.length);
    expect(texts.filter((each) => runs.test(each) && Number.isNaN(Number(each)))).toEqual([]);
  });
});

interface Costs {
  readonly heldBefore: number;
  readonly read: number;
}

describe('the memory needed to read a page', () => {
  it('is less than 64 MB of heap', async () => {
    // The process may use 64 MB in total, so a page uses less. Node ends it if it needs more.
    const limits = ['--max-old-space-size=64', '--max-semi-space-size=8'];
    const program = fileURLToPath(new URL('../../support/readPagesAlone.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [...limits, '--import', 'tsx', program]);
    const { heldBefore, read } = JSON.parse(stdout) as Costs;
    expect(heldBefore).toBeGreaterThan(10_000_000);
    expect(read).toBeGreaterThanOrEqual(badPages.length);
  });
});
