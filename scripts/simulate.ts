// `npm run --silent simulate -- [SEEDS] [OPERATIONS] [FIRST] [sync|teams]`: simulates histories of three devices and a server, then of four
// people in two teams, and checks every invariant after each. The last argument runs one kind alone.
import { simulate } from '../tests/unit/sync/simulation/simulate.ts';
import { simulateTeams } from '../tests/unit/teams/simulation/simulateTeams.ts';

const only = process.argv.slice(2).find((argument) => argument === 'sync' || argument === 'teams');
const [seeds = 2_000, operations = 200, first = 1] = process.argv
  .slice(2)
  .filter((argument) => argument !== only)
  .map(Number);

async function failuresOfSync(seed: number): Promise<readonly string[]> {
  return [
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
}

const failuresOfTeams = async (seed: number): Promise<readonly string[]> => (await simulateTeams({ seed, operations })).failures;

/** Runs every seed, and prints one line at the end. False if an invariant was broken. */
async function runAll(name: string, failuresOf: (seed: number) => Promise<readonly string[]>): Promise<boolean> {
  const began = performance.now();
  let broken = 0;
  for (let seed = first; seed < first + seeds; seed += 1) {
    const failures = await failuresOf(seed);
    if (failures.length === 0) continue;
    broken += 1;
    console.error(`${name}, seed ${seed}\n  ${failures.join('\n  ')}`);
  }
  const took = Math.round((performance.now() - began) / 1000);
  console.log(
    `${name}: ${seeds} seeds of ${operations} operations in ${took} s: ${broken === 0 ? 'every invariant held' : `${broken} failed`}`,
  );
  return broken === 0;
}

const held = [only === 'teams' || (await runAll('sync', failuresOfSync)), only === 'sync' || (await runAll('teams', failuresOfTeams))];
process.exitCode = held.every(Boolean) ? 0 : 1;
