import type { OpenStores } from '../data/commands/openStores.ts';
import { documentsName } from '../data/view/viewName.ts';
import type { CurrentSession } from './currentSession.ts';
import type { SyncRunner } from './runner.ts';
import { showWaiting } from './shownStatus.ts';
import { startSync, type StartedSync } from './startSync.ts';
import type { Access } from './step/events.ts';
import type { SyncSurroundings } from './surroundings.ts';
import type { SyncSession } from './syncControl.ts';

/** At most one sync runs in a worker: over the stores that are open, for the person of the session. */
export interface RunningSync {
  /** Begins where the stores of the session's person are open and the page is in use; tells a sync that runs of its session. */
  readonly begin: () => void;
  readonly opened: (stores: OpenStores) => void;
  readonly closed: () => void;
  readonly setOnline: (online: boolean) => void;
  /** While the browser keeps the page, nothing runs. */
  readonly setKept: (kept: boolean) => void;
  /** Opens the stream of the server's pokes where this tab leads. */
  readonly listen: () => void;
  /** Tells the sync of an event; dropped where none runs. */
  readonly tell: SyncRunner['send'];
  /** A command ended; `added` records wait to be sent that did not before. Shown at once where another tab leads. */
  readonly wrote: (added: number) => Promise<void>;
}

export function createRunningSync(around: SyncSurroundings, session: CurrentSession): RunningSync {
  let stores: OpenStores | null = null;
  let online = true;
  let kept = false;
  let running: Promise<StartedSync> | null = null;
  const tell: SyncRunner['send'] = (event) => void running?.then(({ runner }) => runner.send(event));
  const begin = (): void => {
    const given = session.get();
    if (kept || stores === null || given === null || stores.documents.name !== documentsName(given.userId)) return;
    running ??= startSync(around, { given, session, stores, online });
    tell({ type: 'access', access: accessOf(given) });
    tell({ type: 'signed-in', userId: given.userId });
  };
  const end = (): void => {
    void running?.then(({ stop }) => stop());
    running = null;
  };
  return {
    begin,
    tell,
    opened: (given) => {
      stores = given;
      begin();
    },
    closed: () => {
      end();
      stores = null;
    },
    setOnline: (now) => {
      online = now;
      tell({ type: now ? 'online' : 'offline' });
    },
    setKept: (now) => {
      kept = now;
      if (now) end();
      else begin();
    },
    listen: () => void running?.then(({ listen }) => listen()),
    wrote: async (added) => {
      const view = stores?.view;
      if (added > 0 && view !== undefined && (await running)?.leads() === false) await showWaiting(view, added);
      tell({ type: 'write-ended', added });
    },
  };
}

const accessOf = ({ token, ended }: SyncSession): Access => (token !== null ? 'held' : ended ? 'ended' : 'none');
