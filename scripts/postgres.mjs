import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installFromDebian } from './debian.mjs';

/** The folder with `initdb` and `postgres`: on the path, or where Debian and Homebrew put them. Null if there is none. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map((version) => join(debian, version, 'bin')), '/opt/homebrew/bin'];
  return folders.find((folder) => folder !== '' && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** Finds or installs PostgreSQL for the tests. Returns why that failed, or null. */
export function findOrInstallPostgres() {
  if (findPostgres() !== null) return null;
  if (!canInstall()) return 'PostgreSQL is not installed (Debian, Ubuntu: apt-get install postgresql)';
  return installFromDebian('postgresql');
}
