import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a private file (mode 0600) if it does not exist. The write is atomic. If two processes create the file at the same time, the
 * content written first is kept.
 */
export async function createPrivateFile(path: string, content: () => Promise<string>): Promise<void> {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  writeFileSync(draft, await content(), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
