import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../../../../src/ui/parts/files/csv.ts';
import { escapeFormula, unescapeFormula } from '../../../../../src/ui/parts/files/formulaGuard.ts';
import { readXlsx } from '../../../../../src/ui/parts/files/readXlsx.ts';
import type { SheetCell, SheetTable } from '../../../../../src/ui/parts/files/sheetTable.ts';
import { writeXlsx } from '../../../../../src/ui/parts/files/writeXlsx.ts';
import { unzip, writeZip } from '../../../../../src/ui/parts/files/zip.ts';

const hostile = [
  '=1+1',
  '+44 20 7946 0000',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '﹦1',
  ' =1',
  '\u200B=1',
  '\uFEFF=1',
  "'=1",
  "''",
  "'",
  '=HYPERLINK("http://x.test","a, b")',
  "=cmd|' /C calc'!A0",
  'plain',
  'a "quoted", comma; and\ttab',
  'two\r\nlines',
  ' blanks ',
  '</t><script>&amp;_x0041_',
  'Łódź £ € 🏠',
];

const table = (cells: readonly SheetCell[]): SheetTable => ({ head: ['Name'], kinds: ['text'], rows: cells.map((cell) => [cell]) });

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer());

async function throughXlsx(cells: readonly SheetCell[]): Promise<readonly SheetCell[]> {
  const read = readXlsx(await bytesOf(await writeXlsx(table(cells))));
  if (!read.ok) throw new Error(read.error);
  return read.value.slice(1).map((row) => row[0] ?? null);
}

async function throughCsv(cells: readonly SheetCell[]): Promise<readonly SheetCell[]> {
  const read = readCsv(await (await writeCsv(table(cells))).text());
  if (!read.ok) throw new Error(read.error);
  return read.value.slice(1).map((row) => row[0] ?? null);
}

describe('cells that a spreadsheet could execute', () => {
  it('never start with a character that starts a formula', () => {
    for (const text of hostile) expect(escapeFormula(text), JSON.stringify(text)).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠﹦]/u);
    expect(escapeFormula('plain')).toBe('plain');
    expect(escapeFormula('=1+1')).toBe("'=1+1");
  });

  it('are restored unchanged on import', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...hostile)),
        (text) => unescapeFormula(escapeFormula(text)) === text,
      ),
    );
    expect(unescapeFormula("'twas")).toBe("'twas");
  });

  it('survive CSV and XLSX with their commas, quotation marks, line breaks and signs', async () => {
    expect(await throughCsv(hostile)).toEqual(hostile);
    expect(await throughXlsx(hostile)).toEqual(hostile);
  });

  it('are inline text in XLSX, never a formula, and numbers stay numbers', async () => {
    const bytes = await bytesOf(await writeXlsx(table([...hostile, -55.5, 0])));
    const zip = unzip(bytes, { isWanted: () => true, most: 1e6 });
    const xml = zip.ok ? zip.value.get('xl/worksheets/sheet1.xml') : '';
    expect(xml).not.toMatch(/<f[ >]/);
    expect(xml).toContain('<v>-55.5</v>');
    expect(await throughXlsx([-55.5, 0, 1e21])).toEqual([-55.5, 0, 1e21]);
    expect(await (await writeCsv(table([-55.5]))).text()).toContain('\n-55.5\r\n');
  });
});

describe('files from other programs', () => {
  it('are read with semicolons, tabs, no final line break and empty cells', () => {
    expect(readCsv('a;b\n"x;""y";2')).toEqual({
      ok: true,
      value: [
        ['a', 'b'],
        ['x;"y', '2'],
      ],
    });
    expect(readCsv('a\tb\r\n\t2\r\n')).toEqual({
      ok: true,
      value: [
        ['a', 'b'],
        ['', '2'],
      ],
    });
    expect(readCsv('a,b\n1,')).toEqual({
      ok: true,
      value: [
        ['a', 'b'],
        ['1', ''],
      ],
    });
    expect(readCsv('a\n"open').ok).toBe(false);
  });

  it('are read with shared strings, renamed sheets, empty cells and calculated values', async () => {
    const zip = writeZip({
      'xl/workbook.xml': encode('<workbook><sheets><sheet name="A" sheetId="3" r:id="rId7"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': encode(
        '<Relationships><Relationship Id="rId7" Type="t" Target="worksheets/sheet9.xml"/></Relationships>',
      ),
      'xl/sharedStrings.xml': encode("<sst><si><r><t>Pri</t></r><r><t>ce</t></r><rPh><t>no</t></rPh></si><si><t>'=a &lt; b</t></si></sst>"),
      'xl/worksheets/sheet9.xml': encode(
        '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row><x:row r="3"><x:c r="C3"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c r="D3" t="s"><x:v>1</x:v></x:c><x:c r="E3" t="b"><x:v>1</x:v></x:c><x:c r="F3"/></x:row><x:row r="4"/></x:sheetData></x:worksheet>',
      ),
    });
    expect(readXlsx(await bytesOf(zip))).toEqual({ ok: true, value: [['Price'], [], [null, null, 2, '=a < b', 'Yes'], []] });
  });

  it('are refused with a message if they are damaged, zip bombs, or not spreadsheets', async () => {
    expect(readXlsx(new TextEncoder().encode('PK no archive'))).toMatchObject({ ok: false });
    const good = await bytesOf(await writeXlsx(table(['a'])));
    expect(readXlsx(good.slice(0, good.length - 30))).toMatchObject({ ok: false });
    const bomb = await bytesOf(writeZip({ a: new Uint8Array(100_000), b: new Uint8Array(100_000) }));
    expect(unzip(bomb, { isWanted: () => true, most: 150_000 })).toMatchObject({
      ok: false,
      error: expect.stringContaining('when unpacked'),
    });
    expect(unzip(bomb, { isWanted: (name) => name === 'a', most: 150_000 })).toMatchObject({ ok: true });
  });
});
