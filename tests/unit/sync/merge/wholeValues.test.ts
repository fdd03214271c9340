import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { dealToBody } from '../../../../src/data/collections/dealRecord.ts';
import { conflictsIn } from '../../../../src/data/records/conflictHistory.ts';
import { stampOf } from '../../../../src/data/records/paths.ts';
import type { Body, SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { mergeStates } from '../../../../src/sync/merge/mergeStates.ts';
import { dealOf } from '../../../support/deals.ts';

const start = 1_800_000_000_000;
const deal = dealOf(1);
const write = (current: SyncedRecord | null, [device, at]: readonly [string, number], change: Body): SyncedRecord =>
  writeRecord(current, {
    coll: 'deals',
    id: deal.id,
    mid: `mid00000${device}${at}`,
    doc: { ...(current?.doc ?? dealToBody(deal)), ...change },
    at: start + at,
    device,
  });

const pass = { choice: 'pass', reason: 'Too dear', by: 'ben', name: 'Ben', at: start + 2 };
const offer = { choice: 'offer', reason: 'Good rent', by: 'anna', name: 'Anna', at: start + 3 };
const base = write(null, ['deviceX', 0], {});
const decided = write(base, ['deviceX', 1], { decision: { ...pass, by: 'xena', name: 'Xena' } });

const merged = (from: SyncedRecord, mine: Body, theirs: Body) => {
  const [here, there] = [write(from, ['deviceA', 3], mine), write(from, ['deviceB', 2], theirs)];
  const both = { base: from, isValid: () => true, at: start + 9 };
  const result = mergeStates({ ...both, mine: here, theirs: there });
  expect(mergeStates({ ...both, mine: there, theirs: here }).state).toEqual(result.state);
  return result;
};

describe.each([
  ['with an earlier decision', decided],
  ['without one', base],
])('two people who decide on a deal %s', (_, from) => {
  it('keep the later decision whole, and set the other aside whole', () => {
    const { state, lost } = merged(from, { decision: offer }, { decision: pass });
    expect(state.doc['decision']).toEqual(offer);
    expect(lost).toMatchObject([{ path: 'decision', kept: offer, lost: pass, kind: 'field' }]);
    expect(conflictsIn(state.doc)).toMatchObject([{ path: 'decision', lost: pass }]);
    expect(stampOf(state.clocks, 'decision')).toContain('deviceA');
  });
});

describe('an assignment and a decision made on two devices', () => {
  it('are both kept', () => {
    const assignment = { to: 'anna', name: 'Anna', dueOn: isoDate('2027-01-31'), by: 'ben', at: start + 2 };
    const { state, lost } = merged(decided, { decision: offer }, { assignment });
    expect(state.doc).toMatchObject({ decision: offer, assignment });
    expect(lost).toEqual([]);
    expect(stampOf(state.clocks, 'assignment')).toContain('deviceB');
  });

  it('are stamped once, even if only a reason changed', () => {
    const changed = write(decided, ['deviceA', 5], { decision: { ...pass, by: 'xena', name: 'Xena', reason: 'Too far' } });
    expect(Object.keys(changed.clocks).filter((path) => path.startsWith('decision'))).toEqual(['decision']);
  });
});
