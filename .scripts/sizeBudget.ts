import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Budget {
  readonly name: string;
  readonly limitKb: number;
  /** Paths within the build. */
  readonly files: readonly string[];
}

const out = process.env['YARDSTICK_OUT'] ?? 'dist';
const read = (file: string): string => readFileSync(join(out, file), 'utf8');

/** kB are 1000 bytes of gzip -9, JavaScript only. */
const budgets: readonly Budget[] = [
  { name: 'landing page, initial JavaScript', limitKb: 110, files: askedForBy('landing.html') },
  // Libraries take 125 of it: React, the router, Dexie.
  { name: 'first deals screen (RxDB loads after it)', limitKb: 157, files: askedForBy('pages/deals.html') },
  { name: 'PDF worker', limitKb: 150, files: pdfWorker() },
  // Half of it is the list of what it keeps.
  { name: 'service worker', limitKb: 14, files: ['sw.js'] },
];

for (const { name, limitKb, files } of budgets) {
  const kb = files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) / 1000;
  const fits = kb <= limitKb;
  if (!fits) process.exitCode = 1;
  console.log(`${fits ? '✓' : '✗'} ${name}: ${kb.toFixed(1)} of ${limitKb} kB gzip (${files.length} files)`);
}

/** The modules that a page names, as its own or to be fetched ahead, and what those import. */
function askedForBy(page: string): readonly string[] {
  return withImports(
    [...read(page).matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]+"\/(assets\/[^"]+\.js)"/g)].map(
      ([, file = '']) => file,
    ),
  );
}

/** The file that draws with jsPDF, and what it imports. */
function pdfWorker(): readonly string[] {
  const drawing = readdirSync(join(out, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/${file}`)
    .filter((file) => importsOf(file).some((imported) => imported.startsWith('assets/jspdf-')));
  if (drawing.length === 0) throw new Error('The build has no file that draws with jsPDF');
  return withImports(drawing);
}

/** Each file with all that it imports statically. */
function withImports(files: readonly string[]): readonly string[] {
  const seen = new Set(files);
  // A set goes on to what is added to it meanwhile.
  for (const file of seen) for (const imported of importsOf(file)) seen.add(imported);
  return [...seen];
}

function importsOf(file: string): readonly string[] {
  return [...read(file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name = '']) => `assets/${name}`);
}
