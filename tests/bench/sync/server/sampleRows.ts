import { stampAfter } from '../../../../src/core/protocol/hybridLogicalClock.ts';
import type { PushedRow } from '../../../../src/core/protocol/syncRow.ts';
import { dealOf } from '../../../support/deals.ts';

/** The size of a bench row as JSON, in bytes: a deal with its facts, its inputs and some text. */
export const rowBytes = 3_000;

/** The morning of 20 November 2026. */
const written = stampAfter([], 1_795_176_000_000, 'device01');

const words =
  'terrace house with two reception rooms and a garden to the rear close to the station recently let at a good rent new boiler roof needs work lease of ninety years ground rent reviewed survey booked agent says offers over'.split(
    ' ',
  );

/** The n-th bench row: a new deal. Ids and mids come from `n` and `run`, so that two runs never share any. */
export function sampleRow(n: number, run: string): PushedRow {
  const name = `${run}${n.toString(36).padStart(8, '0')}`;
  const { mid: _mid, ...deal } = dealOf(n);
  const bare = { ...deal, id: name, remarks: '' };
  const row = {
    coll: 'deals',
    id: name,
    mid: `m${name}`,
    base: null,
    deleted: false,
    doc: bare,
    clocks: { '': written },
  } as const;
  return { ...row, doc: { ...bare, remarks: textOf(rowBytes - JSON.stringify(row).length, n) } };
}

/** Text of a given length that differs between rows, so that it compresses like written text. */
function textOf(length: number, seed: number): string {
  const said: string[] = [];
  let state = seed * 2_654_435_761 + 1;
  for (let letters = 0; letters < length;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const word = (state >>> 8) % 5 === 0 ? String(state % 100_000) : (words[(state >>> 8) % words.length] ?? '');
    said.push(word);
    letters += word.length + 1;
  }
  return said.join(' ').slice(0, Math.max(0, length));
}
