import type { Call, WorkerClient } from './workerClient.ts';

/** One line of work of which only the newest result matters, such as the recalculation of one deal. */
export interface Lane<Api> {
  /** A newer call settles the older one as `aborted`. */
  readonly call: Call<Api>;
}

export function createLane<Api>(client: Pick<WorkerClient<Api>, 'call'>): Lane<Api> {
  let newest = new AbortController();
  return {
    call: async (method, args, options = {}) => {
      newest.abort();
      const controller = new AbortController();
      newest = controller;
      const forward = () => controller.abort();
      if (options.signal?.aborted === true) forward();
      options.signal?.addEventListener('abort', forward);
      const result = await client.call(method, args, { ...options, signal: controller.signal });
      options.signal?.removeEventListener('abort', forward);
      return result;
    },
  };
}
