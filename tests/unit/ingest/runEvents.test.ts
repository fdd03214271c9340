import { describe, expect, it } from 'vitest';
import type { IngestRun } from '../../../src/core/contracts/ingestContract.ts';
import { createListenToRun, runEvents } from '../../../src/ingest/run/runEvents.ts';

const run = (version: number) => ({ id: 'r', state: 'enriching', search: { version, listings: [] } });
const event = (version: number) => `event: run\ndata: ${JSON.stringify(run(version))}\n\n`;

describe('runEvents', () => {
  it('returns complete events and keeps the remainder for the next chunk', () => {
    const text = `: \n\n${event(1)}event: bye\ndata: {}\n\n${event(2)}`;
    const found = text.split('').reduce<{ runs: readonly IngestRun[]; rest: string }>(
      (before, letter) => {
        const read = runEvents(before.rest + letter);
        return { runs: [...before.runs, ...read.runs], rest: read.rest };
      },
      { runs: [], rest: '' },
    );
    expect(found).toEqual({ runs: [run(1), run(2)], rest: '' });
  });

  it('skips an event that is not a run', () => {
    const text = 'event: run\ndata: {"a":\n\nevent: run\ndata: [1]\n\nevent: run\ndata: {"state":"x","search":{"listings":5}}\n\n';
    expect(runEvents(text).runs).toEqual([]);
  });
});

const backend = async () => ({ supabaseUrl: '', supabaseKey: 'key' });

const stream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

const never = async () => true;

const listen = (answer: () => Response | Promise<Response>, token: string | null = 't') =>
  createListenToRun({ fetch: async () => answer(), backend, accessToken: async () => token });

describe('listening to a run', () => {
  it('passes on each run until the stream ends', async () => {
    const heard: number[] = [];
    const asked = { runId: 'r', after: 0 };
    const ended = await listen(() => stream(event(1) + event(2)))(asked, async ({ search }) => heard.push(search?.version ?? 0) > 0);
    expect([ended, heard]).toEqual(['ended', [1, 2]]);
  });

  it('stops when its handler returns false', async () => {
    const heard: number[] = [];
    await listen(() => stream(event(1) + event(2)))({ runId: 'r', after: 0 }, async ({ search }) => heard.push(search?.version ?? 0) < 0);
    expect(heard).toEqual([1]);
  });

  it('is unavailable without a session, after an unexpected response, or without a network', async () => {
    const asked = { runId: 'r', after: 0 };
    expect(await listen(() => stream(event(1)), null)(asked, never)).toBe('unavailable');
    expect(await listen(() => Response.json({}))(asked, never)).toBe('unavailable');
    expect(await listen(() => new Response('', { status: 404 }))(asked, never)).toBe('unavailable');
    expect(await listen(() => Promise.reject(new TypeError('offline')))(asked, never)).toBe('unavailable');
  });
});
