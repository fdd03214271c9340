import type { Instant } from '../core/kernel/calendar.ts';
import type { CaptureRow } from '../data/view/captures.ts';
import type { ViewDb } from '../data/view/viewDb.ts';

/** The capture's record on this device, written before each step so that it survives a reload. */
export interface CaptureLog {
  /** Records the capture as fetching, unless `row` says that it has already ended. */
  start(
    row: Pick<CaptureRow, 'id' | 'kind' | 'url' | 'site' | 'askedRunId' | 'search'> &
      Partial<Pick<CaptureRow, 'state' | 'dealIds' | 'error'>>,
  ): Promise<void>;
  update(id: string, changes: Partial<Omit<CaptureRow, 'id'>>): Promise<void>;
  read(id: string): Promise<CaptureRow | null>;
  /** Queued or interrupted links, runs in progress, and links due for another attempt after a temporary failure. Oldest first. */
  unfinished(): Promise<readonly CaptureRow[]>;
  remove(id: string): Promise<void>;
}

type FailureCode = NonNullable<CaptureRow['error']>['code'];

/** Temporary failures: the same request may succeed a little later. */
const passingFailures: ReadonlySet<FailureCode> = new Set(['portal_timeout', 'portal_unreachable', 'rate_limited', 'internal', 'storage']);

const mostAttempts = 6;
/** Milliseconds before the second attempt, doubled with each further one. */
const firstDelayMs = 30_000;

const isDueAgain = ({ error, attempts, updatedAt }: CaptureRow, at: Instant): boolean =>
  error !== null && passingFailures.has(error.code) && attempts < mostAttempts && at - updatedAt >= firstDelayMs * 2 ** (attempts - 1);

export function createCaptureLog(view: ViewDb, now: () => Instant): CaptureLog {
  return {
    start: async (row) => {
      const at = now();
      await view.captures.put({
        runId: null,
        state: 'fetching',
        createdAt: at,
        updatedAt: at,
        attempts: 1,
        dealIds: [],
        error: null,
        ...row,
      });
    },
    update: async (id, changes) => {
      await view.captures.update(id, { ...changes, updatedAt: now() });
    },
    read: async (id) => (await view.captures.get(id)) ?? null,
    unfinished: async () => {
      const rows = await view.captures.where('state').anyOf('waiting', 'fetching', 'analysing', 'failed').sortBy('createdAt');
      const at = now();
      return rows.filter((row) => row.kind === 'url' && row.url !== null && (row.state !== 'failed' || isDueAgain(row, at)));
    },
    remove: async (id) => {
      await view.captures.delete(id);
    },
  };
}
