import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';

/** The folder of saved pages and lists that this run was given; they belong to others and are no part of the project. Null without one. */
export const sharedFolder: string | null = process.env['YARDSTICK_SHARED'] ?? null;

/**
 * A suite over a part of that folder, such as `listings/rightmove`. Without a folder it is reported as skipped, with the reason; where a
 * folder is named and the part is not in it, it fails.
 */
export function describeShared(name: string, part: string, suite: (path: string) => void): void {
  describe(name, () => {
    if (sharedFolder === null) {
      it(`reads ${part}`, (context) => context.skip('YARDSTICK_SHARED names no folder of saved pages'));
      return;
    }
    const path = join(sharedFolder, part);
    if (existsSync(path)) suite(path);
    else
      it(`reads ${part}`, () => {
        throw new Error(`YARDSTICK_SHARED names ${sharedFolder}, which has no ${part}`);
      });
  });
}
