import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openPglite } from '../../../sync-server/src/store/openPglite.ts';

const folder = mkdtempSync(join(tmpdir(), 'yardstick-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('an embedded database after many errors', () => {
  it('moves to a new engine: rows stay, transactions are not interrupted and listeners still receive', async () => {
    const opened = await openPglite(folder, { renewAfter: 40 });
    if (!opened.ok) throw new Error(opened.error.message);
    const db = opened.value;
    await db.exec('create table words (word text unique)');
    const heard: string[] = [];
    const stop = await db.listen('words', (payload) => heard.push(payload));
    const engines = new Set([await backend(db)]);
    // Forty writers at once. Each causes one error inside a transaction that continues, and one outside.
    const writes = Array.from({ length: 40 }, async (_, at) => {
      await db.tx(async (q) => {
        await q('insert into words values ($1)', [`word ${at}`]);
        await q('savepoint before');
        await q('insert into words values ($1)', [`word ${at}`]).catch(() => undefined);
        await q('rollback to savepoint before');
        await q('insert into words values ($1)', [`again ${at}`]);
      });
      await db.q('select nothing').catch(() => undefined);
    });
    await Promise.all(writes);
    expect(await db.q('select count(*)::text as words from words')).toEqual([{ words: '80' }]);
    engines.add(await backend(db));
    expect(engines.size).toBe(2);
    await db.q("select pg_notify('words', 'still')::text as sent");
    await db.q('select 1::text as moment');
    expect(heard).toEqual(['still']);
    await stop();
    await db.close();
  });
});

/** The engine's start time, which identifies the engine. */
async function backend(db: {
  q(sql: string): Promise<readonly Readonly<Record<string, string | null>>[]>;
}): Promise<string | null | undefined> {
  const [row] = await db.q('select pg_postmaster_start_time()::text as began');
  return row?.['began'];
}
