import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../../sync-server/src/jobs/backUp.ts';
import { startServer, StartRefused } from '../../../sync-server/src/startServer.ts';
import { newServerFolder } from '../../support/serverFolder.ts';
import { startTestServer } from './startTestServer.ts';
import { wallTime } from '../../support/realClock.ts';

let dataDir: string;
let folder: string;

beforeEach(() => {
  dataDir = newServerFolder();
  folder = join(dataDir, 'pglite');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const at = (...path: readonly string[]): string => join(folder, ...path);

const logs = (): readonly string[] => readdirSync(at('pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));

function zero(path: string): void {
  writeFileSync(path, Buffer.alloc(statSync(path).size));
}

/** States in which a failed disk or an interrupted copy can leave a folder. */
const damages: readonly (readonly [name: string, damage: () => void])[] = [
  ['its control file is missing', () => rmSync(at('global', 'pg_control'))],
  ['its control file is full of zeros', () => zero(at('global', 'pg_control'))],
  ['its version is garbage', () => writeFileSync(at('PG_VERSION'), 'garbage\n')],
  ['its version is missing', () => rmSync(at('PG_VERSION'))],
  ['its log was cut short', () => logs().forEach((name) => truncateSync(at('pg_wal', name), 4_096))],
  ['its log is gone', () => logs().forEach((name) => rmSync(at('pg_wal', name)))],
  ['its log is full of zeros', () => logs().forEach((name) => zero(at('pg_wal', name)))],
  ['its tables are gone', () => ['base', 'pg_xact'].forEach((name) => rmSync(at(name), { recursive: true }))],
  ['a catalogue of tables is full of zeros', () => zero(at('base', '5', '1259'))],
  ['a catalogue of columns is full of zeros', () => zero(at('base', '5', '1249'))],
];

/** Every file below the folder with a hash of its content. */
function contentOf(path: string): ReadonlyMap<string, string> {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(path, name)).isFile());
  return new Map(
    names.toSorted().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(path, name)))
        .digest('hex'),
    ]),
  );
}

async function refusal(): Promise<string> {
  const error: unknown = await startServer({ port: 0, dataDir }).then(
    (server) => server.close(),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartRefused);
  return (error as StartRefused).message;
}

describe('a start on a damaged database', () => {
  it.each(damages)(
    'names the folder, the newest backup and the restore command when %s, and leaves the folder unchanged',
    async (_, damage) => {
      await backUp(dataDir, async () => new Uint8Array([1]), Date.parse('2026-11-19T03:00:00Z'));
      await backUp(dataDir, async () => new Uint8Array([1]), Date.parse('2026-11-20T03:00:00Z'));
      damage();
      const before = contentOf(folder);
      const message = await refusal();
      expect(message).toContain(`The database in ${folder} is damaged: `);
      expect(message).toContain(`The newest backup is ${join(dataDir, 'backups', '2026-11-20.tar.gz')}`);
      expect(message).toMatch(/^ {2}mv .* && mkdir .* && tar -xzf .*2026-11-20\.tar\.gz -C .*pglite$/m);
      expect(message).not.toMatch(/^\s+at /m);
      expect(contentOf(folder)).toEqual(before);
      expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
    },
  );

  it('prints the command that creates an empty database if there is no backup', async () => {
    rmSync(at('global', 'pg_control'));
    expect(await refusal()).toMatch(/No backup was found in .*backups[^]*^ {2}mv \S+ \S+ && mkdir -m 700 \S+$/m);
  });

  it('prints a command that restores the backup and keeps the damaged folder', async () => {
    const first = await startTestServer({ dataDir, databaseUrl: null });
    const { email, userId } = await first.signedIn();
    const { dump } = first.database();
    if (dump === null) throw new Error('PGlite could not be copied');
    await backUp(dataDir, dump, wallTime());
    await first.close();
    zero(at('base', '5', '1259'));
    const before = contentOf(folder);
    const command = /^ {2}(mv .*)$/m.exec(await refusal())?.[1] ?? '';
    execFileSync('sh', ['-c', command]);
    expect(contentOf(`${folder}.damaged`)).toEqual(before);
    const second = await startTestServer({ dataDir, databaseUrl: null });
    expect(await second.sql('select id::text from auth.users where email = $1', [email])).toEqual([{ id: userId }]);
    await second.close();
  });
});
