import { describe, expect, it } from 'vitest';
import { decodePack } from '../../../../../src/core/area/pack/decodePack.ts';
import { readPackIndex } from '../../../../../src/core/area/pack/packIndex.ts';

const source = { id: 's', publisher: 'P', title: 'T', licence: 'L', attribution: 'A', url: 'https://example.org' };
const about = { label: 'Price', group: 'price', unit: 'gbp', period: 'January 2025', sourceIds: ['s'], estimate: null, note: null };
const pack = (columns: unknown, more: object = {}) => ({
  format: 1,
  id: 'x',
  title: 'X',
  market: 'uk',
  sources: [source],
  tables: { t: { rows: 2, columns } },
  ...more,
});
const messageOf = (json: unknown): string => {
  const read = decodePack(json);
  return read.ok ? 'read' : read.error.message;
};

describe('decoding an area pack', () => {
  it('reads a complete pack', () => {
    const read = decodePack(pack({ code: { t: 'text', v: ['a', null] }, price: { t: 'number', d: -3, v: [12, null], about } }));
    const price = read.ok ? read.value.tables.get('t')?.columns.get('price') : undefined;
    expect(price?.kind === 'number' ? [[...price.values], price.measure?.id, price.measure?.decimals] : null).toEqual([
      [12_000, Number.NaN],
      'price',
      0,
    ]);
  });

  it.each([
    [null, 'The file isn’t an area pack. It must be a JSON object.'],
    [{}, 'The file isn’t an area pack. It has no format.'],
    [pack({}, { format: 2 }), 'The pack uses format 2, but this app reads 1. Update the app.'],
    [pack({}, { market: 'mars' }), 'The pack x isn’t for a market this app supports.'],
    [pack({}, { sources: [{ ...source, licence: '' }] }), 'A source of the pack x lacks its publisher, licence or attribution.'],
    [pack({ a: { t: 'text', v: ['one'] } }), 'The column t.a has 1 values for 2 rows.'],
    [pack({ a: { t: 'text', v: ['one', 2] } }), 'The column t.a contains a value that isn’t text.'],
    [pack({ a: { t: 'pick', from: ['w'], v: [0, 1] } }), 'The column t.a points outside its word list.'],
    [pack({ a: { t: 'number', d: 0, v: [1, 'two'] } }), 'The column t.a contains a value that isn’t a whole number.'],
    [pack({ a: { t: 'number', d: 0, v: [1, 2.5] } }), 'The column t.a contains a value that isn’t a whole number.'],
    [pack({ a: { t: 'number', v: [1, 2] } }), 'The column t.a has no decimals.'],
    [pack({ a: { t: 'number', d: 0, v: [1, 2], about: { ...about, period: '' } } }), 'The column t.a has no measure.'],
    [pack({ a: { t: 'number', d: 0, v: [1, 2], about: { ...about, sourceIds: ['z'] } } }), 'A source of t.a is not listed in the pack.'],
    [pack({ a: { t: 'series', d: 0, periods: ['p'], v: [[1, 2], []] } }), 'The column t.a has a row that does not fit its periods.'],
    [pack({ a: { t: 'blob', v: [1, 2] } }), 'The column t.a is of an unknown kind: blob.'],
  ])('refuses an invalid pack with the reason: case %#', (json, message) => expect(messageOf(json)).toBe(message));
});

describe('pack index', () => {
  const entry = {
    id: 'x',
    title: 'X',
    market: 'uk',
    file: 'x-0123456789ab.json',
    sha256: 'a'.repeat(64),
    bytes: 1,
    gzipBytes: 1,
    rows: 1,
    vintage: {},
    publishers: [],
    licences: [],
    attributions: [],
    load: 'on demand',
  };

  it('is read, and refused if an entry leads to another host or folder or cannot be verified', () => {
    expect(readPackIndex({ format: 1, packs: [entry] }).ok).toBe(true);
    for (const broken of [
      { ...entry, file: '../secret.json' },
      { ...entry, file: 'https://example.org/x.json' },
      { ...entry, sha256: 'short' },
      { ...entry, bytes: '1' },
    ])
      expect(readPackIndex({ format: 1, packs: [broken] }).ok).toBe(false);
    expect(readPackIndex('<!doctype html>').ok).toBe(false);
  });
});
