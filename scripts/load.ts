import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchLoad, type LoadPart, type LoadResult, type LoadSize } from '../tests/bench/sync/cluster/benchLoad.ts';
import { machine } from './bench/machine.ts';
import { findHaproxy } from './haproxy.mjs';
import { findPostgres } from './postgres.mjs';

/**
 * `npm run --silent load [-- PEOPLE STREAMS PUSHES_PER_SECOND]`: load on one and on three servers behind the proxy, during a rolling upgrade
 * and a failover of the database. Exits 1 if an acknowledged row is missing at the end. Writes `docs/bench/YYYY-MM-DD-load.md` for the full
 * size: 5,000 people, 1,000 streams, 100 pushes a second. Needs PostgreSQL and HAProxy.
 */
const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2).map(Number);
const [people = 5_000, streams = 1_000, perSecond = 100] = asked;
const [postgres, haproxy] = [findPostgres(), findHaproxy()];
if (postgres === null || haproxy === null) {
  console.error(`${postgres === null ? 'PostgreSQL' : 'HAProxy'} is not installed (Debian, Ubuntu: apt-get install postgresql haproxy)`);
  process.exitCode = 1;
} else if (![people, streams, perSecond].every((size) => Number.isSafeInteger(size) && size > 0) || streams > people) {
  console.error('PEOPLE, STREAMS and PUSHES_PER_SECOND must be whole numbers, with no more streams than people.');
  process.exitCode = 2;
} else {
  const size: LoadSize = { people, streams, perSecond, seconds: 40 };
  const result = await benchLoad({ postgres, haproxy }, size);
  const at = new Date().toISOString().slice(0, 10);
  const text = asMarkdown(result, size, at);
  console.log(text);
  if (asked.length === 0) writeFileSync(join(root, 'docs', 'bench', `${at}-load.md`), text);
  process.exitCode = result.lost === 0 && result.staysWithReplica ? 0 : 1;
}

function asMarkdown({ parts, acknowledged, lost, staysWithReplica }: LoadResult, size: LoadSize, at: string): string {
  const { processors, memoryGb } = machine(root);
  const rows: readonly (readonly [string, (part: LoadPart) => string])[] = [
    ['Pushes acknowledged', ({ pushes }) => count(pushes)],
    ['Push: median, 99%, longest', ({ pushP50, pushP99, pushLongest }) => [pushP50, pushP99, pushLongest].map(milliseconds).join(', ')],
    ['Pulls', ({ pulls }) => count(pulls)],
    ['Pull: median, 99%', ({ pullP50, pullP99 }) => [pullP50, pullP99].map(milliseconds).join(', ')],
    ['Failed attempts, all retried', ({ failedAttempts }) => (failedAttempts === '' ? 'none' : failedAttempts)],
    ['Streams opened again', ({ streamsReopened }) => count(streamsReopened)],
    ['Streams open at the end', ({ streamsOpen }) => count(streamsOpen)],
    ['Memory of each server', ({ memory }) => memory.map((mb) => `${mb.toFixed(0)} MB`).join(', ')],
    ['Processor time of the servers for each push', ({ processorMs }) => (processorMs === null ? '–' : milliseconds(processorMs))],
  ];
  return [
    `# Load, ${at}`,
    '',
    `${count(size.people)} people, ${count(size.streams)} open streams, ${size.perSecond} single pushes a second for ${size.seconds} s in each part. Each device with a stream pulls after a poke. ` +
      `Servers, HAProxy, both databases and the load generator share ${processors} cores and ${memoryGb} GB. The databases do not flush to disk. Written by \`npm run load\`.`,
    '',
    `| | ${parts.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${parts.map(() => '---').join(' | ')} |`,
    ...rows.map(([name, value]) => `| ${name} | ${parts.map(value).join(' | ')} |`),
    '',
    `Of ${count(acknowledged)} acknowledged rows, ${lost === 0 ? 'none was' : `${count(lost)} were`} missing from the promoted database. After the old primary was started again, new connections ${staysWithReplica ? 'still led' : 'DID NOT lead'} to the promoted one.`,
    '',
  ].join('\n');
}

function count(value: number): string {
  return value.toLocaleString('en-GB');
}

function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}
