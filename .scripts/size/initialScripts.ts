import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The page that the server answers a first visit with, by screen. */
export const firstPages = { landing: 'landing.html', deals: 'pages/deals.html' } as const;

/** The modules that a page of the build in a folder names, as its own or to be fetched ahead, and what those import. */
export function scriptsOfPage(out: string, page: string): ReadonlySet<string> {
  const named = /<(?:script type="module"|link rel="modulepreload")[^>]+"\/(assets\/[^"]+\.js)"/g;
  return withImports(
    out,
    [...readFileSync(join(out, page), 'utf8').matchAll(named)].map(([, file = '']) => file),
  );
}

/** Each file with all that it imports statically. */
export function withImports(out: string, files: readonly string[]): ReadonlySet<string> {
  const seen = new Set(files);
  // A set goes on to what is added to it meanwhile.
  for (const file of seen) for (const imported of importsOf(out, file)) seen.add(imported);
  return seen;
}

/** What one file imports statically, within the build. */
export function importsOf(out: string, file: string): readonly string[] {
  const imports = readFileSync(join(out, file), 'utf8').matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
  return [...imports].map(([, name = '']) => `assets/${name}`);
}

/** kB of gzip -9, of 1000 bytes each, of some files of the build in a folder. */
export const gzipKilobytes = (out: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file)), { level: 9 }).length, 0) / 1000;
