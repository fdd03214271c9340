// `npm run --silent soak -- [--profiles 2,5] [--minutes 10] [--seed N] [--deals 30] [--tokens SECONDS] [--proxy PATH]`: one person's
// browsers on a bad network. With `--tokens`, access tokens expire after that time, and the auth server returns 429, 500 and HTML at
// random. `npm run --silent soak -- --backlog 50000 [--kills 3]`: offline changes, sent by a tab that is killed in between.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runBacklog } from '../tests/e2e/soak/backlog.ts';
import { runSoak } from '../tests/e2e/soak/soak.ts';

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '2,5' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    deals: { type: 'string', default: '30' },
    tokens: { type: 'string' },
    proxy: { type: 'string' },
    backlog: { type: 'string' },
    kills: { type: 'string', default: '3' },
  },
});
const seed = Number(values.seed);

if (values.backlog !== undefined) await backlog(Number(values.backlog), Number(values.kills));
else for (const profiles of values.profiles.split(',').map(Number)) await soak(profiles);

async function backlog(changes: number, kills: number): Promise<void> {
  const { breaches, ...report } = await runBacklog({ changes, kills, say: (line) => console.log(`  ${line}`) });
  console.log(JSON.stringify(report, null, 2));
  const { drainedMs, ratio, longestTaskMs, largestHeapMb } = report;
  const limits = [
    ...(drainedMs <= 120_000 ? [] : [`Drained in ${Math.round(drainedMs / 1000)} s, ${ratio.toFixed(1)} times the minimum`]),
    ...(longestTaskMs <= 200 ? [] : [`The longest task on the page took ${longestTaskMs} ms`]),
    ...(largestHeapMb <= 300 ? [] : [`The heap grew to ${largestHeapMb} MB`]),
  ];
  conclude('The backlog', [...breaches, ...limits]);
}

async function soak(profiles: number): Promise<void> {
  console.log(`${profiles} profiles, ${values.minutes} minutes of bad network, seed ${seed}`);
  const { breaches, ...report } = await runSoak({
    profiles,
    minutes: Number(values.minutes),
    seed,
    deals: Number(values.deals),
    timedEdits: 40,
    tokenSeconds: values.tokens === undefined ? null : Number(values.tokens),
    proxy: values.proxy === undefined ? null : resolve(values.proxy),
    say: (line) => console.log(`  ${line}`),
  });
  console.log(JSON.stringify(report, null, 2));
  const { median, missed, edits } = report.visibility;
  const late = missed === 0 ? [] : [`${missed} of ${edits} valid edits did not reach the other devices (median ${median} ms)`];
  conclude(`Seed ${seed}`, [...breaches, ...late]);
}

function conclude(what: string, breaches: readonly string[]): void {
  if (breaches.length === 0) console.log('Every invariant held\n');
  else console.error(`${what} broke:\n  ${breaches.join('\n  ')}\n`);
  if (breaches.length > 0) process.exitCode = 1;
}
