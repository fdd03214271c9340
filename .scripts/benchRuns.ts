import { benchSearchRun } from '../tests/bench/runs/benchSearchRun.ts';
import { benchTable, exitCodeOf } from '../tests/bench/sync/line.ts';

/**
 * `npm run --silent bench:runs`, after `npm run build:test` (or with APP_DIR naming another test build): from a search page of 25 to
 * 25 scored deals on the device. Ends with 1 when a target is missed; BENCH_REPEATS makes it shorter or longer.
 */
const lines = await benchSearchRun();
console.log(benchTable(lines));
process.exitCode = exitCodeOf(lines);
