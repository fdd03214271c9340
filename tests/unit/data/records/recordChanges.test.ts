import { describe, expect, it } from 'vitest';
import { readStamp } from '../../../../src/core/protocol/hybridLogicalClock.ts';
import { recordChanges } from '../../../../src/data/records/recordChanges.ts';
import type { Body, SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { mergeStates } from '../../../../src/sync/merge/mergeStates.ts';

const noon = 1_800_000_000_000;
const write = (current: SyncedRecord | null, [device, at]: readonly [string, number], change: Body): SyncedRecord =>
  writeRecord(current, {
    coll: 'deals',
    id: 'd1',
    mid: `mid00000${device}${at}`,
    doc: { ...current?.doc, ...change },
    at: noon + at,
    device,
  });
const changed = (record: Pick<SyncedRecord, 'doc' | 'clocks'>) =>
  Object.fromEntries(
    recordChanges(record).changes.map(({ path, stamp }) => {
      const { device = '', ms = 0 } = readStamp(stamp) ?? {};
      return [path, `${device} ${ms - noon}`];
    }),
  );

const made = write(null, ['MacA', 0], { stage: 'new', inputs: {}, facts: { bedrooms: 2, town: 'Leeds' } });

describe('the changes of a record', () => {
  it('are none for a record that has not changed since it was made', () => {
    expect(changed(made)).toEqual({});
    expect(readStamp(recordChanges(made).made)).toMatchObject({ device: 'MacA', ms: noon });
  });

  it('name each value with its last change, values first written together, and removed values', () => {
    const rent = write(made, ['MacB', 1], { inputs: { flip: { rent: 1, price: 2 } } });
    const price = write(rent, ['MacA', 2], { inputs: { flip: { rent: 1, price: 3 } }, stage: undefined });
    expect(changed(price)).toEqual({ 'inputs/flip/rent': 'MacB 1', 'inputs/flip/price': 'MacA 2', stage: 'MacA 2' });
  });

  it('name a decision as one value, and stay the same through a merge', () => {
    const decision = { choice: 'pass', reason: '', by: 'ben', name: 'Ben', at: 1 };
    const [mine, theirs] = [write(made, ['MacA', 5], { stage: 'offer' }), write(made, ['MacB', 6], { decision })];
    const { state } = mergeStates({ base: made, mine, theirs, isValid: () => true, at: noon });
    expect(changed(state)).toEqual({ stage: 'MacA 5', decision: 'MacB 6' });
    expect(readStamp(recordChanges(state).made)).toMatchObject({ device: 'MacA', ms: noon });
  });
});
