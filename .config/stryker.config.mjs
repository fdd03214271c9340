import { fileOf, roomCalled } from '../scripts/mutate/rooms.mjs';

const room = roomCalled(process.env.MUTATE_ROOM);

/** The mutation run of one room. `npm run mutate` starts it for each room. */
export default {
  plugins: ['./scripts/mutate/testRunner.mjs'],
  testRunner: 'in-process',
  mutate: room.mutate,
  coverageAnalysis: 'perTest',
  // Tax tables and dates are evaluated only once, when their modules load. Mutants of them must be tested too.
  ignoreStatic: false,
  reporters: ['json'],
  jsonReporter: { fileName: `.test-results/mutation/${fileOf(room)}.json` },
  // Stryker would rewrite tsconfig.json with the compiler's old API, which TypeScript 7 no longer has. The sources run as they are.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'public', '.data', 'tests/e2e', 'tests/fixtures'],
  tempDirName: '.cache/stryker/sandbox',
  concurrency: 2,
  // Most endless loops are detected by counting iterations. This timeout catches the others.
  timeoutMS: 5000,
  logLevel: 'warn',
  // Stryker warns that static mutants take long, but we want them.
  warnings: { slow: false },
};
