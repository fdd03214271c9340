import { describe, expect, it } from 'vitest';
import type { IngestRun } from '../../../../../src/core/contracts/ingestContract.ts';
import type { CaptureRow } from '../../../../../src/data/view/captures.ts';
import { mergeRun } from '../../../../../src/ui/features/progress/runView.ts';

const at = (second: number) => `2026-11-20T11:52:0${second}.000Z`;
const run = (fields: Partial<IngestRun>): IngestRun => ({
  id: 'r1',
  site: 'zoopla',
  url: 'https://www.zoopla.co.uk/for-sale/details/1/',
  state: 'parsing',
  steps: [
    { step: 'queued', at: at(0) },
    { step: 'fetching', at: at(1) },
    { step: 'parsing', at: at(2) },
  ],
  itemCount: 1,
  error: null,
  items: [],
  ...fields,
});
const capture = (fields: Partial<CaptureRow>): CaptureRow => ({
  id: 'c1',
  kind: 'url',
  url: 'https://www.zoopla.co.uk/for-sale/details/1/',
  site: 'zoopla',
  runId: 'r1',
  state: 'saved',
  createdAt: Date.parse(at(0)),
  updatedAt: Date.parse(at(4)),
  attempts: 1,
  dealIds: ['d1'],
  error: null,
  ...fields,
});
const states = (view: ReturnType<typeof mergeRun>) => Object.fromEntries((view?.steps ?? []).map(({ step, state }) => [step, state]));

describe('mergeRun', () => {
  it('is null if neither the server nor the device has the run', () => {
    expect(mergeRun(null, null)).toBeNull();
  });

  it('is saved once the device has stored the deals, with server times for server steps', () => {
    const view = mergeRun(run({ state: 'saved' }), capture({}));
    expect(view?.state).toBe('saved');
    expect(view?.dealIds).toEqual(['d1']);
    expect(view?.steps.find(({ step }) => step === 'parsing')?.at).toBe(Date.parse(at(2)));
    expect(view?.steps.find(({ step }) => step === 'saved')?.at).toBe(Date.parse(at(4)));
  });

  it('is not saved while the device is still analysing, whatever the server reports', () => {
    const view = mergeRun(run({ state: 'saved' }), capture({ state: 'analysing' }));
    expect(view?.state).toBe('running');
    expect(states(view)).toMatchObject({ parsing: 'done', analysing: 'now', saved: 'to-come' });
  });

  it('shows enriching as skipped only once the run has passed it', () => {
    expect(states(mergeRun(run({}), null))['enriching']).toBe('to-come');
    expect(states(mergeRun(run({}), capture({})))['enriching']).toBe('skipped');
    const enriched = run({ steps: [...run({}).steps, { step: 'enriching', at: at(3) }] });
    expect(states(mergeRun(enriched, capture({})))['enriching']).toBe('done');
  });

  it('marks the step at which a run failed, with the reason', () => {
    const failed = run({
      state: 'failed',
      steps: [
        { step: 'queued', at: at(0) },
        { step: 'fetching', at: at(1) },
        { step: 'failed', at: at(2) },
      ],
      error: { code: 'portal_blocked', message: 'Zoopla asked for a check' },
    });
    const view = mergeRun(failed, null);
    expect(view?.state).toBe('failed');
    expect(states(view)).toMatchObject({ queued: 'done', fetching: 'failed', parsing: 'to-come' });
    expect(view?.error).toEqual({ message: 'Zoopla asked for a check', offerCapture: true });
  });

  it('shows a removed listing without offering to paste its page', () => {
    const view = mergeRun(run({ state: 'failed', error: { code: 'listing_removed', message: 'Gone' } }), null);
    expect(view?.error?.offerCapture).toBe(false);
  });

  it('prefers a successful retry on the device to the failed run', () => {
    const view = mergeRun(run({ state: 'failed', error: { code: 'portal_timeout', message: 'Slow' } }), capture({}));
    expect(view?.state).toBe('saved');
    expect(view?.error).toBeNull();
  });

  it('shows a link waiting for a connection as waiting, from the device alone', () => {
    const view = mergeRun(null, capture({ state: 'waiting', dealIds: [] }));
    expect(view?.state).toBe('waiting');
    expect(states(view)).toMatchObject({ queued: 'now', fetching: 'to-come' });
  });
});
