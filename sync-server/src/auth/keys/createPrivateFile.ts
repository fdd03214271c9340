import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a private file (mode 0600) once. The write is atomic, and if two processes create it at the same time the content written first
 * stays.
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
