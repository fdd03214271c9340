// `npm run nightly`: the checks that `npm test` omits because they measure time or take hours. Announces each, runs all, and fails if one
// fails.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { checkNode, installPackages, root } from './bootstrap.mjs';

/** Each command with what it checks, in the order they run. */
export const commands = [
  { about: 'the test build, which the other checks use', command: 'npm run build:test' },
  {
    about: 'a browser killed 50 times, and an update while 5,000 deals are being sent',
    command: 'KILLS=50 SYNC_ROWS=5000 npm run test:e2e -- browserKilled updateUnderSync',
  },
  {
    about: '5,000 simulated histories of three devices and a server, with 120 operations each',
    command: 'npm run --silent simulate -- 5000 120',
  },
  {
    about: '2,000 simulated histories of three devices and a server, with 200 operations each',
    command: 'npm run --silent simulate -- 2000 200',
  },
  { about: 'thousands of damaged pages are read or refused, without a crash', command: 'npm run mutate-pages' },
  { about: 'property tests with new seeds', command: 'PROPERTY_SEED=random npx vitest run tests/unit tests/contract' },
  { about: 'tests fail when the code is changed', command: 'npm run mutate' },
  { about: 'speed, as ratios within one run', command: 'npm run bench' },
  { about: 'every call to device storage fails once', command: 'STORAGE_FAULTS=each npx vitest run faults' },
  { about: 'removing any guard of device data fails a test', command: 'npm run --silent guards' },
  { about: 'an hour of bad network with two browsers', command: 'npm run --silent soak -- --profiles 2 --minutes 60 --tokens 120' },
  { about: '50,000 changes made offline', command: 'npm run --silent soak -- --backlog 50000' },
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  installPackages();
  const failed = commands.filter(({ about, command }) => {
    console.log(`\n== ${about}: ${command}`);
    return spawnSync(command, { cwd: root, stdio: 'inherit', shell: true }).status !== 0;
  });
  for (const { about, command } of failed) console.error(`✗ ${about}: ${command}`);
  if (failed.length > 0) process.exit(1);
}
