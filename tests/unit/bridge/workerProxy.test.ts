import { describe, expect, it } from 'vitest';
import { createWorkerProxy } from '../../../src/bridge/workerProxy.ts';
import { createWorkerClient, type Call } from '../../../src/bridge/workerClient.ts';
import { err } from '../../../src/core/kernel/result.ts';
import { startFakeWorker } from './fakeWorker.ts';

interface Api {
  add(left: number, right: number): number;
  secret(): string;
}

const api: Api = { add: (left, right) => left + right, secret: () => 'not offered' };
const silent: Call<Api> = async () => err({ kind: 'timeout', message: 'No answer.' });

describe('a proxy of a worker', () => {
  it('passes the arguments of a job and answers with its answer', async () => {
    const client = createWorkerClient<Api>({ start: () => startFakeWorker(api), timeoutMs: 2_000, locks: null });
    const proxy = createWorkerProxy<Api, { readonly add: () => null }>(client.call, { add: () => null });
    expect(await proxy.add(2, 3)).toBe(5);
    client.stop();
  });

  it('answers with the fallback of the job where the worker did not, told why and what was asked', async () => {
    const fallbacks = { add: ({ kind }: { readonly kind: string }, left: number, right: number) => `${kind} of ${left} and ${right}` };
    expect(await createWorkerProxy<Api, typeof fallbacks>(silent, fallbacks).add(2, 3)).toBe('timeout of 2 and 3');
  });

  it('offers no job without a fallback', () => {
    expect(Object.keys(createWorkerProxy<Api, { readonly add: () => null }>(silent, { add: () => null }))).toEqual(['add']);
  });
});
