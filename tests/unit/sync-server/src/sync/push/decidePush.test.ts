import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok } from '../../../../../../src/core/kernel/result.ts';
import type { CheckedRow } from '../../../../../../sync-server/src/sync/push/validateRow.ts';
import {
  decidePush,
  keyOf,
  workspaceQuota,
  type CurrentRow,
  type Decision,
  type Head,
} from '../../../../../../sync-server/src/sync/push/decidePush.ts';

const empty: Head = { version: 0, docs: 0, bytes: 0 };

/** A workspace in memory: the state the database keeps between two pushes. */
interface Kept {
  readonly head: Head;
  readonly rows: ReadonlyMap<string, CurrentRow>;
}

function push({ head, rows }: Kept, sent: readonly CheckedRow[]): { readonly kept: Kept; readonly decision: Decision } {
  const decision = decidePush(sent.map(ok), rows, { before: head });
  const after = new Map(rows);
  for (const { row, version } of decision.written) after.set(keyOf(row), { ...row, version });
  return { kept: { head: decision.head, rows: after }, decision };
}

/** Rows with only a few ids and mids, so that replays, conflicts and deletions occur. */
const someRow = fc.record({
  coll: fc.constantFrom('deals' as const, 'notes' as const),
  id: fc.constantFrom('a', 'b', 'c'),
  mid: fc.constantFrom(...Array.from({ length: 8 }, (_, at) => `mid0000${at}`)),
  base: fc.option(fc.constantFrom(...Array.from({ length: 8 }, (_, at) => `mid0000${at}`))),
  deleted: fc.boolean(),
  doc: fc.constant('{}'),
  clocks: fc.constant('{}'),
  size: fc.integer({ min: 1, max: 100 }),
});
const batches = fc.array(fc.array(someRow, { maxLength: 12 }), { maxLength: 8 });

const play = (sent: readonly (readonly CheckedRow[])[]): Kept =>
  sent.reduce<Kept>((kept, batch) => push(kept, batch).kept, { head: empty, rows: new Map() });

describe('decidePush', () => {
  it('counts rows and bytes of the stored rows, and numbers versions without gaps', () => {
    fc.assert(
      fc.property(batches, (sent) => {
        const { head, rows } = play(sent);
        const kept = [...rows.values()];
        expect(head.docs).toBe(kept.filter(({ deleted }) => !deleted).length);
        expect(head.bytes).toBe(kept.reduce((sum, { size }) => sum + size, 0));
        expect(new Set(kept.map(({ version }) => version)).size).toBe(kept.length);
        expect(Math.max(0, ...kept.map(({ version }) => version))).toBe(head.version);
      }),
    );
  });

  it('changes nothing if the same rows are pushed again', () => {
    fc.assert(
      fc.property(batches, fc.array(someRow, { maxLength: 12 }), (before, batch) => {
        const once = push(play(before), batch);
        const last = once.decision.written.map(({ row }) => row);
        const twice = push(once.kept, last);
        expect(twice.decision.written).toEqual([]);
        expect(twice.kept).toEqual(once.kept);
        expect(twice.decision.results.every(({ status }) => status === 'applied')).toBe(true);
      }),
    );
  });

  it('writes a row only if its base is the current state', () => {
    fc.assert(
      fc.property(batches, someRow, (before, row) => {
        const kept = play(before);
        const there = kept.rows.get(keyOf(row))?.mid ?? null;
        const { decision } = push(kept, [row]);
        expect(decision.written.length === 1).toBe(there !== row.mid && there === row.base);
      }),
    );
  });

  it('accepts deletions and shrinking changes in a full workspace', () => {
    const row: CheckedRow = { coll: 'deals', id: 'a', mid: 'mid00001', base: null, deleted: false, doc: '{}', clocks: '{}', size: 100 };
    const kept = push({ head: empty, rows: new Map() }, [row]).kept;
    const full: Kept = { ...kept, head: { version: 1, docs: workspaceQuota.docs, bytes: workspaceQuota.bytes } };
    const statusOf = (change: Partial<CheckedRow>) =>
      push(full, [{ ...row, mid: 'mid00002', base: 'mid00001', ...change }]).decision.results[0]?.status;
    expect(statusOf({ size: 101 })).toBe('refused');
    expect(statusOf({ size: 100 })).toBe('applied');
    expect(statusOf({ size: 99 })).toBe('applied');
    expect(statusOf({ size: 101, deleted: true })).toBe('applied');
    expect(statusOf({ id: 'b', base: null, size: 1 })).toBe('refused');
  });

  it('push: refuses a deletion that would take a full workspace far beyond its quota', () => {
    const row: CheckedRow = { coll: 'deals', id: 'a', mid: 'mid00001', base: null, deleted: false, doc: '{}', clocks: '{}', size: 100 };
    const kept = push({ head: empty, rows: new Map() }, [row]).kept;
    const full: Kept = { ...kept, head: { version: 1, docs: 1, bytes: workspaceQuota.bytes } };
    const fat = { ...row, mid: 'mid00002', base: 'mid00001', deleted: true, size: workspaceQuota.bytes / 5 };
    expect(push(full, [fat]).decision.results[0]).toMatchObject({ status: 'refused', code: 'quota' });
  });
});
