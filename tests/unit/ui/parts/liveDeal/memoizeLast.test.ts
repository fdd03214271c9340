import { expect, it } from 'vitest';
import { memoizeLast } from '../../../../../src/ui/parts/liveDeal/memoizeLast.ts';

it('memoizeLast: returns the same object for the same two inputs, and a new one once either changes', () => {
  const pair = memoizeLast((one: object, other: object) => ({ one, other }));
  const [deal, draft, next] = [{}, {}, {}];
  const first = pair(deal, draft);
  expect(first).toEqual({ one: deal, other: draft });
  expect(pair(deal, draft)).toBe(first);
  expect(pair(deal, next)).toEqual({ one: deal, other: next });
  expect(pair(next, next).one).toBe(next);
  expect(pair(deal, draft)).not.toBe(first);
});
