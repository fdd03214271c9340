import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupsIn } from '../jobs/backUp.ts';

/** The database folder cannot be used as it is. `message` is for the person who started the server. */
export interface FolderDamaged {
  readonly kind: 'folder-damaged';
  readonly message: string;
}

/** The PostgreSQL version that the folder must have. PGlite 0.4 is PostgreSQL 17. */
const version = '17';

const segmentBytes = 16 * 1024 * 1024;

/** Files and folders that every database folder has. A file's length is given if it is fixed. */
const needed: readonly (readonly [path: string, bytes: number | null])[] = [
  ['global/pg_control', 8_192],
  ['global/pg_filenode.map', null],
  ['base', null],
  ['pg_wal', null],
  ['pg_xact', null],
];

/** What is damaged in a database folder, found without opening the database, which would write to it. Null if it looks intact or is new. */
export function findDamage(folder: string): string | null {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return null;
  const said = readText(join(folder, 'PG_VERSION'));
  if (said === null) return 'PG_VERSION is missing';
  if (said.trim() !== version) return `PG_VERSION is ${JSON.stringify(said.trim().slice(0, 20))}, not ${version}`;
  for (const [path, bytes] of needed) {
    if (!existsSync(join(folder, path))) return `${path} is missing`;
    const { size } = statSync(join(folder, path));
    if (bytes !== null && size !== bytes) return `${path} has ${size} bytes, not ${bytes}`;
  }
  const segments = readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (segments.length === 0) return 'pg_wal contains no log files';
  const cut = segments.find((name) => statSync(join(folder, 'pg_wal', name)).size !== segmentBytes);
  return cut === undefined ? null : `pg_wal/${cut} was cut short`;
}

/** The failure for a damaged folder, with the newest backup and the commands to restore it. */
export function damaged(dataDir: string, reason: string): FolderDamaged {
  const folder = resolve(dataDir, 'pglite');
  const aside = `mv ${quoted(folder)} ${quoted(freeName(`${folder}.damaged`))} && mkdir -m 700 ${quoted(folder)}`;
  const [newest] = backupsIn(dataDir);
  const advice =
    newest === undefined
      ? [
          `No backup was found in ${resolve(dataDir, 'backups')}. To keep the damaged folder and start with an empty database:`,
          '',
          `  ${aside}`,
        ]
      : [
          `The newest backup is ${resolve(dataDir, 'backups', newest)}. To keep the damaged folder and restore that backup:`,
          '',
          `  ${aside} && tar -xzf ${quoted(resolve(dataDir, 'backups', newest))} -C ${quoted(folder)}`,
        ];
  return {
    kind: 'folder-damaged',
    message: [`The database in ${folder} is damaged: ${reason}.`, ...advice, '', 'Then start the server again.'].join('\n'),
  };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function freeName(name: string, number = 2): string {
  if (!existsSync(name)) return name;
  return existsSync(`${name}-${number}`) ? freeName(name, number + 1) : `${name}-${number}`;
}

/** A path quoted as a single word for a shell command. */
const quoted = (path: string): string => (/^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);
