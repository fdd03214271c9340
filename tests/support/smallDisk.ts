import { spawnSync } from 'node:child_process';
import { closeSync, openSync, statfsSync, writeSync } from 'node:fs';

/** Root may mount in a new namespace; other users only if the system allows them to be root in one. */
const namespace: readonly string[] = [process.getuid?.() === 0 ? '--mount' : '--map-root-user', '--mount', '--propagation', 'private'];

/** Why this machine cannot create a small disk for a test; null if it can. */
export function whyNoSmallDisk(): string | null {
  const tried = spawnSync('unshare', [...namespace, 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', '/mnt'], { encoding: 'utf8' });
  if (tried.status === 0) return null;
  return `cannot mount in a new namespace here (needs Linux, and root or user namespaces): ${tried.stderr || tried.error?.message}`;
}

/**
 * Arguments for `unshare` that run the command after them with a separate disk at `mount`. Only its processes see the disk, which
 * disappears with the last of them. `pidFile` gets the id of their first process, through which others can reach the disk in `/proc`.
 */
export const onSmallDisk = (mount: string, megabytes: number, pidFile: string): readonly string[] => [
  ...namespace,
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo $$ > "$1" && shift && exec "$@"`,
  mount,
  pidFile,
];

/** The file system's page size, in bytes. */
const pageBytes = 4096;

/** Writes to `path` until its disk has at most `leave` bytes left, as other programs might. */
export function fillUp(path: string, leave = 0): void {
  const file = openSync(path, 'a');
  const block = Buffer.alloc(256 * pageBytes, 1);
  const left = (): number => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize - leave;
  };
  try {
    for (let room = left(); room > 0; room = left()) writeSync(file, block, 0, Math.min(room, block.length));
  } finally {
    closeSync(file);
  }
}
