import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readChunkGraph, scriptsOf } from '../../.config/vite/chunkGraph.ts';
import { lazyModules } from '../../.config/vite/lazyModules.ts';

const root = join(import.meta.dirname, '../..');
const { app, screens, frame, deals, firstVisit, landingPage } = lazyModules(root, 'src/app', [
  'app',
  'screens',
  'frame',
  'deals',
  'firstVisit',
  'landingPage',
]);

/** The modules that render a first screen. Without deals, the list also shows the first steps. */
export const firstScreens = {
  landing: ['index.html', app, landingPage],
  deals: ['index.html', app, screens, frame, deals],
  firstVisit: ['index.html', app, screens, frame, deals, firstVisit],
} as const;

/** The build's scripts for these modules, and all their static imports, each once. */
export function scriptsOfModules(out: string, modules: readonly string[]): ReadonlySet<string> {
  const graph = readChunkGraph(out);
  return new Set(modules.flatMap((module) => scriptsOf(graph, module)));
}

/** Each file with all its static imports. */
export function withImports(out: string, files: readonly string[]): ReadonlySet<string> {
  const seen = new Set(files);
  // Iterating over a set includes elements added during the loop.
  for (const file of seen) for (const imported of importsOf(out, file)) seen.add(imported);
  return seen;
}

/** The static imports of one file, within the build. */
export function importsOf(out: string, file: string): readonly string[] {
  const imports = readFileSync(join(out, file), 'utf8').matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
  return [...imports].map(([, name = '']) => `assets/${name}`);
}

/** Total gzip -9 size of some build files, in kB of 1000 bytes. */
export const gzipKilobytes = (out: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file)), { level: 9 }).length, 0) / 1000;
