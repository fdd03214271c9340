import type { LeaderLocks } from '../../src/sync/transport/leadership.ts';

/** A single lock as in the Web Locks API: first come, first served, and it can be stolen. */
export function createLeaderLocks(): LeaderLocks {
  interface Asked {
    readonly run: () => Promise<void>;
    readonly resolve: () => void;
    readonly reject: (cause: Error) => void;
  }
  const line: Asked[] = [];
  let holder: Asked | null = null;
  const grant = async (asked: Asked): Promise<void> => {
    holder = asked;
    await asked.run();
    asked.resolve();
    if (holder !== asked) return;
    holder = null;
    next();
  };
  const next = (): void => {
    const first = holder === null ? line.shift() : undefined;
    if (first !== undefined) void grant(first);
  };
  return {
    request: (_, { steal = false, signal }, run) =>
      new Promise((resolve, reject) => {
        const asked: Asked = { run, resolve, reject };
        signal?.addEventListener('abort', () => {
          const place = line.indexOf(asked);
          if (place === -1) return;
          line.splice(place, 1);
          reject(new Error('AbortError'));
        });
        if (!steal) {
          line.push(asked);
          queueMicrotask(next);
          return;
        }
        holder?.reject(new Error('AbortError'));
        void grant(asked);
      }),
  };
}
