import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstScreens, gzipKilobytes, importsOf, scriptsOfModules, withImports } from './size/initialScripts.ts';

interface Budget {
  readonly name: string;
  readonly limitKb: number;
  /** Paths within the build. */
  readonly files: ReadonlySet<string>;
}

const out = process.env['YARDSTICK_OUT'] ?? 'dist';

/** A kB is 1,000 bytes after gzip -9. Only JavaScript counts. */
const budgets: readonly Budget[] = [
  { name: 'landing page, initial JavaScript', limitKb: 110, files: scriptsOfModules(out, firstScreens.landing) },
  // Libraries account for 125 kB of it: React, the router, Dexie.
  { name: 'first deals screen (RxDB loads after it)', limitKb: 157, files: scriptsOfModules(out, firstScreens.deals) },
  { name: 'first deals screen without deals', limitKb: 175, files: scriptsOfModules(out, firstScreens.firstVisit) },
  { name: 'PDF worker', limitKb: 150, files: pdfWorker() },
  // Half of it is the precache list.
  { name: 'service worker', limitKb: 15, files: new Set(['sw.js']) },
];

for (const { name, limitKb, files } of budgets) {
  const kb = gzipKilobytes(out, files);
  const fits = kb <= limitKb;
  if (!fits) process.exitCode = 1;
  console.log(`${fits ? '✓' : '✗'} ${name}: ${kb.toFixed(1)} of ${limitKb} kB gzip (${files.size} files)`);
}

/** The file that draws with jsPDF, and its imports. */
function pdfWorker(): ReadonlySet<string> {
  const drawing = readdirSync(join(out, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/${file}`)
    .filter((file) => importsOf(out, file).some((imported) => imported.startsWith('assets/jspdf-')));
  if (drawing.length === 0) throw new Error('No file in the build uses jsPDF');
  return withImports(out, drawing);
}
