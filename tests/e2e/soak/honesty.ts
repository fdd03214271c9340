/** Runs in every page of a soak: compares what the badge says with what lies on the disk, and tells whoever launched it. */
export interface HonestyReport {
  /** A number for this life of the page. */
  readonly page: number;
  readonly samples: number;
  /** How many samples found something waiting: a recorder that never sees any proves nothing. */
  readonly waiting: number;
  /** For how long the badge has said "Synced" with something waiting, the longest time, milliseconds. */
  readonly longestLie: number;
  readonly evidence: string;
}

/** The name of the function that takes the reports. */
export const honestyBinding = '__tellHonesty';

/**
 * An init script. A lie is what the badge says both before and after the look at the disk; its length is from the first such sample to
 * the last one in a row, so a badge that is merely being drawn counts with the moments that takes.
 */
// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, which has no scope of ours
export function recordHonesty(binding: string): void {
  const tell = (globalThis as unknown as Readonly<Record<string, (report: HonestyReport) => void>>)[binding];
  const page = Math.random();
  const open = new Map<string, IDBDatabase>();
  let samples = 0;
  let waiting = 0;
  let began: number | null = null;
  let longestLie = 0;
  let evidence = '';
  const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
    });
  const connect = async (name: string): Promise<IDBDatabase> => {
    const found = open.get(name);
    if (found !== undefined) return found;
    const database = await answerOf(indexedDB.open(name));
    const forget = (): void => {
      database.close();
      open.delete(name);
    };
    database.addEventListener('versionchange', forget);
    database.addEventListener('close', forget);
    open.set(name, database);
    return database;
  };
  const countWaiting = async (): Promise<number> => {
    let count = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      if (!/^rxdb-dexie-.*--(deals|profiles)$/.test(name)) continue;
      const database = await connect(name);
      if (!database.objectStoreNames.contains('docs')) continue;
      const documents = (await answerOf(database.transaction('docs').objectStore('docs').getAll())) as readonly {
        readonly sending?: unknown;
      }[];
      count += documents.filter(({ sending }) => sending === 'waiting' || sending === 'parked').length;
    }
    return count;
  };
  const badge = (): string => document.querySelector('[data-testid=sync-badge]')?.getAttribute('data-state') ?? '';
  const sample = async (): Promise<void> => {
    const before = badge();
    if (before === '') return;
    const count = await countWaiting();
    const after = badge();
    samples += 1;
    if (count > 0) waiting += 1;
    if (before !== 'synced' || after !== 'synced' || count === 0) {
      began = null;
      return;
    }
    const now = performance.now();
    began ??= now;
    if (now - began < longestLie) return;
    longestLie = now - began;
    evidence = `"${document.querySelector('[data-testid=sync-badge]')?.textContent ?? ''}" with ${count} waiting at ${new Date().toISOString()}, ${Math.round(now)} ms after the page began, on ${location.pathname}`;
  };
  const look = async (): Promise<void> => {
    await sample().catch(() => undefined);
    tell?.({ page, samples, waiting, longestLie, evidence });
    setTimeout(() => void look(), 100);
  };
  setTimeout(() => void look(), 0);
}
