import type { SoakProfile } from './soakProfile.ts';

export interface HeapReport {
  /** JavaScript heap of the page and its workers together, in megabytes. */
  readonly largestHeapMb: number;
  /** The longest task on the page's main thread, in milliseconds; 0 if none reached 50. */
  readonly longestTaskMs: number;
}

const binding = '__tellTask';

/** Call it before the pages to watch are opened. */
export async function observeTasks({ context, tasks }: Pick<SoakProfile, 'context' | 'tasks'>): Promise<void> {
  await context.exposeBinding(binding, (_source, duration: number) => void tasks.push(duration));
  await context.addInitScript((name) => {
    const tell = (globalThis as unknown as Readonly<Record<string, (duration: number) => void>>)[name];
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tell?.(duration))).observe({ type: 'longtask' });
  }, binding);
}

/** Measures every second from now on; skips a realm that is busy or dying until the next time. */
export function watchHeap(profile: SoakProfile): { end(): Promise<HeapReport> } {
  let largest = 0;
  const ended = new AbortController();
  profile.tasks.length = 0;
  const look = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      const page = profile.page();
      const looks = [page.evaluate(heapOf), ...page.workers().map((worker) => worker.evaluate(heapOf))];
      const sizes = await Promise.all(looks.map((found) => found.catch(() => 0)));
      largest = Math.max(
        largest,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  };
  const looking = look();
  return {
    end: async () => {
      ended.abort();
      await looking;
      return { largestHeapMb: Math.round(largest / 1e6), longestTaskMs: Math.round(Math.max(0, ...profile.tasks)) };
    },
  };
}

const heapOf = (): number =>
  (performance as unknown as { readonly memory?: { readonly usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0;
