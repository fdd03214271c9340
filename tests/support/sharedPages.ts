import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';

/** The folder of saved pages and lists given to this run, or null. The pages belong to others and are not part of the project. */
export const sharedFolder: string | null = process.env['YARDSTICK_SHARED'] ?? null;

/**
 * A suite for a part of that folder, such as `listings/rightmove`. Without a folder it is reported as skipped, with the reason. It fails if
 * the named folder does not have that part.
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
