import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { fileOf, rooms } from './rooms.mjs';

/** The rooms that have results, as one table; a timeout is a mutant that never ends, and counts as killed. */
export function mutationTable() {
  const tried = rooms.filter((room) => existsSync(resultsOf(room)));
  const counts = tried.map((room) => ({ name: room.name, ...countsOf(room) }));
  const rows = [...counts, { name: 'all', ...counts.reduce(sumOf, nothing) }];
  return `${[heading, ...rows.map(rowOf)].join('\n')}\n`;
}

const heading = '| room | mutants | killed | timed out | survived | no coverage | killed, % |\n| --- | --: | --: | --: | --: | --: | --: |';

const nothing = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 };

const resultsOf = (room) => join(root, '.test-results/mutation', `${fileOf(room)}.json`);

function countsOf(room) {
  const { files } = JSON.parse(readFileSync(resultsOf(room), 'utf8'));
  const counts = { ...nothing };
  for (const { mutants } of Object.values(files)) {
    for (const { status } of mutants) if (status in counts) counts[status] += 1;
  }
  return counts;
}

const sumOf = (sum, counts) => Object.fromEntries(Object.keys(nothing).map((status) => [status, sum[status] + counts[status]]));

function rowOf({ name, Killed, Timeout, Survived, NoCoverage }) {
  const mutants = Killed + Timeout + Survived + NoCoverage;
  const share = (((Killed + Timeout) / mutants) * 100).toFixed(1);
  return `| ${[name, mutants, Killed, Timeout, Survived, NoCoverage, share].join(' | ')} |`;
}
