import { describe, expect, it } from 'vitest';
import type { CaptureRow } from '../../../../../src/data/view/captures.ts';
import { captureName, captureStatusText } from '../../../../../src/ui/parts/addDeal/captureStatus.ts';

const capture: CaptureRow = {
  id: 'c1',
  kind: 'url',
  url: 'https://www.zoopla.co.uk/for-sale/details/71365505/',
  site: 'zoopla',
  runId: null,
  state: 'waiting',
  createdAt: 1,
  updatedAt: 1,
  attempts: 0,
  dealIds: [],
  error: null,
};

describe('a capture in the list', () => {
  it('is named after its address, without scheme and www', () => {
    expect(captureName(capture)).toBe('zoopla.co.uk/for-sale/details/71365505');
    expect(captureName({ ...capture, url: null, kind: 'page' })).toBe('A pasted page');
  });

  it('always gives a reason for a failure', () => {
    const error = { code: 'portal_blocked', message: 'Zoopla asked for a check', offerCapture: true } as const;
    expect(captureStatusText({ ...capture, state: 'failed', error })).toBe('Zoopla asked for a check');
    expect(captureStatusText({ ...capture, state: 'failed' })).toBe('Ingestion failed');
    expect(captureStatusText(capture)).toContain('back online');
  });

  it('says how many properties were read from a page with several', () => {
    expect(captureStatusText({ ...capture, kind: 'page', state: 'saved', dealIds: ['a', 'b'] })).toBe('Read 2 properties');
    expect(captureStatusText({ ...capture, kind: 'page', state: 'saved', dealIds: ['a'] })).toBe('Saved');
  });
});
