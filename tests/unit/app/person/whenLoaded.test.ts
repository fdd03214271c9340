import { describe, expect, it } from 'vitest';
import { whenLoaded } from '../../../../src/app/person/workspace.ts';

interface Api {
  readonly double: (value: number) => Promise<number>;
  readonly fail: () => Promise<never>;
}

const api: Api = {
  double: async (value) => value * 2,
  fail: async () => {
    throw new Error('refused');
  },
};

describe('an object that is still loading', () => {
  it('answers a call once it is loaded, and rejects as the object does', async () => {
    const gate = new EventTarget();
    const loaded = new Promise<Api>((resolve) => gate.addEventListener('load', () => resolve(api)));
    const waiting = whenLoaded(() => loaded);
    const doubled = waiting.double(4);
    gate.dispatchEvent(new Event('load'));
    expect(await doubled).toBe(8);
    await expect(waiting.fail()).rejects.toThrow('refused');
  });

  it('loads nothing before the first call', () => {
    let loads = 0;
    const waiting = whenLoaded(async () => {
      loads += 1;
      return api;
    });
    expect([typeof waiting.double, loads]).toEqual(['function', 0]);
  });

  it('returns the same function each time, and is not a promise', async () => {
    const waiting = whenLoaded(async () => api);
    expect(waiting.double).toBe(waiting.double);
    expect(await Promise.resolve(waiting)).toBe(waiting);
  });
});
