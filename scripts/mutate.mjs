// `npm run mutate [-- ROOM… --figures]`: makes small changes to the source code of each room and counts how many its tests detect.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { changedFigures } from './mutate/figures.mjs';
import { figuresOf, roomCalled, rooms } from './mutate/rooms.mjs';
import { mutationTable } from './mutate/table.mjs';

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('-'));

for (const room of names.length === 0 ? rooms : names.map(roomCalled)) {
  const began = Date.now();
  if (!words.includes('--figures')) runStryker(room);
  if (room.hasTables) await runFigures(room);
  console.log(`${room.name}: ${Math.round((Date.now() - began) / 1000)} s`);
}

const table = mutationTable();
mkdirSync(join(root, '.test-results'), { recursive: true });
writeFileSync(join(root, '.test-results/mutation.md'), table);
console.log(`\n${table}`);

function runStryker({ name }) {
  const done = spawnSync(join(root, 'node_modules/.bin/stryker'), ['run', '.config/stryker.config.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATE_ROOM: name },
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

async function runFigures(room) {
  const figures = await changedFigures(room);
  mkdirSync(join(root, '.test-results/mutation'), { recursive: true });
  writeFileSync(figuresOf(room), JSON.stringify(figures, null, 2));
}
