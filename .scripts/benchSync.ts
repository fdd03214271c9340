import { benchBrowser } from '../tests/bench/sync/browser/benchBrowser.ts';
import { benchTable, exitCodeOf, type BenchLine } from '../tests/bench/sync/line.ts';
import { benchServer } from '../tests/bench/sync/server/benchServer.ts';
import { benchStreams } from '../tests/bench/sync/server/benchStreams.ts';

/**
 * `npm run --silent bench:sync [-- server streams browser]`: pushes beside a bare transaction, live streams under many users, and the
 * device's side in a browser. Everything is started here, in folders and on ports of its own. Ends with 1 when a target is missed.
 */
const parts: Readonly<Record<string, () => Promise<readonly BenchLine[]>>> = {
  server: benchServer,
  streams: benchStreams,
  browser: benchBrowser,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 2;
} else {
  const lines: BenchLine[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.error(`Measuring ${name} …`);
    lines.push(...(await run()));
  }
  console.log(benchTable(lines));
  process.exitCode = exitCodeOf(lines);
}
