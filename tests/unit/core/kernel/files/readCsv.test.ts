import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv as readForm } from '../../../../../src/core/kernel/files/readCsv.ts';

const most = { characters: 1_000_000, rows: 2000, columns: 100 };
const readCsv = (text: string) => readForm(text, { separator: ',', most, keepsStrayQuotes: false, keepsBlankLines: false });

const cells = (text: string) => {
  const read = readCsv(text);
  return read.ok ? read.value.map((row) => row.cells) : read.error;
};

describe('CSV as in RFC 4180', () => {
  it.each([
    [
      'plain cells',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a last line without a line end',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['lines that end only in CR', 'a\rb', [['a'], ['b']]],
    ['lines with mixed line ends', 'a\r\nb\nc\rd', [['a'], ['b'], ['c'], ['d']]],
    ['blank cells', ',a,\n', [['', 'a', '']]],
    ['a comma, a line end and a quote within quotes', '"a,b","c\r\nd","e ""f"""', [['a,b', 'c\r\nd', 'e "f"']]],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    ['empty lines', 'a\n\n\nb\n', [['a'], ['b']]],
    ['an empty text', '', []],
  ])('reads %s', (_, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('counts lines as a text editor does, including line ends within quotes', () => {
    const read = readCsv('a\n"b\nc"\n\nd');
    expect(read.ok && read.value.map((row) => row.line)).toEqual([1, 2, 5]);
  });

  it.each([
    ['a quote that is never closed', 'a\n"b\n\n', { kind: 'unclosed-quote', line: 2 }],
    ['a quote within a plain cell', 'a\nb"c', { kind: 'stray-quote', line: 2 }],
    ['text after a closing quote', '"a\nb"c,d', { kind: 'stray-quote', line: 2 }],
    ['a text that is too long', 'a'.repeat(1_000_001), { kind: 'too-long', limit: 1_000_000 }],
    ['more columns than the limit', ','.repeat(100), { kind: 'too-many-columns', limit: 100 }],
    ['more rows than the limit', 'a\n'.repeat(2001), { kind: 'too-many-rows', limit: 2000 }],
  ])('refuses %s', (_, text, fault) => {
    expect(cells(text)).toEqual(fault);
  });

  it('reads back any cells that were written with quotes around every cell', () => {
    const row = fc
      .array(fc.string({ unit: 'binary', maxLength: 8 }), { minLength: 1, maxLength: 4 })
      .filter((each) => each.length > 1 || each[0] !== '');
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const text = rows.map((each) => each.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect(cells(text)).toEqual(rows);
      }),
      { numRuns: 40 },
    );
  });

  it('returns rows or a named error for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '"', ',', '\n', '\r', '=', ' ')), (parts) => {
        const read = readCsv(parts.join(''));
        expect(read.ok ? read.value.every((row) => row.cells.length > 0) : read.error.kind !== undefined).toBe(true);
      }),
    );
  });
});
