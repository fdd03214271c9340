import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { normalizePath } from 'vite';

const lazyModule = /const (\w+) = \(\) => import\('([^']+)'\)/g;

/**
 * The modules that a folder's files load on demand, by the names given there: `const NAME = () => import('PATH')`. Paths are relative to
 * the root, as in the build's manifest. This is how the build finds screens, wherever their files are.
 */
export function lazyModules<Name extends string>(root: string, folder: string, names: readonly Name[]): Readonly<Record<Name, string>> {
  const found = new Map<string, string>();
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const path = join(root, folder, file);
    for (const [, name = '', target = ''] of readFileSync(path, 'utf8').matchAll(lazyModule))
      found.set(name, normalizePath(relative(root, resolve(dirname(path), target))));
  }
  const missing = names.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`Nothing in ${folder} loads by these names: ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, found.get(name)])) as Record<Name, string>;
}
