import { describe, expect, it } from 'vitest';
import type { Holding } from '../../../../../src/core/deal/holding/holding.ts';
import { instant, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import type { MarketCountry } from '../../../../../src/core/market/markets.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { readCsv, writeCsv } from '../../../../../src/ui/parts/files/csv.ts';
import { calendarFile } from '../../../../../src/ui/features/portfolio/importExport/calendarFile.ts';
import { holdingTable } from '../../../../../src/ui/features/portfolio/importExport/holdingTable.ts';
import { planImport, type ImportPlan } from '../../../../../src/ui/features/portfolio/importExport/planImport.ts';
import { hostileTexts } from '../../../../fixtures/hostileText.ts';
import { interestOnly, letHolding, tenancy } from '../../../../support/holdings.ts';

const at = instant(1_800_000_000_000);

async function read(csv: string | Blob, here: Readonly<Record<string, Holding>> = {}, country: MarketCountry = 'GB'): Promise<ImportPlan> {
  const table = readCsv(typeof csv === 'string' ? csv : await csv.text());
  if (!table.ok) throw new Error(table.error);
  let made = 0;
  return planImport({ table: table.value, holdings: new Map(Object.entries(here)), newId: () => `new${(made += 1)}`, at, country });
}

const full = letHolding({
  dealId: 'deal-1',
  note: 'Two lines,\nwith a "quote"',
  loans: {
    first: interestOnly({ fixedUntil: isoDate('2026-01-01'), laterRate: percent(8), repaidOn: isoDate('2026-01-01') }),
    second: interestOnly({ kind: 'repayment', months: 250, statement: { date: isoDate('2026-06-01'), balance: fromMajor(140_000) } }),
  },
  tenancies: { let: tenancy({ name: 'Upstairs', end: isoDate('2026-12-31'), reviewOn: isoDate('2026-10-01'), per: 'week' }) },
  certificates: { gas: { kind: 'gas-safety', name: '', expiresOn: isoDate('2026-06-20') } },
  sale: { date: isoDate('2026-11-01'), price: fromMajor(250_000), costs: fromMajor(5000) },
});

describe('holdings as a file', () => {
  it('import in full on another device, and change nothing on their own device', async () => {
    const file = await writeCsv(holdingTable([{ id: 'home', item: full }]));
    const away = await read(file);
    expect(away.errors).toEqual([]);
    expect(away.passedOver).toEqual([]);
    expect(away.steps).toEqual([{ id: 'home', before: null, after: { ...full, createdAt: at }, changes: 1 }]);
    expect(await read(file, { home: full })).toMatchObject({ steps: [], same: 1, errors: [] });
  });

  it('use the currency of the row’s country, else of the user’s country', async () => {
    const head = 'Name,Country,Bought on,Price paid\n';
    const lines = 'Here,,2024-01-01,100000\nThere,GB,2024-01-01,100000\nOver,United States,2024-01-01,$100000\n';
    const planned = (await read(head + lines, {}, 'US')).steps.map(({ after: { name, currency, place } }) => [
      name,
      currency,
      place.country,
    ]);
    expect(planned).toEqual([
      ['Here', 'USD', 'US'],
      ['There', 'GBP', 'GB'],
      ['Over', 'USD', 'US'],
    ]);
    expect((await read(head + lines)).steps.map(({ after }) => after.currency)).toEqual(['GBP', 'GBP', 'USD']);
  });

  it('are changed value by value, and an empty cell changes nothing', async () => {
    const plan = await read('Id,Name,Price paid,Buying costs,Loan: Id,Loan: Rate a year\nhome,,210000,,second,5.5\n', { home: full });
    expect(plan.errors).toEqual([]);
    expect(plan.steps[0]).toMatchObject({ id: 'home', changes: 2 });
    expect(plan.steps[0]?.after.purchase).toEqual({ ...full.purchase, price: fromMajor(210_000) });
    expect(plan.steps[0]?.after.loans['second']?.rate).toBe(percent(5.5));
  });

  it('import from a list with three columns and UK dates', async () => {
    const plan = await read(
      'Name;Bought on;Price paid;Loan: Amount;Loan: Rate a year;Tenancy: Rent\n5 Example Road;31/12/2023;£180,000;120k;5.2%;950\n',
    );
    expect(plan.errors).toEqual([]);
    const made = plan.steps[0]?.after;
    expect(made).toMatchObject({
      name: '5 Example Road',
      currency: 'GBP',
      purchase: { date: '2023-12-31', price: fromMajor(180_000), costs: 0 },
    });
    expect(Object.values(made?.loans ?? {})).toEqual([
      expect.objectContaining({
        amount: fromMajor(120_000),
        rate: percent(5.2),
        drawnOn: '2023-12-31',
        months: 300,
        kind: 'interest-only',
      }),
    ]);
    expect(Object.values(made?.tenancies ?? {})[0]).toMatchObject({ rent: fromMajor(950), per: 'month', start: '2023-12-31' });
  });

  it('skip a row with an error, report its line and column, and import the others', async () => {
    const plan = await read(
      'Name,Bought on,Price paid,Loan: Amount,Loan: Rate a year\nA,2024-01-01,100000,,\nB,yesterday,100000,,\nC,2024-01-01,,,\nD,2024-01-01,100000,80000,600\n',
    );
    expect(plan.steps.map(({ after }) => after.name)).toEqual(['A']);
    expect(plan.errors).toEqual([
      { line: 3, message: 'Bought on: Choose a date.' },
      { line: 4, message: 'Price paid: Enter a value.' },
      { line: 5, message: 'Rate a year: Enter a rate from 0% to 100%.' },
    ]);
  });

  it('list the ignored columns, and do not fail on a file of nonsense', async () => {
    expect((await read('Name,Bought on,Price paid,Colour\nA,2024-01-01,1,blue\n')).passedOver).toEqual(['Colour']);
    const junk = await read('\u0000,,,\n"a\nb",=1+1,<script>,\n');
    expect(junk.steps).toEqual([]);
  });

  it('export hostile text so that spreadsheets do not run it, and import it unchanged', async () => {
    const texts = [...hostileTexts, '=HYPERLINK("http://example.com")', '+1', '-2', '@SUM(A1)', '\tx']
      .map((text) => text.trim().slice(0, 100))
      .filter((text) => text !== '');
    const holdings = texts.map((text, n) => ({ id: `h${n}`, item: letHolding({ name: text, note: text }) }));
    const file = await writeCsv(holdingTable(holdings));
    const cells = readCsvRaw(await file.text());
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell) && !/^-?\d/.test(cell))).toEqual([]);
    const plan = await read(file, Object.fromEntries(holdings.map(({ id, item }) => [id, item])));
    expect(plan.errors).toEqual([]);
    expect(plan.same).toBe(texts.length);
  });
});

/** Cells as a spreadsheet sees them, with their guards. */
const readCsvRaw = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('dates as a calendar file', () => {
  it('exports all-day events with a reminder and unique ids, in lines of 75 octets', () => {
    const file = calendarFile(
      [
        {
          date: isoDate('2026-12-31'),
          kind: 'tenancy-ends',
          holdingId: 'home',
          partId: 'let',
          holding: 'Nō. 1; Example Street, Salford, which has a rather long name for a house',
          what: 'Tenancy ends',
          daysLeft: 40,
        },
      ],
      at,
    );
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(file).toContain('DTSTAMP:20270115T080000Z');
    expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Tenancy ends (Nō. 1\\; Example Street\\, Salford\\, which');
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });
});
