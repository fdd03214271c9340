import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pushedStream } from '../../../../../src/core/listing/islands/island.ts';
import { readStreamRows, resolveReferences } from '../../../../../src/core/listing/islands/streamRows.ts';
import { type StreamRow, streamScripts } from '../../../../support/listingEncodings.ts';

const rowsOf = (rows: readonly StreamRow[], piece = 7): ReturnType<typeof readStreamRows> =>
  readStreamRows(pushedStream(streamScripts(rows, piece)) ?? '');

describe('rows of a server component stream', () => {
  it('are measured in UTF-8 bytes, so accents, emoji and line ends in the text do not shift them', () => {
    const text = 'Café – £1,000\n2:"not a row" 🏠';
    const { rows, whole } = rowsOf([
      { id: 'a', text },
      { id: 'b', json: { after: true } },
    ]);
    expect(rows.get('a')).toBe(text);
    expect(rows.get('b')).toEqual({ after: true });
    expect(whole).toBe(true);
  });

  it('do not include modules and hints', () => {
    expect([
      ...rowsOf([
        { id: '1', raw: 'I[1,[],"x"]' },
        { id: '2', raw: 'HL["/a.css","style"]' },
        { id: '3', json: 5 },
      ]).rows.keys(),
    ]).toEqual(['3']);
  });

  it('are the same wherever the stream is split into pushes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.jsonValue()), { maxLength: 8 }),
        fc.integer({ min: 1, max: 50 }),
        (values, piece) => {
          const rows = values.map((value, at): StreamRow =>
            typeof value === 'string' ? { id: `${at}a`, text: value } : { id: `${at}b`, json: value },
          );
          const read = rowsOf(rows, piece).rows;
          for (const row of rows) {
            if ('text' in row) expect(read.get(row.id)).toBe(row.text);
            else if ('json' in row) expect(JSON.stringify(read.get(row.id))).toBe(JSON.stringify(JSON.parse(JSON.stringify(row.json))));
          }
        },
      ),
    );
  });

  it('are reported as incomplete if the last row is cut off', () => {
    expect(readStreamRows('1:{"a":1}\n2:Tff,short').whole).toBe(false);
    expect(readStreamRows('1:{"a":1}\n2:{"b"').whole).toBe(false);
  });
});

describe('references between rows', () => {
  const rows = new Map<string, unknown>([
    ['7b', 'long text'],
    ['5c', ['$', 'div', null, { listing: { tenure: 'freehold', rooms: [1, 2] } }]],
    ['1', { loop: '$2' }],
    ['2', { loop: '$1' }],
  ]);

  it('are followed into text rows and element props', () => {
    expect(resolveReferences({ text: '$7b', tenure: '$5c:props:listing:tenure', room: '$5c:3:listing:rooms:1' }, rows)).toEqual({
      text: 'long text',
      tenure: 'freehold',
      room: 2,
    });
  });

  it('become null if they are undefined, invalid or circular', () => {
    expect(resolveReferences(['$undefined', '$L7f', '$99', '$5c:props:nothing', '$$5'], rows)).toEqual([null, null, null, null, '$5']);
    expect(resolveReferences('$1', rows)).toEqual({ loop: { loop: null } });
  });

  it('are followed only up to a limit if they double with every row', () => {
    const doubling = new Map<string, unknown>(
      Array.from({ length: 80 }, (_, at) => [at.toString(16), [`$${(at + 1).toString(16)}`, `$${(at + 1).toString(16)}`]]),
    );
    let followed = 0;
    const counted = {
      get: (id: string) => {
        followed += 1;
        return doubling.get(id);
      },
      has: (id: string) => doubling.has(id),
    } as ReadonlyMap<string, unknown>;
    resolveReferences('$0', counted);
    expect(followed).toBeGreaterThan(80);
    expect(followed).toBeLessThanOrEqual(100_000);
  });
});
