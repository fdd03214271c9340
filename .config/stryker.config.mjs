import { fileOf, roomCalled } from '../scripts/mutate/rooms.mjs';

const room = roomCalled(process.env.MUTATE_ROOM);

/** One room's mutation run; `npm run mutate` starts it for each. */
export default {
  plugins: ['./scripts/mutate/testRunner.mjs'],
  testRunner: 'in-process',
  mutate: room.mutate,
  coverageAnalysis: 'perTest',
  // Tax tables and dates are read once, while modules load: a mutant of them must be tried too.
  ignoreStatic: false,
  reporters: ['json'],
  jsonReporter: { fileName: `.test-results/mutation/${fileOf(room)}.json` },
  // Stryker would rewrite tsconfig.json with the compiler's old interface, which TypeScript 7 no longer has; the sources run as they are.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'public', '.data', 'tests/e2e', 'tests/fixtures'],
  tempDirName: '.cache/stryker/sandbox',
  concurrency: 2,
  // Endless loops are mostly found by counting; this is for the rest.
  timeoutMS: 5000,
  logLevel: 'warn',
  // It warns that static mutants take long; they are wanted.
  warnings: { slow: false },
};
