import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSecrets } from './findSecrets.ts';

/** The files in a built app that contain a secret or the name of the service role, and files that must not be served. */
export function scanBuild(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  if (files.length === 0) throw new Error(`No build found in ${folder}`);
  return files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const text = readFileSync(path, 'latin1');
    const secrets = [...findSecrets(text), ...(/\bservice_role\b/.test(text) ? ['the name of the service role'] : [])];
    const unwanted = /\.map$|^\.env|\.(pem|key|sql|toml)$/.test(name) ? ['a file that must not be served'] : [];
    return [...secrets, ...unwanted].map((what) => `${path}: ${what}`);
  });
}
