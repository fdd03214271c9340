import type { WorkerClient } from '../../bridge/workerClient.ts';
import { ViewDb } from '../../data/view/viewDb.ts';
import { documentsName, viewName } from '../../data/view/viewName.ts';
import { watchSyncReason } from '../../data/view/sync/syncView.ts';
import { followPageCache, type PageEvents } from '../person/followPageCache.ts';
import type { followSession, SessionFollower } from '../person/followSession.ts';
import type { PersonWorker, startDataWorker } from '../person/workers.ts';
import type { MarkStorage } from '../device/storageEviction.ts';

/** How many workspaces sync in the background. Each has a worker of its own. */
export const mostInBackground = 4;

export interface BackgroundContext extends Pick<Parameters<typeof followSession>[0], 'account' | 'connection'> {
  readonly userId: string;
  readonly page: PageEvents;
  readonly storage: MarkStorage;
  readonly startDataWorker: typeof startDataWorker;
  readonly followSession: typeof followSession;
  /** Called when the server reports that the person is not a member of this workspace. */
  readonly onNotMember: (workspaceId: string | null) => void;
}

/** The sync of the person's workspaces that are not open. */
export interface BackgroundSync {
  /** Syncs exactly these workspaces, and at most `mostInBackground`. Null is the personal one. */
  readonly sync: (workspaces: readonly (string | null)[]) => void;
  /** The worker of a workspace. Null if it does not sync here. */
  readonly workerOf: (workspaceId: string | null) => WorkerClient<PersonWorker> | null;
  readonly stop: () => void;
}

interface Running {
  readonly client: WorkerClient<PersonWorker>;
  readonly stop: () => void;
}

/** Each workspace has its own worker, session and databases, so that nothing of one workspace can be sent to another. */
export function createBackgroundSync(context: BackgroundContext): BackgroundSync {
  const running = new Map<string | null, Running>();
  const sync: BackgroundSync['sync'] = (workspaces) => {
    const wanted = new Set(workspaces.slice(0, mostInBackground));
    for (const [workspaceId, { stop }] of running) {
      if (wanted.has(workspaceId)) continue;
      running.delete(workspaceId);
      stop();
    }
    for (const workspaceId of wanted) if (!running.has(workspaceId)) running.set(workspaceId, start(context, workspaceId));
  };
  return {
    sync,
    workerOf: (workspaceId) => running.get(workspaceId)?.client ?? null,
    stop: () => sync([]),
  };
}

function start({ account, connection, userId, page, storage, ...parts }: BackgroundContext, workspaceId: string | null): Running {
  const name = documentsName(userId, workspaceId);
  const view = new ViewDb(viewName(name));
  let session: SessionFollower | null = null;
  const { client } = parts.startDataWorker(name, () => session?.again());
  session = parts.followSession({ account, connection, view, userId, workspaceId, sync: client, storage });
  const stops = [
    followPageCache(page, (kept) => (kept ? client.suspend() : client.resume())),
    watchSyncReason(view, (reason) => (reason === 'not-member' ? parts.onNotMember(workspaceId) : undefined)),
    () => session?.stop(),
    () => client.stop(),
    () => view.close(),
  ];
  return { client, stop: () => stops.forEach((stop) => stop()) };
}
