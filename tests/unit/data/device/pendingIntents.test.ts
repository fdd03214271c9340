import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearPendingAnalysis,
  clearPendingLinks,
  intentPath,
  storePendingAnalysis,
  storePendingLinks,
  readIntents,
} from '../../../../src/data/device/pendingIntents.ts';

const analysis = { captureId: 'c1', link: 'https://www.rightmove.co.uk/properties/1', maxResults: 25, path: '/' };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what was asked for before a sign-in', () => {
  it('is kept until it is dropped, and leaves nothing behind', () => {
    storePendingAnalysis(analysis);
    storePendingLinks(['a', 'b']);
    storePendingLinks(['b', 'c']);
    expect(readIntents()).toEqual({ analysis, links: ['a', 'b', 'c'] });
    expect(intentPath()).toBe('/');
    clearPendingAnalysis('c1');
    expect(intentPath()).toBe('/deals');
    clearPendingLinks(['a', 'b', 'c']);
    expect(intentPath()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('is the newest analysis: ending an older one leaves it alone', () => {
    storePendingAnalysis(analysis);
    storePendingAnalysis({ ...analysis, captureId: 'c2' });
    clearPendingAnalysis('c1');
    expect(readIntents().analysis?.captureId).toBe('c2');
  });

  it.each(['{broken', '[]', '{"analysis":{"link":5},"links":[7]}', 'null'])('is nothing where %s was stored', (text) => {
    kept.set('yardstick-intents', text);
    expect(readIntents()).toEqual({ analysis: null, links: [] });
  });

  it('is nothing, and no error, in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    storePendingAnalysis(analysis);
    expect(readIntents()).toEqual({ analysis: null, links: [] });
  });
});
