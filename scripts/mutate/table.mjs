import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { figuresOf, fileOf, rooms } from './rooms.mjs';

/**
 * The results of all rooms as one table: Stryker's mutants, and legal figures covered by a test. A timeout means that a mutant never ended,
 * and counts as killed.
 */
export function mutationTable() {
  const tried = rooms.filter((room) => existsSync(resultsOf(room)));
  const counts = tried.map((room) => ({ name: room.name, ...countsOf(room) }));
  const rows = [...counts, { name: 'all', ...counts.reduce(sumOf, nothing) }];
  return `${[heading, ...rows.map(rowOf)].join('\n')}\n`;
}

const heading =
  '| room | mutants | killed | timed out | survived | no coverage | killed, % | figures | detected, % |\n| --- | --: | --: | --: | --: | --: | --: | --: | --: |';

const nothing = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0, figures: 0, held: 0 };

const resultsOf = (room) => join(root, '.test-results/mutation', `${fileOf(room)}.json`);

function countsOf(room) {
  const { files } = JSON.parse(readFileSync(resultsOf(room), 'utf8'));
  const counts = { ...nothing };
  for (const { mutants } of Object.values(files)) {
    for (const { status } of mutants) if (status in counts) counts[status] += 1;
  }
  if (!existsSync(figuresOf(room))) return counts;
  const figures = JSON.parse(readFileSync(figuresOf(room), 'utf8'));
  return { ...counts, figures: figures.length, held: figures.filter(({ isNoticed }) => isNoticed).length };
}

const sumOf = (sum, counts) => Object.fromEntries(Object.keys(nothing).map((status) => [status, sum[status] + counts[status]]));

function rowOf({ name, Killed, Timeout, Survived, NoCoverage, figures, held }) {
  const mutants = Killed + Timeout + Survived + NoCoverage;
  const cells = [name, mutants, Killed, Timeout, Survived, NoCoverage, percentOf(Killed + Timeout, mutants)];
  return `| ${[...cells, figures === 0 ? '' : figures, percentOf(held, figures)].join(' | ')} |`;
}

const percentOf = (part, whole) => (whole === 0 ? '' : ((part / whole) * 100).toFixed(1));
