import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../../src/ui/parts/files/csv.ts';
import { sheetLimits } from '../../../../../src/ui/parts/files/sheetTable.ts';
import { readXlsx } from '../../../../../src/ui/parts/files/readXlsx.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A workbook with this XML as its only sheet. */
const workbook = (sheet: string, more: Readonly<Record<string, string>> = {}): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync({
      'xl/worksheets/sheet1.xml': encode(sheet),
      ...Object.fromEntries(Object.entries(more).map(([name, xml]) => [name, encode(xml)])),
    }),
  );

const refusal = (bytes: Uint8Array<ArrayBuffer>, most = sheetLimits): string => {
  const read = readXlsx(bytes, most);
  return read.ok ? `${read.value.length} lines were taken` : read.error;
};

describe('a malicious spreadsheet', () => {
  it('with unclosed rows is refused at the second unclosed row, however many follow', async () => {
    const bytes = workbook(`<worksheet><sheetData>${'<row>'.repeat(20_000)}`);
    expect(bytes.length).toBeLessThan(1_000);
    expect(refusal(bytes)).toBe('This spreadsheet file is damaged: a row has no end.');
  });

  it('with too many cells or rows is refused with the reason', async () => {
    const sheet = workbook(`<worksheet>${`<row>${'<c><v>1</v></c>'.repeat(20)}</row>`.repeat(20)}</worksheet>`);
    expect(refusal(sheet, { ...sheetLimits, cells: 399 })).toBe('The sheet has more than 399 cells.');
    expect(refusal(sheet, { ...sheetLimits, rows: 18 })).toBe('The sheet has more than 18 rows.');
    expect(refusal(workbook('<worksheet><row r="50002"/></worksheet>'))).toBe('The sheet has more than 50,000 rows.');
  });

  it('that decompresses to more than the limit is refused with the reason', async () => {
    const bomb = workbook(' '.repeat(3_000_000));
    expect(bomb.length).toBeLessThan(4_000);
    expect(refusal(bomb, { ...sheetLimits, unpackedBytes: 2_000_000 })).toBe('The spreadsheet is larger than 2 MB when unpacked.');
  });
});

describe('a malicious CSV file', () => {
  it('of ten megabytes after an opening quotation mark is refused with its line', () => {
    const read = readCsv(`"${'a'.repeat(10_000_000)}`);
    expect(read).toEqual({ ok: false, error: 'The quotation mark on line 1 isn’t closed.' });
  });

  it('with too many columns or rows is refused with the reason', () => {
    expect(readCsv(`a${',b'.repeat(300)}`)).toEqual({ ok: false, error: 'The file has more than 300 columns.' });
    expect(readCsv('a\n'.repeat(50_002))).toEqual({ ok: false, error: 'The file has more than 50,001 rows.' });
  });
});
