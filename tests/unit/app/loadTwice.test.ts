import { describe, expect, it } from 'vitest';
import { loadTwice } from '../../../src/app/loadTwice.ts';

const at = () => Promise.resolve();

describe('loadTwice', () => {
  it('a part that fails once is loaded after the pause', async () => {
    const steps: string[] = [];
    const load = async () => {
      steps.push('load');
      if (steps.length === 1) throw new Error('error loading dynamically imported module');
      return 'screen';
    };
    expect(await loadTwice(load, async () => void steps.push('wait'))).toBe('screen');
    expect(steps).toEqual(['load', 'wait', 'load']);
  });

  it('a part that fails twice rejects with its error', async () => {
    await expect(loadTwice(() => Promise.reject(new Error('missing')), at)).rejects.toThrow('missing');
  });

  it('a page that is left before the pause ends never fails', async () => {
    const never = new Promise<void>(() => undefined);
    const loading = loadTwice(
      () => Promise.reject(new Error('missing')),
      () => never,
    );
    expect(await Promise.race([loading, at().then(() => 'waiting')])).toBe('waiting');
  });
});
