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

describe('requests made before a sign-in', () => {
  it('are kept until cleared, and leave nothing behind', () => {
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

  it('keep only the newest analysis: clearing an older one has no effect', () => {
    storePendingAnalysis(analysis);
    storePendingAnalysis({ ...analysis, captureId: 'c2' });
    clearPendingAnalysis('c1');
    expect(readIntents().analysis?.captureId).toBe('c2');
  });

  it.each(['{broken', '[]', '{"analysis":{"link":5},"links":[7]}', 'null'])('are empty if %s was stored', (text) => {
    kept.set('yardstick-intents', text);
    expect(readIntents()).toEqual({ analysis: null, links: [] });
  });

  it('are empty, without an error, in a browser without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    storePendingAnalysis(analysis);
    expect(readIntents()).toEqual({ analysis: null, links: [] });
  });
});
