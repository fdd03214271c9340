import type { Database, DatabaseOutage } from '../store/database.ts';

/** Why a proxy should send requests elsewhere for now: the server is stopping, or its database does not answer. */
export type NotReady = 'stopping' | 'database' | DatabaseOutage;

export interface Readiness {
  /** Null if requests may come. */
  readonly check: () => Promise<NotReady | null>;
  /** From now on the server is not ready; requests that still come are answered. */
  readonly stop: () => void;
}

/** A database that has not answered by then is not counted on. */
const patienceMs = 2_000;

/** Whether requests may be sent here. Without a database of its own a server is ready until it stops. */
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
