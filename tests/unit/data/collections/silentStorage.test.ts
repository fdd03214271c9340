import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { openDocuments } from '../../../../src/data/collections/database.ts';
import { pendingRecords } from '../../../../src/data/collections/recordQueries.ts';
import { writeRecords } from '../../../../src/data/collections/recordWrites.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';

// The database is not closed, because RxDB waits for the query to end first. The page terminates a worker whose `close` does not return.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Every index cursor fails as on an unreadable disk: with an error event that RxDB's Dexie storage does not handle. */
function failCursors() {
  const real = Reflect.get(IDBIndex.prototype, 'openCursor') as (
    this: IDBIndex,
    ...range: unknown[]
  ) => IDBRequest<IDBCursorWithValue | null>;
  return vi.spyOn(IDBIndex.prototype, 'openCursor').mockImplementation(function openAndAbort(this: IDBIndex, ...range) {
    const request = real.apply(this, range);
    request.transaction?.abort();
    return request;
  });
}

it('storage: a query whose cursor fails is rejected after twenty seconds instead of hanging', async () => {
  const documents = await openDocuments('silent', ['notes']);
  const record = writeRecord(null, {
    coll: 'notes',
    id: 'n1',
    mid: 'mid-n1',
    doc: { says: 'n1' },
    at: 1_795_176_000_000,
    device: 'deviceA',
  });
  await writeRecords(documents, 'notes', [{ key: { coll: 'notes', id: 'n1' }, record, expected: null }]);
  expect(await pendingRecords(documents, 'notes', 10)).toHaveLength(1);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const cursors = failCursors();
  const asked = pendingRecords(documents, 'notes', 10).then(
    () => 'answered',
    (cause: unknown) => cause,
  );
  while (cursors.mock.calls.length === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(await Promise.race([asked, Promise.resolve('silent')])).toBe('silent');
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toMatchObject({ name: 'TimeoutError' });

  vi.restoreAllMocks();
  expect(await pendingRecords(documents, 'notes', 10)).toHaveLength(1);
});
