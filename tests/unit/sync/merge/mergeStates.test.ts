import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stampAfter } from '../../../../src/core/protocol/hybridLogicalClock.ts';
import { withoutDangerousKeys } from '../../../../src/data/records/json.ts';
import { conflictsIn, withoutConflicts } from '../../../../src/data/records/conflictHistory.ts';
import type { Body, RecordState, SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { canonicalClocks } from '../../../../src/sync/merge/mergeClocks.ts';
import { mergeStates, type Merged } from '../../../../src/sync/merge/mergeStates.ts';

const noon = 1_795_176_000_000;
const valid = { isValid: () => true, at: noon };

const created = (doc: Body): SyncedRecord => {
  const made = writeRecord(null, { coll: 'notes', id: 'n1', mid: 'midbase0', doc, at: noon, device: 'deviceX' });
  return { ...made, base: { ...stateOf(made), version: 1 } };
};
const stateOf = ({ mid, deleted, doc, clocks }: RecordState): RecordState => ({ mid, deleted, doc, clocks });
type By = readonly [device: string, at: number];
const edited = (record: SyncedRecord, [device, at]: By, doc: Body | null): SyncedRecord =>
  writeRecord(record, { coll: 'notes', id: 'n1', mid: `mid${device}${at - noon}`, doc, at, device });
const met = (base: SyncedRecord | null, mine: SyncedRecord, theirs: SyncedRecord): Merged =>
  mergeStates({ base: base === null ? null : stateOf(base), mine: stateOf(mine), theirs: stateOf(theirs), ...valid });

const notTogether = ({ doc }: RecordState): boolean => doc['title'] !== 'Cottage' || doc['price'] !== 120;

describe('two changes to one record', () => {
  const base = created({
    title: 'House',
    price: 100,
    rooms: [
      { id: 'a', size: 1 },
      { id: 'b', size: 2 },
    ],
    tags: ['x'],
  });

  it('in different fields: both are kept', () => {
    const mine = edited(base, ['deviceA', noon + 1000], { ...base.doc, title: 'Cottage' });
    const theirs = edited(base, ['deviceB', noon + 2000], { ...base.doc, price: 120 });
    const { state, lost } = met(base, mine, theirs);
    expect(state.doc).toMatchObject({ title: 'Cottage', price: 120 });
    expect(lost).toEqual([]);
  });

  it('in the same field: the later clock wins, and the other value is kept with its device and time', () => {
    const mine = edited(base, ['deviceA', noon + 1000], { ...base.doc, price: 90 });
    const theirs = edited(base, ['deviceB', noon + 2000], { ...base.doc, price: 120 });
    const { state, lost } = met(base, mine, theirs);
    expect(state.doc['price']).toBe(120);
    const keptStamp = stampAfter([], noon + 2000, 'deviceB');
    const lostStamp = stampAfter([], noon + 1000, 'deviceA');
    const told = { path: 'price', kept: 120, lost: 90, keptStamp, lostStamp, kind: 'field', seen: false };
    expect(lost).toEqual([{ ...told, at: noon }]);
    // The conflict travels with the record, so every device has it, whichever one merged.
    expect(conflictsIn(state.doc)).toEqual([{ ...told, at: noon + 2000 }]);
    expect(met(base, theirs, mine).state).toEqual(state);
    expect(state.mid).not.toBe(theirs.mid);
  });

  it('in a list with ids: merged element by element, even if elements were added, changed and removed', () => {
    const mine = edited(base, ['deviceA', noon + 1], {
      ...base.doc,
      rooms: [
        { id: 'a', size: 5 },
        { id: 'b', size: 2 },
        { id: 'c', size: 3 },
      ],
    });
    const theirs = edited(base, ['deviceB', noon + 2], { ...base.doc, rooms: [{ id: 'a', size: 1 }] });
    expect(met(base, mine, theirs).state.doc['rooms']).toEqual([
      { id: 'a', size: 5 },
      { id: 'c', size: 3 },
    ]);
  });

  it('in a list without ids: the later list wins as a whole', () => {
    const mine = edited(base, ['deviceA', noon + 2], { ...base.doc, tags: ['x', 'y'] });
    const theirs = edited(base, ['deviceB', noon + 1], { ...base.doc, tags: ['z'] });
    expect(met(base, mine, theirs).state.doc['tags']).toEqual(['x', 'y']);
  });

  it('a list element removed here and changed there is kept whole', () => {
    const mine = edited(base, ['deviceA', noon + 9], { ...base.doc, rooms: [{ id: 'a', size: 1 }] });
    const theirs = edited(base, ['deviceB', noon + 2], {
      ...base.doc,
      rooms: [
        { id: 'a', size: 1 },
        { id: 'b', size: 7 },
      ],
    });
    expect(met(base, mine, theirs).state.doc['rooms']).toEqual([
      { id: 'a', size: 1 },
      { id: 'b', size: 7 },
    ]);
  });

  it('a deletion wins over an unchanged record', () => {
    const mine = edited(base, ['deviceA', noon + 1], null);
    expect(met(base, mine, base).state).toMatchObject({ deleted: true, doc: {} });
  });

  it('a deletion loses to a change, and the conflict is reported', () => {
    const mine = edited(base, ['deviceA', noon + 5], null);
    const theirs = edited(base, ['deviceB', noon + 1], { ...base.doc, price: 1 });
    const { state, lost } = met(base, mine, theirs);
    expect(state.deleted).toBe(false);
    expect(withoutConflicts(state.doc)).toEqual(theirs.doc);
    expect(lost.map(({ kind }) => kind)).toEqual(['deletion']);
    expect(conflictsIn(state.doc).map(({ kind }) => kind)).toEqual(['deletion']);
  });

  it('the same value on both sides is not a conflict', () => {
    const mine = edited(base, ['deviceA', noon + 1], { ...base.doc, price: 5 });
    const theirs = edited(base, ['deviceB', noon + 2], { ...base.doc, price: 5 });
    expect(met(base, mine, theirs)).toMatchObject({ state: { mid: theirs.mid }, lost: [] });
  });

  it('fields written by a newer build survive', () => {
    const mine = edited(base, ['deviceA', noon + 1], { ...base.doc, fromTheFuture: { deep: [1, { x: 2 }] } });
    const theirs = edited(base, ['deviceB', noon + 2], { ...base.doc, price: 5 });
    expect(met(base, mine, theirs).state.doc['fromTheFuture']).toEqual({ deep: [1, { x: 2 }] });
  });

  it('if the merged record is invalid, the later side wins as a whole and the other is kept', () => {
    const mine = edited(base, ['deviceA', noon + 1], { ...base.doc, title: 'Cottage' });
    const theirs = edited(base, ['deviceB', noon + 2], { ...base.doc, price: 120 });
    const { state, lost } = mergeStates({ base, mine, theirs, isValid: notTogether, at: noon });
    expect(withoutConflicts(state.doc)).toEqual(theirs.doc);
    expect(lost).toMatchObject([{ kind: 'record', lost: { title: 'Cottage' } }]);
  });
});

const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b'), fc.constant(null));
const body = fc.dictionary(
  fc.constantFrom('p', 'q', 'r', 's/t~'),
  fc.oneof(
    leaf,
    fc.dictionary(fc.constantFrom('x', 'y'), leaf),
    fc.uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3'), v: leaf }), { selector: ({ id }) => id }),
  ),
);
const change = fc.record({ doc: fc.option(body), at: fc.integer({ min: noon - 9, max: noon + 9 }) });

/** The meaning of a state, however its clocks are written. */
const said = (state: RecordState): object => ({
  deleted: state.deleted,
  doc: state.doc,
  clocks: state.deleted ? state.clocks : canonicalClocks(state),
});

describe('merge properties', () => {
  const sides = fc.record({ base: body, mine: change, theirs: change, known: fc.boolean() });

  it('two devices merging the same pair get the same state and id', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(sides, (given) => {
        const base = created(given.base);
        const mine = edited(base, ['deviceA', given.mine.at], given.mine.doc);
        const theirs = edited(base, ['deviceB', given.theirs.at], given.theirs.doc);
        const known = given.known ? base : null;
        const here = met(known, mine, theirs).state;
        const there = met(known, theirs, mine).state;
        expect(said(there)).toEqual(said(here));
        // If the merge equals the server's state, the server's id is kept.
        if (here.mid !== theirs.mid && there.mid !== mine.mid) expect(there.mid).toBe(here.mid);
      }),
      { numRuns: 1000 },
    );
  });

  it('each leaf of the result comes from one side, and a losing leaf is reported', () => {
    fc.assert(
      fc.property(sides, (given) => {
        const base = created(given.base);
        const mine = edited(base, ['deviceA', given.mine.at], given.mine.doc ?? {});
        const theirs = edited(base, ['deviceB', given.theirs.at], given.theirs.doc ?? {});
        const { state, lost } = met(base, mine, theirs);
        for (const name of ['p', 'q', 'r', 's/t~']) {
          const told = lost.some(({ path }) => path.startsWith(name.replace('~', '~0').replace('/', '~1')));
          const own = JSON.stringify(mine.doc[name]);
          const simple = typeof mine.doc[name] !== 'object' && typeof base.doc[name] !== 'object';
          if (simple && own !== JSON.stringify(base.doc[name]) && own !== JSON.stringify(state.doc[name])) expect(told).toBe(true);
        }
      }),
    );
  });

  it('merging the result again with either side changes nothing', () => {
    fc.assert(
      fc.property(sides, (given) => {
        const base = created(given.base);
        const mine = edited(base, ['deviceA', given.mine.at], given.mine.doc);
        const theirs = edited(base, ['deviceB', given.theirs.at], given.theirs.doc);
        const merged = met(base, mine, theirs).state;
        // The server has their state and the device the merge based on it, so nothing of theirs is new.
        const again = mergeStates({ base: stateOf(theirs), mine: merged, theirs: stateOf(theirs), ...valid }).state;
        expect(said(again)).toEqual(said(merged));
      }),
    );
  });
});

describe('keys that could reach a prototype', () => {
  it('are dropped at any depth', () => {
    const hostile = JSON.parse('{"a":{"__proto__":{"polluted":1},"constructor":1,"ok":[{"prototype":2,"id":"1"}]}}') as Body;
    expect(withoutDangerousKeys(hostile)).toEqual({ a: { ok: [{ id: '1' }] } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
