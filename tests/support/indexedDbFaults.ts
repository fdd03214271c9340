import 'fake-indexeddb/auto';

/** The errors with which a browser's storage fails a call. A full disk aborts the transaction with the quota error inside. */
export const storageErrors = ['AbortError', 'UnknownError', 'QuotaExceededError'] as const;
export type StorageError = (typeof storageErrors)[number];

/** The fault for the next scenario: the `at`-th call, counted from 1, fails with `error`. */
export interface PlannedFault {
  readonly at: number;
  readonly error: StorageError;
}

const patched = {
  IDBFactory: ['open', 'databases', 'deleteDatabase'],
  IDBDatabase: ['transaction', 'createObjectStore'],
  IDBObjectStore: [
    'add',
    'put',
    'get',
    'getAll',
    'getAllKeys',
    'getKey',
    'count',
    'delete',
    'clear',
    'openCursor',
    'openKeyCursor',
    'createIndex',
  ],
  IDBIndex: ['get', 'getAll', 'getAllKeys', 'getKey', 'count', 'openCursor', 'openKeyCursor'],
  IDBCursor: ['continue', 'continuePrimaryKey', 'advance', 'update', 'delete'],
} as const;

/** The double's transaction can be aborted with a given error, as a browser does. */
interface Abortable {
  _abort(name: string | null): void;
  readonly _state: string;
  readonly db: IDBDatabase;
  readonly mode: IDBTransactionMode;
}

/** One of the double's databases, with its transactions. */
interface Raw {
  readonly _rawDatabase: { readonly transactions: readonly Abortable[] };
}

/** Calls that are part of an upgrade: if a browser refuses one, the upgrade is aborted later. */
const upgrading: ReadonlySet<string> = new Set(['createObjectStore', 'createIndex']);

let planned: PlannedFault | null = null;
let counted = 0;
let hit: string | null = null;

/**
 * Counts every IndexedDB call from now on and fails the planned one. Must run before Dexie is loaded, because Dexie captures `transaction`
 * when a database is opened. Import this file first.
 */
for (const [type, methods] of Object.entries(patched)) {
  const { prototype } = (globalThis as unknown as Record<string, { readonly prototype: Record<string, unknown> }>)[type] ?? {};
  if (prototype === undefined) throw new Error(`The double has no ${type}`);
  for (const method of methods) {
    const real = prototype[method] as (this: object, ...args: unknown[]) => unknown;
    prototype[method] = function failing(this: object, ...args: unknown[]): unknown {
      // The double's internal step in an upgrade, which no page can call. If it failed, the double would never open that database again.
      if (method === 'transaction' && args[1] === 'versionchange') return real.apply(this, args);
      counted += 1;
      if (planned?.at !== counted) return method === 'open' ? noted(real.apply(this, args)) : real.apply(this, args);
      hit = `${type}.${method}`;
      const { error } = planned;
      const transaction = method === 'createObjectStore' ? upgradeOf(this as unknown as Raw) : transactionOf(this);
      if (method === 'databases') return Promise.reject(new DOMException('Planted by the test', error));
      if (transaction === null || (error === 'UnknownError' && !upgrading.has(method)))
        throw new DOMException('Planted by the test', error);
      const request = real.apply(this, args);
      // A browser that is out of space, or whose storage process ended, rolls back the whole transaction.
      queueMicrotask(() => transaction._abort(error === 'AbortError' ? null : error));
      return request;
    };
  }
}

/** Connections opened during a scenario. */
const connections = new Set<IDBDatabase>();
let isRunning = false;

function noted(request: unknown): unknown {
  if (!isRunning || !(request instanceof IDBOpenDBRequest)) return request;
  const note = (): void => void connections.add(request.result);
  request.addEventListener('upgradeneeded', note);
  request.addEventListener('success', note);
  return request;
}

/**
 * What a browser does when a scenario's workers end at any point: it rolls back unfinished transactions and closes connections, so that
 * they block no other.
 */
export function endWorkers(): void {
  for (const connection of connections) {
    for (const transaction of (connection as unknown as Raw)._rawDatabase.transactions)
      if (transaction.db === connection && transaction._state !== 'finished') transaction._abort(null);
    connection.close();
  }
  connections.clear();
}

const upgradeOf = ({ _rawDatabase }: Raw): Abortable | null =>
  _rawDatabase.transactions.findLast(({ mode }) => mode === 'versionchange') ?? null;

function transactionOf(of: object): Abortable | null {
  const found = 'transaction' in of && typeof of.transaction === 'object' ? of.transaction : null;
  const nested =
    'objectStore' in of && typeof of.objectStore === 'object' ? (of.objectStore as { transaction?: object }).transaction : null;
  const source = 'source' in of && typeof of.source === 'object' && of.source !== null ? transactionOf(of.source) : null;
  return (found ?? nested ?? source) as Abortable | null;
}

/** Runs a scenario with one failing call (null for none). Returns how many calls it made, and which one failed. */
export async function suffering<Value>(
  fault: PlannedFault | null,
  scenario: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly calls: number; readonly hit: string | null }> {
  counted = 0;
  hit = null;
  planned = fault;
  isRunning = true;
  try {
    const value = await scenario();
    return { value, calls: counted, hit };
  } finally {
    planned = null;
    isRunning = false;
  }
}

/**
 * RxDB leaves some promises unhandled after a failed open. From here on unhandled rejections are recorded instead of ending the run; those
 * not planted by the test are in the list.
 */
export function withoutUnhandled(): { readonly unplanned: readonly string[]; readonly restore: () => void } {
  const unplanned: string[] = [];
  const events = ['unhandledRejection', 'uncaughtException'] as const;
  const before = events.map((event) => process.listeners(event as 'uncaughtException'));
  const take = (cause: unknown): void => {
    const text = cause instanceof Error || cause instanceof DOMException ? `${cause.name}: ${cause.message}` : String(cause);
    if (!/Planted|Abort|Quota|UnknownError|DatabaseClosed|InvalidState|TransactionInactive|PrematureCommit/i.test(text))
      unplanned.push(text);
  };
  for (const event of events) process.removeAllListeners(event).on(event, take);
  return {
    unplanned,
    restore: () =>
      events.forEach((event, place) => {
        process.removeAllListeners(event);
        for (const listener of before[place] ?? []) process.on(event, listener);
      }),
  };
}
