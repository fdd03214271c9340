import { afterAll, beforeAll, expect } from 'vitest';
import { visits } from './browser.ts';

// A setup file: whatever a story does, the strict policy of the page must never be broken. Files share a worker, so each begins with none.
beforeAll(() => {
  visits.length = 0;
});
afterAll(() => {
  expect(visits.flatMap(({ violations }) => violations)).toEqual([]);
});
