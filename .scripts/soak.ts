// `npm run --silent soak -- [--profiles 2,5] [--minutes 10] [--seed N] [--deals 30] [--proxy PATH]`: browsers of one person through bad weather.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runSoak } from '../tests/e2e/soak/soak.ts';

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '2,5' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    deals: { type: 'string', default: '30' },
    proxy: { type: 'string' },
  },
});
const seed = Number(values.seed);

for (const profiles of values.profiles.split(',').map(Number)) {
  console.log(`${profiles} profiles, ${values.minutes} minutes of bad weather, seed ${seed}`);
  const { breaches, ...report } = await runSoak({
    profiles,
    minutes: Number(values.minutes),
    seed,
    deals: Number(values.deals),
    timedEdits: 40,
    proxy: values.proxy === undefined ? null : resolve(values.proxy),
    say: (line) => console.log(`  ${line}`),
  });
  console.log(JSON.stringify(report, null, 2));
  if (breaches.length === 0) console.log('Every invariant held\n');
  else console.error(`Seed ${seed} broke:\n  ${breaches.join('\n  ')}\n`);
  if (breaches.length > 0) process.exitCode = 1;
}
