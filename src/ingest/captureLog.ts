import type { Instant } from '../core/kernel/calendar.ts';
import type { CaptureRow } from '../data/view/captures.ts';
import type { ViewDb } from '../data/view/viewDb.ts';

/** The capture's record on this device, written before each step so that a reload finds it where it was. */
export interface CaptureLog {
  start(row: Pick<CaptureRow, 'id' | 'kind' | 'url' | 'site' | 'askedRunId' | 'search'>): Promise<void>;
  update(id: string, changes: Partial<Omit<CaptureRow, 'id'>>): Promise<void>;
  read(id: string): Promise<CaptureRow | null>;
  /** Links that wait or were cut short, and runs that are under way, oldest first. */
  unfinished(): Promise<readonly CaptureRow[]>;
  remove(id: string): Promise<void>;
}

export function createCaptureLog(view: ViewDb, now: () => Instant): CaptureLog {
  return {
    start: async (row) => {
      const at = now();
      await view.captures.put({
        ...row,
        runId: null,
        state: 'fetching',
        createdAt: at,
        updatedAt: at,
        attempts: 1,
        dealIds: [],
        error: null,
      });
    },
    update: async (id, changes) => {
      await view.captures.update(id, { ...changes, updatedAt: now() });
    },
    read: async (id) => (await view.captures.get(id)) ?? null,
    unfinished: async () => {
      const rows = await view.captures.where('state').anyOf('waiting', 'fetching', 'analysing').sortBy('createdAt');
      return rows.filter((row) => row.kind === 'url' && row.url !== null);
    },
    remove: async (id) => {
      await view.captures.delete(id);
    },
  };
}
