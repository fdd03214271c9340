import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readChunkGraph, scriptsOf } from '../.config/vite/chunkGraph.ts';

/** What each budget counts: manifest entries with everything they import statically, or files by the start of their name. */
interface Budget {
  readonly name: string;
  readonly limitKb: number;
  readonly entries?: readonly string[];
  /** An entry whose files are there already. */
  readonly beside?: string;
  readonly files?: readonly string[];
}

const out = process.env['YARDSTICK_OUT'] ?? 'dist';
const assets = readdirSync(join(out, 'assets'));
const graph = readChunkGraph(out);

/** kB are 1000 bytes of gzip -9, JavaScript only. */
const budgets: readonly Budget[] = [
  { name: 'landing page, initial JavaScript', limitKb: 110, entries: ['index.html', 'src/ui/routes/LandingRoute.tsx'] },
  {
    // Libraries take 125 of it: React, the router, Dexie.
    name: 'first deals screen (RxDB loads after it)',
    limitKb: 157,
    entries: ['index.html', 'src/app/screens.ts', 'src/ui/features/frame/AppFrame.tsx', 'src/ui/routes/DealsRoute.tsx'],
  },
  {
    name: 'files opened with the app (on every page, after it)',
    limitKb: 3,
    entries: ['src/app/handed/takeLaunches.ts'],
    beside: 'index.html',
  },
  { name: 'PDF worker', limitKb: 150, files: workerFiles('pdf') },
  // Half of it is the list of what it keeps.
  { name: 'service worker', limitKb: 14, files: ['sw.js'] },
];

let over = 0;
for (const budget of budgets) {
  const files = new Set([...(budget.files ?? []), ...(budget.entries ?? []).flatMap((entry) => scriptsOf(graph, entry))]);
  for (const there of budget.beside === undefined ? [] : scriptsOf(graph, budget.beside)) files.delete(there);
  const kb = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file)), { level: 9 }).length, 0) / 1000;
  const fits = kb <= budget.limitKb;
  if (!fits) over += 1;
  console.log(`${fits ? '✓' : '✗'} ${budget.name}: ${kb.toFixed(1)} of ${budget.limitKb} kB gzip (${files.size} files)`);
}
process.exit(over === 0 ? 0 : 1);

/** A worker's script and the scripts it imports statically. */
function workerFiles(name: string): readonly string[] {
  const main = assets.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file) && isWorker(file));
  if (main.length !== 1) throw new Error(`Expected one worker named ${name}, found: ${main.join(', ') || 'none'}`);
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(join(out, 'assets', file), 'utf8');
    for (const match of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) visit(match[1] ?? '');
  };
  main.forEach(visit);
  return [...seen].map((file) => `assets/${file}`);
}

/** Workers are built beside the page's manifest, so a chunk that the manifest does not name is a worker's. */
function isWorker(file: string): boolean {
  return !Object.values(graph).some((chunk) => chunk.file === `assets/${file}`);
}
