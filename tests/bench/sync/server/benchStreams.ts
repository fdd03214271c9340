import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../../../../sync-server/src/store/migrate.ts';
import { openPostgres } from '../../../../sync-server/src/store/openPostgres.ts';
import { startServerProcess, type ServerProcess } from '../../../integration/server/sync/serverProcess.ts';
import { startPostgresIfAny } from '../../../support/postgresServer.ts';
import { quantileOf, type BenchLine } from '../../line.ts';
import { inFolder } from './benchServer.ts';
import { quietServer } from './quietServer.ts';
import { openKeptStream, type KeptStream } from './keptStream.ts';
import { makePeople, type Person } from './people.ts';
import { processUse } from './processorTime.ts';
import { pushSteadily, type AnsweredPush, type SteadyRun } from './steadyPushes.ts';

const people = 500;
const streams = 200;
const latestMs = 100;
/**
 * Pushes per second. A user who works through a list changes something about every ten seconds, and here five hundred users do so at once.
 */
const steady = 50;
/** This is longer than half a minute, so that the access of every stream is checked. */
const steadySeconds = 40;
const ladder = [100, 150, 200, 300, 400, 600, 800];
const ladderSeconds = 6;

/** Measures one server process with 200 open streams and 500 users who push single edits. This process generates the load. */
export async function benchStreams(): Promise<readonly BenchLine[]> {
  const postgres = await startPostgresIfAny();
  if (postgres === null) return [];
  try {
    const databaseUrl = await postgres.newDatabase();
    return await inFolder(async (dataDir) => {
      const db = openPostgres(databaseUrl);
      await migrate(db);
      const made = await makePeople(db, dataDir, people);
      await db.close();
      const server = await startServerProcess({ dataDir, databaseUrl, environment: quietServer });
      try {
        return await measured(server, made);
      } finally {
        await server.kill();
      }
    });
  } finally {
    await postgres.close();
  }
}

async function measured(server: ServerProcess, made: readonly Person[]): Promise<readonly BenchLine[]> {
  // A user's first push creates the workspace.
  await pushSteadily(server.origin, { people: made, perSecond: 100, seconds: Math.ceil(people / 100), run: 'first' });
  const before = residentMb(server);
  const listening: KeptStream[] = [];
  for (const { token } of made.slice(0, streams)) listening.push(await openKeptStream(server.origin, token));
  const opened = residentMb(server);
  const run = await pushSteadily(server.origin, { people: made, perSecond: steady, seconds: steadySeconds, run: 'steady' });
  await pause(1_000);
  const after = residentMb(server);
  const lines = [...pushLines(run), ...pokeLines(run.pushes, listening), ...memoryLines({ before, opened, after })];
  lines.push(await highestRate(server, made));
  lines.push({ name: 'streams still open at the end', value: listening.filter((stream) => !stream.ended()).length, unit: 'streams' });
  listening.forEach((stream) => stream.close());
  return lines;
}

const latencies = (pushes: readonly AnsweredPush[]): readonly number[] => pushes.map(({ due, answered }) => answered - due);

function pushLines({ pushes, generatorLagMs }: SteadyRun): readonly BenchLine[] {
  const [p50, p99] = [quantileOf(latencies(pushes), 0.5), quantileOf(latencies(pushes), 0.99)];
  const who = `${people} people, ${steady} single pushes/s, ${streams} streams`;
  return [
    { name: `${who}: median of a push`, value: p50, unit: 'ms' },
    { name: `${who}: p99 of a push`, value: p99, unit: 'ms', target: `≤ ${latestMs} ms`, met: p99 <= latestMs },
    { name: 'of that, the delay of the load generator itself (p99)', value: generatorLagMs, unit: 'ms' },
  ];
}

/** Measures from when a push was due until the user's stream reported it. Infinite if it never did. */
function pokeLines(pushes: readonly AnsweredPush[], listening: readonly KeptStream[]): readonly BenchLine[] {
  const heard = pushes
    .filter(({ person }) => person < listening.length)
    .map(({ person, due, version }) => (listening[person]?.heard.find((poke) => poke.version >= version)?.at ?? Infinity) - due);
  const missed = heard.filter((ms) => ms === Infinity).length;
  return [
    { name: 'from a push to the poke on another device: median', value: quantileOf(heard, 0.5), unit: 'ms' },
    { name: 'from a push to the poke on another device: p99', value: quantileOf(heard, 0.99), unit: 'ms' },
    { name: 'pushes that no stream reported', value: missed, unit: 'pushes', target: '0', met: missed === 0 },
  ];
}

/** The memory lines. Empty without `/proc`, which reports the memory. */
function memoryLines({ before, opened, after }: Readonly<Record<'before' | 'opened' | 'after', number | null>>): readonly BenchLine[] {
  if (before === null || opened === null || after === null) return [];
  return [
    { name: 'memory of the server with no stream', value: before, unit: 'MB' },
    { name: `memory with ${streams} streams, as they open`, value: opened, unit: 'MB' },
    { name: `memory with ${streams} streams, ${steadySeconds} s later`, value: after, unit: 'MB' },
  ];
}

const residentMb = ({ pid }: ServerProcess): number | null => {
  const use = processUse(pid);
  return use === null ? null : use.residentBytes / 1e6;
};

/** The highest of the rates tried at which 99% of pushes are answered in time. Rates below the first are not tried. */
async function highestRate(server: ServerProcess, made: readonly Person[]): Promise<BenchLine> {
  let [held, heldP99] = [0, Number.NaN];
  for (const perSecond of ladder) {
    const { pushes } = await pushSteadily(server.origin, { people: made, perSecond, seconds: ladderSeconds, run: `ladder${perSecond}x` });
    const p99 = quantileOf(latencies(pushes), 0.99);
    if (p99 > latestMs) break;
    [held, heldP99] = [perSecond, p99];
  }
  const name =
    held === 0
      ? `no rate from ${ladder[0]}/s up holds p99 ≤ ${latestMs} ms`
      : `highest rate with p99 ≤ ${latestMs} ms (${heldP99.toFixed(0)} ms)`;
  return { name, value: held, unit: 'pushes/s' };
}
