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

/** The modules that a first screen is drawn with. Without deals the list shows the first steps too. */
export const firstScreens = {
  landing: ['index.html', app, landingPage],
  deals: ['index.html', app, screens, frame, deals],
  firstVisit: ['index.html', app, screens, frame, deals, firstVisit],
} as const;

/** The scripts that some modules come in, of the build in a folder, and all that those import statically; each once. */
export function scriptsOfModules(out: string, modules: readonly string[]): ReadonlySet<string> {
  const graph = readChunkGraph(out);
  return new Set(modules.flatMap((module) => scriptsOf(graph, module)));
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
