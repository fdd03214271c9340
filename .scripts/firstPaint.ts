import { measureFirstPaint } from '../tests/bench/paint/firstPaint.ts';

/**
 * `npm run --silent first-paint -- [LOADS]`, after `npm run build:test` (or with APP_DIR naming another build): first contentful paint of `/`
 * with an empty cache against the same page without a script, as a ratio of one run.
 */
const { app, plain, ratio, bytes } = await measureFirstPaint(Number(process.argv[2] ?? 9));

const told = (name: string, paints: readonly number[]): string => {
  const sorted = paints.toSorted((left, right) => left - right).map(Math.round);
  return `${name.padEnd(24)} median ${sorted[Math.floor(sorted.length / 2)]} ms, ${sorted[0]} to ${sorted.at(-1)} ms of ${sorted.length} loads`;
};

console.log(`Slow 4G, processor 4 times slower, empty cache, ${bytes} bytes of HTML each`);
console.log(told('/ as it is', app));
console.log(told('the same without script', plain));
console.log(`${'ratio'.padEnd(24)} ${ratio.toFixed(2)}`);
