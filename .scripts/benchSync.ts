import { benchBrowser } from '../tests/bench/sync/browser/benchBrowser.ts';
import { benchTable, exitCodeOf, type BenchLine } from '../tests/bench/sync/line.ts';

/** `npm run --silent bench:sync [-- browser]`: a device's side in a browser. Ends with 1 when a target is missed. */
const parts: Readonly<Record<string, () => Promise<readonly BenchLine[]>>> = { browser: benchBrowser };

const asked = process.argv.slice(2);
const lines: BenchLine[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.error(`Measuring ${name} …`);
  lines.push(...(await run()));
}
console.log(benchTable(lines));
process.exitCode = exitCodeOf(lines);
