import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { chromiumPath, launchProfile } from './browser.ts';

/** A browser whose profile lies on a disk of its own, as small as a test wants it. */
export interface SmallDisk {
  readonly context: BrowserContext;
  /** Takes every byte that is left, as other programs do. */
  readonly fill: () => void;
  readonly close: () => Promise<void>;
}

/** Root may mount in a namespace of its own; others where the system lets them be root in one. */
const namespace: readonly string[] = [process.getuid?.() === 0 ? '--mount' : '--map-root-user', '--mount', '--propagation', 'private'];

/** Why this machine cannot have such a disk; null where it can. */
export function whyNoSmallDisk(): string | null {
  const tried = spawnSync('unshare', [...namespace, 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', '/mnt'], { encoding: 'utf8' });
  if (tried.status === 0) return null;
  return `no mount in a namespace of its own here (needs Linux, and root or user namespaces): ${tried.stderr || tried.error?.message}`;
}

/** The mount is seen by the browser's processes alone, and goes with the last of them. */
const launcher = (folder: string, size: string): string =>
  [
    '#!/bin/sh',
    `exec unshare ${namespace.join(' ')} sh -c '`,
    `mount -t tmpfs -o size=${size} tmpfs "$0/profile" && echo $$ > "$0/pid" && exec "$@"`,
    `' '${folder}' '${chromiumPath()}' "$@"`,
  ].join('\n');

export async function launchOnSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-small-disk-'));
  mkdirSync(join(folder, 'profile'));
  writeFileSync(join(folder, 'chromium'), launcher(folder, `${megabytes}m`), { mode: 0o755 });
  const context = await launchProfile(join(folder, 'profile'), join(folder, 'chromium'));
  // The disk as the browser sees it; from here the folder is empty.
  const disk = join('/proc', readFileSync(join(folder, 'pid'), 'utf8').trim(), 'root', folder, 'profile');
  if (!existsSync(join(disk, 'Default'))) throw new Error(`${disk} is not the browser's profile`);
  const free = (): number => {
    const { bavail, bsize } = statfsSync(disk);
    return bavail * bsize;
  };
  return {
    context,
    fill: () => fillUp(join(disk, 'ballast'), free),
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file system's pages, bytes. */
const pageBytes = 4096;

function fillUp(path: string, free: () => number): void {
  const file = openSync(path, 'a');
  const block = Buffer.alloc(256 * pageBytes, 1);
  try {
    for (let left = free(); left > 0; left = free()) writeSync(file, block, 0, Math.min(left, block.length));
  } finally {
    closeSync(file);
  }
}
