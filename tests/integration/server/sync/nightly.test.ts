import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../../../sync-server/src/jobs/backUp.ts';
import { runNightly } from '../../../../sync-server/src/jobs/nightly.ts';
import { openPglite } from '../../../../sync-server/src/store/openPglite.ts';
import { row, syncDevice } from './syncDevice.ts';
import { syncEngines } from './syncEngines.ts';
import type { TestServer } from '../startTestServer.ts';
import { wallTime } from '../../../support/realClock.ts';

const both = await syncEngines();
const folder = mkdtempSync(join(tmpdir(), 'yardstick-'));
afterAll(async () => {
  await both.close();
  rmSync(folder, { recursive: true, force: true });
});

const dayMs = 86_400_000;

describe.each(both.engines)('the purge of deleted records on $name', (engine) => {
  let running: TestServer;
  beforeAll(async () => {
    running = await engine.start();
  });
  afterAll(() => running.close());

  it('keeps tombstones for 180 days; after that an older device pulls everything again, page by page', async () => {
    const { sql } = running;
    const device = syncDevice(running.origin, (await running.signedIn()).token);
    const rows = Array.from({ length: 6 }, () => row());
    const { workspace } = (await device.push(rows)).body;
    const [first, second] = rows;
    if (first === undefined || second === undefined) throw new Error('Fewer rows were written than expected');
    // Versions 7 and 8: the first will be 181 days old, the second 179.
    for (const { id, mid } of [first, second]) await device.push([row({ id, base: mid, deleted: true })]);
    const age = (id: string, days: number) =>
      sql(`update sync.sync_rows set changed_at = now() - $2::text::integer * interval '1 day' where id = $1`, [id, String(days)]);
    await age(first.id, 181);
    await age(second.id, 179);
    const before = await headOf(workspace);
    await runNightly(running.database(), { dataDir: folder, clock: wallTime });
    const after = await headOf(workspace);
    expect(after).toMatchObject({ version: '8', min_version: '7', docs: '4' });
    expect(Number(after?.['bytes'])).toBeLessThan(Number(before?.['bytes']));

    const old = await device.pull(6);
    expect([old.status, old.body]).toMatchObject([410, { code: 'resync_required' }]);
    expect((await device.pull(7)).status).toBe(200);
    const page = await device.pull(0, { limit: '2' });
    expect(page.body).toMatchObject({ next: 4, more: true, floor: 7 });
    // If a device did not send the floor from its first page, it would restart its full pull forever.
    expect((await device.pull(page.body.next)).status).toBe(410);
    const next = await device.pull(page.body.next, { floor: '7' });
    expect(next.body.rows.map(({ version }) => version)).toEqual([5, 6, 8]);
    expect(next.body.more).toBe(false);
  });

  const headOf = async (workspace: string) => {
    const rows = await running.sql(
      'select version::text, min_version::text, docs::text, bytes::text from sync.workspace_heads where workspace_id = $1::uuid',
      [workspace],
    );
    return rows[0];
  };

  it('keeps a workspace’s recorded size equal to the size of its rows', async () => {
    const { sql } = running;
    const device = syncDevice(running.origin, (await running.signedIn()).token);
    const rows = [row(), row(), row()];
    const { workspace } = (await device.push(rows)).body;
    await device.push([row({ id: rows[0]?.id ?? '', base: rows[0]?.mid ?? '', doc: { text: 'much longer than it was before' } })]);
    await device.push([row({ id: rows[1]?.id ?? '', base: rows[1]?.mid ?? '', deleted: true })]);
    const [sum] = await sql(
      `select count(*) filter (where not deleted)::text as docs, sum(size)::text as bytes from sync.sync_rows where workspace_id = $1::uuid`,
      [workspace],
    );
    expect(await headOf(workspace)).toMatchObject(sum ?? {});
    expect(sum).toMatchObject({ docs: '2' });
  });

  it('refuses changes that enlarge a full workspace, and accepts those that shrink it', async () => {
    const { sql } = running;
    const device = syncDevice(running.origin, (await running.signedIn()).token);
    const first = row();
    const { workspace } = (await device.push([first])).body;
    const fill = (docs: number, bytes: number) =>
      sql('update sync.workspace_heads set docs = $2::text::integer, bytes = $3::text::bigint where workspace_id = $1::uuid', [
        workspace,
        String(docs),
        String(bytes),
      ]);
    await fill(49_999, 1_000);
    const statuses = async (rows: Parameters<typeof device.push>[0]) =>
      (await device.push(rows)).body.results.map((result) => (result.status === 'refused' ? result.code : result.status));
    expect(await statuses([row(), row()])).toEqual(['applied', 'quota']);
    await fill(10, 200_000_000);
    const change = row({ id: first.id, base: first.mid, doc: { longer: 'than it was, by far, whatever it was before' } });
    expect(await statuses([row(), change])).toEqual(['quota', 'quota']);
    expect(await statuses([row({ id: first.id, base: first.mid, deleted: true })])).toEqual(['applied']);
  });
});

describe('the nightly copy of the embedded database', () => {
  it('can be unpacked into an empty folder and opened', async () => {
    const dataDir = join(folder, 'live');
    const opened = await openPglite(dataDir);
    if (!opened.ok) throw new Error(opened.error.message);
    await opened.value.exec("create table words (word text); insert into words values ('kept')");
    const { dump } = opened.value;
    if (dump === null) throw new Error('PGlite could not be copied');
    await backUp(dataDir, dump, Date.parse('2026-11-20T03:00:00Z'));
    await opened.value.close();
    expect(readdirSync(join(dataDir, 'backups'))).toEqual(['2026-11-20.tar.gz']);
    const restored = join(folder, 'restored', 'pglite');
    mkdirSync(restored, { recursive: true, mode: 0o700 });
    execFileSync('tar', ['-xzf', join(dataDir, 'backups', '2026-11-20.tar.gz'), '-C', restored]);
    const again = await openPglite(join(folder, 'restored'));
    if (!again.ok) throw new Error(again.error.message);
    expect(await again.value.q('select word from words')).toEqual([{ word: 'kept' }]);
    await again.value.close();
  });

  it('is kept for the last seven days', async () => {
    const dataDir = join(folder, 'many');
    const began = Date.parse('2026-02-26T03:00:00Z');
    for (let day = 0; day < 10; day += 1) await backUp(dataDir, async () => new Uint8Array([day]), began + day * dayMs);
    expect(readdirSync(join(dataDir, 'backups')).toSorted()).toEqual([
      '2026-03-01.tar.gz',
      '2026-03-02.tar.gz',
      '2026-03-03.tar.gz',
      '2026-03-04.tar.gz',
      '2026-03-05.tar.gz',
      '2026-03-06.tar.gz',
      '2026-03-07.tar.gz',
    ]);
  });
});
