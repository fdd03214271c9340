import { afterAll, beforeAll, expect } from 'vitest';
import { visits } from './browser.ts';

// A setup file: no story may violate the page's strict policy. Test files share a worker, so the list is reset before each.
beforeAll(() => {
  visits.length = 0;
});
afterAll(() => {
  expect(visits.flatMap(({ violations }) => violations)).toEqual([]);
});
