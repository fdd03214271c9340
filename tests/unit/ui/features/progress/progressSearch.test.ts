import { describe, expect, it } from 'vitest';
import { requestedRun, parseProgressSearch } from '../../../../../src/ui/features/progress/progressSearch.ts';

describe('parseProgressSearch', () => {
  it('reads the run id from the parameter named after the site', () => {
    expect(requestedRun(parseProgressSearch({ zoopla: 'abc-1' }))).toEqual({ site: 'zoopla', runId: 'abc-1' });
    expect(requestedRun(parseProgressSearch({ rightmove: 42 }))).toEqual({ site: 'rightmove', runId: '42' });
  });

  it('drops an invalid run id', () => {
    expect(parseProgressSearch({ zoopla: '../x', rightmove: { a: 1 } })).toEqual({});
    expect(requestedRun({})).toBeNull();
  });
});
