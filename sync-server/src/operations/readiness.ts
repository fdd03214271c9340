import type { Database, DatabaseOutage } from '../store/database.ts';

/** Why a proxy should send requests elsewhere for now: the server is stopping, or its database is not responding. */
export type NotReady = 'stopping' | 'database' | DatabaseOutage;

export interface Readiness {
  /** Why the server is not ready for requests; null if it is. */
  readonly check: () => Promise<NotReady | null>;
  /** Marks the server as not ready from now on. It still answers requests that arrive. */
  readonly stop: () => void;
}

/** How long the database may take to respond, in milliseconds, before it counts as unavailable. */
const patienceMs = 2_000;

/** Checks whether requests may be sent here. A server without a database is ready until it stops. */
export function createReadiness(db: Database | null): Readiness {
  let stopping = false;
  return {
    check: async () => {
      if (stopping) return 'stopping';
      if (db === null) return null;
      return db.trouble() ?? ((await answers(db)) ? null : 'database');
    },
    stop: () => {
      stopping = true;
    },
  };
}

async function answers(db: Database): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const asked = db.q('select 1::text as one').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
