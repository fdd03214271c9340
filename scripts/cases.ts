import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { failure, runCases } from './cases/runCases.ts';
import type { FileReport } from './cases/runCases.ts';

// Runs external worked cases against the engine: `npm run --silent cases -- FILE…`. Prints one line per file with any failures below it,
// then the total. Exit status 0 if all pass, 1 if any fails, 2 without files.

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run --silent cases -- FILE…');
  process.exitCode = 2;
} else {
  const reports = files.map(report);
  const failed = reports.reduce((sum, each) => sum + each.failed, 0);
  for (const { lines } of reports) console.log(lines.join('\n'));
  console.log(`${reports.reduce((sum, each) => sum + each.passed, 0)} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function report(file: string): FileReport {
  const name = basename(file, '.json');
  try {
    return runCases(name, JSON.parse(readFileSync(file, 'utf8')));
  } catch (thrown) {
    return failure(name, thrown instanceof Error ? thrown.message : String(thrown));
  }
}
