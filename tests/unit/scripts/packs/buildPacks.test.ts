import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPins } from '../../../../scripts/packs/brokenPins.ts';
import { outOfBounds } from '../../../../scripts/packs/build/column.ts';
import { deltaColumn, numberColumn, pickColumn, seriesColumn } from '../../../../scripts/packs/encode.ts';
import { alike } from '../../../../scripts/packs/measures/measureSpec.ts';
import { numberOf, parseCsv } from '../../../../scripts/packs/readCsv.ts';
import { writePacks } from '../../../../scripts/packs/writePacks.ts';
import { decodeColumn } from '../../../../src/core/area/pack/decodeColumn.ts';
import { packFolder, publishedPack } from '../../../support/areaPacks.ts';

const tenths = fc.option(
  fc.integer({ min: -9_999_999, max: 9_999_999 }).map((whole) => whole / 10),
  { nil: null },
);
const back = (values: Float64Array): readonly (number | null)[] => Array.from(values, (value) => (Number.isNaN(value) ? null : value));

describe('pack columns', () => {
  it('round-trip, plain and delta-encoded', () => {
    fc.assert(
      fc.property(fc.array(tenths, { maxLength: 40 }), (values) => {
        for (const column of [numberColumn(values, { d: 1 }), deltaColumn(values, 1)]) {
          const decoded = decodeColumn('x', JSON.parse(JSON.stringify(column)), values.length);
          expect(typeof decoded === 'object' && decoded.kind === 'number' ? back(decoded.values) : decoded).toEqual(
            values.map((value) => (value === null ? null : value + 0)),
          );
        }
      }),
    );
  });

  it('keep rows of series, without missing values at the end', () => {
    const about = { label: 'x', group: 'price', unit: 'gbp', period: 'y', sourceIds: ['s'], estimate: null, note: null } as const;
    const column = seriesColumn(
      [
        [1.5, null, 2, null],
        [null, null, null, null],
      ],
      { d: 1, periods: ['a', 'b', 'c', 'd'], about },
    );
    expect('v' in column ? column.v : null).toEqual([[15, null, 5], []]);
    const decoded = decodeColumn('x', column, 2);
    expect(typeof decoded === 'object' && decoded.kind === 'series' ? decoded.values.map(back) : decoded).toEqual([[1.5, null, 2], []]);
  });

  it('store repeated words once', () => {
    expect(pickColumn(['b', null, 'a', 'b', ''])).toEqual({ t: 'pick', from: ['b', 'a'], v: [0, -1, 1, 0, -1] });
  });
});

describe('reading CSV files', () => {
  it('handles quoted commas, quotes and line breaks', () => {
    expect(parseCsv('\uFEFFa,b\r\n"x, ""y""",1\n"two\nlines",\n')).toEqual([
      { a: 'x, "y"', b: '1' },
      { a: 'two\nlines', b: '' },
    ]);
  });

  it('rejects a line with a wrong number of fields, a missing column and an invalid number', () => {
    expect(() => parseCsv('a,b\n1\n')).toThrow('Line 2: expected 2 fields, got 1');
    expect(() => parseCsv('a,b\n"1\n2",3\n\n')).toThrow('Line 4: expected 2 fields, got 1');
    expect(() => parseCsv('a,b\n"1,2\n')).toThrow('The quotation mark on line 2 isn’t closed');
    expect(() => numberOf({ a: '1' }, 'b')).toThrow('There is no column b');
    expect(() => numberOf({ a: '1,200' }, 'a')).toThrow('a is not a number: 1,200');
  });
});

describe('quality gates', () => {
  it('report each value out of bounds, with its place', () => {
    const [spec] = alike({ group: 'price', unit: 'gbp', d: 0, period: 'x', sources: ['s'], bounds: [40_000, 3_000_000] }, ['price|Price']);
    if (spec === undefined) throw new Error('The group has no column specification');
    expect(outOfBounds([{ spec, values: [39_999, null, 40_000, 3_000_001] }], ['A', 'B', 'C', 'D'])).toEqual([
      'price of A is 39999, outside 40000 to 3000000',
      'price of D is 3000001, outside 40000 to 3000000',
    ]);
  });

  it('detect a pinned value that changed', () => {
    const pack = publishedPack('uk-stations');
    const column = pack.tables.get('stations')?.columns.get('lat');
    if (column?.kind !== 'number') throw new Error('The pack has no latitudes');
    expect(brokenPins(pack)).toEqual([]);
    column.values.fill(50);
    expect(brokenPins(pack)[0]).toContain('stations.lat for SLD is 50, but must be 53.4865');
  });

  it('keep the last good packs if the source files cannot be read', () => {
    const out = mkdtempSync(join(tmpdir(), 'packs-'));
    try {
      cpSync(packFolder, out, { recursive: true });
      const before = readdirSync(out).toSorted();
      const { failures } = writePacks(join(out, 'nothing-here'), out);
      expect(failures).toHaveLength(13);
      expect(readdirSync(out).toSorted()).toEqual(before);
      expect(readFileSync(join(out, 'index.json'), 'utf8')).toBe(readFileSync(join(packFolder, 'index.json'), 'utf8'));
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  });
});
