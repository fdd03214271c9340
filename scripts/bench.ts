import { join } from 'node:path';
import { machine } from './bench/machine.ts';
import { writeResult, type BenchResult } from './bench/writeResult.ts';
import { benchTable, isMissed, type BenchLine } from '../tests/bench/line.ts';

/**
 * `npm run --silent bench [-- NAME…]`: each part compares our code with a named reference in the same run. A name selects every part that
 * begins with it. Without a name all parts run, and the result is written to `docs/bench`. Those in `alone` are also written when named
 * alone. Runs reduced by BENCH_DEALS, BENCH_REPEATS or BENCH_ONLY are not written. Exits 1 if a target is missed.
 */
const parts: Readonly<Record<string, () => Promise<readonly BenchLine[]>>> = {
  engine: async () => (await import('../tests/bench/engine/benchEngine.ts')).benchEngine(),
  listing: async () => (await import('../tests/bench/listing/benchListing.ts')).benchListing(),
  area: async () => (await import('../tests/bench/area/benchArea.ts')).benchArea(),
  report: async () => (await import('../tests/bench/report/benchReport.ts')).benchReport(),
  'sync/server': async () => (await import('../tests/bench/sync/server/benchServer.ts')).benchServer(),
  'sync/streams': async () => (await import('../tests/bench/sync/server/benchStreams.ts')).benchStreams(),
  budgets: async () => (await import('../tests/bench/budgets/benchBudgets.ts')).benchBudgets(),
  worker: async () => (await import('../tests/bench/worker/benchWorker.ts')).benchWorker(),
  paint: async () => (await import('../tests/bench/paint/firstPaint.ts')).benchFirstPaint(),
  map: async () => (await import('../tests/bench/map/benchMap.ts')).benchMap(),
  lists: async () => (await import('../tests/bench/lists/benchLists.ts')).benchLists(),
  extension: async () => (await import('../tests/bench/extension/benchExtension.ts')).benchExtension(),
  builds: async () => (await import('../tests/bench/builds/benchBuilds.ts')).benchBuilds(),
  'runs/one': async () => (await import('../tests/bench/runs/benchOneListing.ts')).benchOneListing(),
};

/** Parts that are written when named alone. */
const alone: readonly string[] = ['budgets', 'extension', 'builds', 'sync/server'];

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const isAsked = (name: string): boolean => asked.length === 0 || asked.some((each) => name === each || name.startsWith(`${each}/`));
const isSmaller = ['BENCH_DEALS', 'BENCH_REPEATS', 'BENCH_ONLY'].some((name) => process.env[name] !== undefined);
const unknown = asked.filter((each) => !Object.keys(parts).some((name) => name === each || name.startsWith(`${each}/`)));

if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 2;
} else {
  const result: BenchResult = { at: new Date().toISOString(), machine: machine(root), lines: {}, failed: {} };
  for (const [name, run] of Object.entries(parts).filter(([each]) => isAsked(each))) {
    console.error(`Measuring ${name} …`);
    try {
      result.lines[name] = await run();
    } catch (cause) {
      // If one part fails, the others are still measured.
      result.failed[name] = cause instanceof Error ? cause.message : String(cause);
    }
  }
  for (const [name, lines] of Object.entries(result.lines)) console.log(`\n${name}\n${benchTable(lines)}`);
  for (const [name, message] of Object.entries(result.failed)) console.log(`\n${name}\nFAILED: ${message}`);
  const suffix = asked.length === 0 ? '' : alone.includes(asked.join()) ? `-${asked.join().replace('/', '-')}` : null;
  if (suffix !== null && !isSmaller) console.log(`\nWritten to ${writeResult(root, result, suffix)}`);
  const missed = Object.values(result.lines).some(isMissed);
  process.exitCode = missed || Object.keys(result.failed).length > 0 ? 1 : 0;
}
