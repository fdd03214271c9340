import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFile } from './createPrivateFile.ts';

/** The key that the app sends with each account call. It is public, created on first start and stored next to the database. */
export async function loadPublishableKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'publishable-key');
  await createPrivateFile(path, async () => `sb_publishable_${randomBytes(24).toString('base64url')}`);
  return readFileSync(path, 'utf8').trim();
}
