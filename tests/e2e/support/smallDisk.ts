import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { fillUp, onSmallDisk } from '../../support/smallDisk.ts';
import { chromiumPath, launchProfile } from './browser.ts';

/** A browser with its profile on a separate disk of any small size. */
export interface SmallDisk {
  readonly context: BrowserContext;
  /** Fills the remaining space, as other programs might. */
  readonly fill: () => void;
  readonly close: () => Promise<void>;
}

/** A script that stands in for Chromium and starts it on the disk. */
const launcher = (folder: string, megabytes: number): string => {
  const words = ['unshare', ...onSmallDisk(join(folder, 'profile'), megabytes, join(folder, 'pid')), chromiumPath()];
  return `#!/bin/sh\nexec ${words.map((word) => `'${word}'`).join(' ')} "$@"\n`;
};

export async function launchOnSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-small-disk-'));
  mkdirSync(join(folder, 'profile'));
  writeFileSync(join(folder, 'chromium'), launcher(folder, megabytes), { mode: 0o755 });
  const context = await launchProfile(join(folder, 'profile'), join(folder, 'chromium'));
  // The disk as the browser sees it; seen from this process, the folder is empty.
  const disk = join('/proc', readFileSync(join(folder, 'pid'), 'utf8').trim(), 'root', folder, 'profile');
  if (!existsSync(join(disk, 'Default'))) throw new Error(`${disk} is not the browser's profile`);
  return {
    context,
    fill: () => fillUp(join(disk, 'ballast')),
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
