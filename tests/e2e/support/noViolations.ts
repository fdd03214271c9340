import { afterAll, expect } from 'vitest';
import { visits } from './browser.ts';

// A setup file: whatever a story does, the strict policy of the page must never be broken.
afterAll(() => {
  expect(visits.flatMap(({ violations }) => violations)).toEqual([]);
});
