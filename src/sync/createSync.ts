import type { DataListener } from '../data/commands/openStores.ts';
import { createCurrentSession } from './currentSession.ts';
import { createFileCalls } from './fileCalls.ts';
import { createRunningSync } from './runningSync.ts';
import type { SyncSurroundings } from './surroundings.ts';
import type { SyncControl } from './syncControl.ts';

/** The sync of one data worker: begins when the person's stores are open and their session is known, whichever comes last. */
export function createSync(around: SyncSurroundings): SyncControl & { readonly listener: DataListener } {
  const session = createCurrentSession();
  const running = createRunningSync(around, session);
  const { tell } = running;
  const files = createFileCalls(around, tell);
  return {
    setSyncSession: async (given) => {
      const { gainedToken } = session.set(given);
      // The runner of the person before is told nothing but that: their records stay where they are.
      if (given === null) tell({ type: 'signed-out' });
      else running.begin();
      // A stream that found no token would try again only after its pause.
      if (gainedToken) running.listen();
    },
    refusedToken: async () => session.refusedToken(),
    setSyncOnline: async (online) => running.setOnline(online),
    setPageKept: async (kept) => running.setKept(kept),
    syncNow: async () => tell({ type: 'poked', version: null }),
    ...files.calls,
    listener: {
      opened: (stores) => {
        files.opened(stores);
        running.opened(stores);
      },
      closing: () => {
        running.closed();
        files.closing();
      },
      // What waits can still be handed over as a file; the newer build sends it.
      outdated: () => running.closed(),
      writeBegan: () => tell({ type: 'write-began' }),
      writeEnded: (added) => void running.wrote(added),
    },
  };
}
