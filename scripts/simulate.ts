// `npm run --silent simulate -- [SEEDS] [OPERATIONS] [FIRST]`: simulates histories of three devices and a server, and checks every
// invariant after each.
import { simulate } from '../tests/unit/sync/simulation/simulate.ts';

const [seeds = 2_000, operations = 200, first = 1] = process.argv.slice(2).map(Number);
const began = performance.now();
let broken = 0;
for (let seed = first; seed < first + seeds; seed += 1) {
  const failures = [
    ...(await simulate({ seed, operations })).failures,
    // One history in four is run again, with the server restored from an older copy while no changes are made. Another one in four is run
    // again with that restore during changes.
    ...(seed % 4 === 0 ? (await simulate({ seed, operations, setBack: 'at rest' })).failures : []),
    // Every other history also deletes deals while items are being added to them.
    ...(seed % 2 === 1 ? (await simulate({ seed, operations, families: true })).failures : []),
    // One in three also has a replica that answers pulls.
    ...(seed % 3 === 0
      ? (await simulate({ seed, operations, replica: true, families: seed % 2 === 0, undamaged: seed % 2 === 1 })).failures
      : []),
    ...(seed % 4 === 2 ? (await simulate({ seed, operations, setBack: 'amid changes' })).failures : []),
  ];
  if (failures.length === 0) continue;
  broken += 1;
  console.error(`seed ${seed}\n  ${failures.join('\n  ')}`);
}
const took = Math.round((performance.now() - began) / 1000);
console.log(`${seeds} seeds of ${operations} operations in ${took} s: ${broken === 0 ? 'every invariant held' : `${broken} failed`}`);
process.exitCode = broken === 0 ? 0 : 1;
