import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guards } from '../../.scripts/guards/guards.ts';

// `npm run guards` takes minutes; a guard that moved is said at once.
it.each(guards)('$name: stands where `npm run guards` takes it away', ({ file, guard }) => {
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(guard);
});
