import { join } from 'node:path';
import { root } from '../bootstrap.mjs';

/**
 * The source that a mutation run changes and the tests it runs, as paths relative to the root. Also whether the room has legal tables, in
 * which every figure is changed too.
 */
const unit = 'tests/unit/core';

const room = (name, tests, mutate = [`src/core/${name}/**/*.ts`]) => ({
  name,
  mutate,
  tests: tests.map((path) => `${unit}/${path}`),
  hasTables: name.startsWith('market/'),
});

export const rooms = [
  room('score', ['score/**/*.test.ts']),
  room('market/uk', ['market/uk/*.test.ts', 'market/*.test.ts'], ['src/core/market/uk/*.ts', 'src/core/market/*.ts']),
  room('market/uk/landlord', ['market/uk/landlord/**/*.test.ts']),
  room('market/us', ['market/us/**/*.test.ts']),
  room('market/eu', ['market/eu/**/*.test.ts']),
  room('engine/finance', ['engine/finance/**/*.test.ts']),
  room('engine/numbers', ['engine/numbers/**/*.test.ts']),
  room('engine/goalSeek', ['engine/goalSeek/**/*.test.ts']),
  room('engine', ['engine/*.test.ts', 'pipeline/workedDeal.test.ts'], ['src/core/engine/*.ts', 'src/core/engine/returns/*.ts']),
  room('engine/mortgages', ['engine/mortgages/**/*.test.ts']),
  room('engine/risk', ['engine/risk/**/*.test.ts']),
  room('engine/plan', ['engine/plan/**/*.test.ts']),
  room('engine/strategies', ['engine/strategies/**/*.test.ts']),
  room('score/strategies', ['score/strategies/**/*.test.ts', 'pipeline/judgeStrategy.test.ts', 'pipeline/ownRules.test.ts']),
  room('pipeline/ownership', ['pipeline/ownership/**/*.test.ts', 'pipeline/afterTaxVerdict.test.ts']),
  room('pipeline/scoring', ['pipeline/scoring/**/*.test.ts']),
  room('report/strategy', ['report/strategy/**/*.test.ts', 'pipeline/judgeStrategy.test.ts']),
];

export function roomCalled(name) {
  const found = rooms.find((each) => each.name === name);
  if (found === undefined) throw new Error(`Unknown room ${name}. The rooms are ${rooms.map((each) => each.name).join(', ')}`);
  return found;
}

/** The name of the file with a room's results. */
export const fileOf = ({ name }) => name.replaceAll('/', '-');

/** The file that records which figures in a room's tables are covered by a test. */
export const figuresOf = (of) => join(root, '.test-results/mutation', `figures-${fileOf(of)}.json`);
