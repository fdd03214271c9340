import type { Account } from '../../account/account.ts';
import type { Track } from '../../analytics/events.ts';
import type { WorkerClient } from '../../bridge/workerClient.ts';
import type { Community } from '../../community/community.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import type { Workspace } from '../../ui/hooks/workspace.ts';
import { newId, now } from '../clock.ts';
import type { Connection } from '../connection.ts';
import { watchStorageEviction } from '../device/storageEviction.ts';
import { createPersonExtension } from '../extension/personExtension.ts';
import { createPersonCommunity } from './personCommunity.ts';
import { followPageCache } from './followPageCache.ts';
import { guardIngest } from './guardIngest.ts';
import { followSession, type SessionFollower } from './followSession.ts';
import { runAutomaticBackups, purgeBin, rereadOutdatedPages, retryQueuedLinks } from './backgroundTasks.ts';
import { createPersonIngest, readPageBy } from './personIngest.ts';
import { createDataProxy, createRecords, type Records } from './records.ts';
import { systemNotifications, showAlertNotifications } from './alertNotifications.ts';
import { createEvaluator, createPdfMaker, startDataWorker, type PersonWorker } from './workers.ts';
import type { TokenSource } from '../../account/accountOptions.ts';
import type { Person } from '../../ui/hooks/workspaceParts.ts';

export interface PersonServices extends Pick<Workspace, 'evaluator' | 'extension' | 'ingest' | 'watch'>, Pick<Person, 'opened'> {
  readonly data: WorkerClient<PersonWorker>;
  readonly records: Records;
  readonly community: () => Promise<Community | null>;
  close(): void;
}

interface WorkshopContext {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly userId: string | null;
  /** The team workspace to open. Null is the personal one. */
  readonly workspaceId: string | null;
  readonly track: Track;
  readonly view: ViewDb;
  readonly dbName: string;
  /** Why the person cannot change the workspace, as a sentence. Null if they can. */
  readonly readOnly: () => string | null;
}

/** One person's workers and the services that use them. Loaded after the first screen has its rows. */
export function openPersonServices(context: WorkshopContext): PersonServices {
  const { account, connection, track, view, dbName, userId, workspaceId, readOnly } = context;
  const { data, opened, stop } = openData(context);
  const evaluator = createEvaluator();
  // Long computations and page parsing have separate workers, so that typing never waits for ten thousand simulations or a hostile page.
  const analyst = createEvaluator();
  const pdf = createPdfMaker();
  const stored = createDataProxy(data, readOnly);
  const { sink, records } = createRecords({ stored, view, evaluator, workspaceId });
  const readPage = readPageBy(analyst);
  const community = createPersonCommunity({ account, connection, userId });
  const reading = guardIngest(createPersonIngest({ account, userId, workspaceId, track, view, sink, readPage }), readOnly);
  const { extension, close: closeExtension } = createPersonExtension({
    account,
    person: { userId, workspaceId, view, opened },
    ingest: reading.ingest,
    readOnly,
    readProfile: () => readProfile(data),
  });
  const stops = [
    stop,
    retryQueuedLinks({ account, connection, ingest: reading.ingest }),
    purgeBin({ view, now, newId, mutateMany: (commands) => stored.mutateMany(commands) }),
    rereadOutdatedPages({ userId, view, now, newId, readPage, sink, readDeal: (id) => stored.readDeal(id) }),
    keepSafe({ records, view, dbName, opened }),
    community.close,
    closeExtension,
  ];
  return {
    data,
    opened,
    records,
    ...reading,
    extension,
    evaluator: {
      ask: (name, args, lane) => (name === 'evaluate' ? evaluator : analyst).call(name, args, { lane }),
      makePdf: (job, signal) => pdf.call('makePdf', [job], { signal }),
    },
    community: () => community.open(),
    close: () => {
      stops.forEach((each) => each());
      [data, evaluator, analyst, pdf].forEach((client) => client.stop());
    },
  };
}

/** The workspace's data worker, which knows the session. `stop` leaves the worker itself running. */
function openData({ account, connection, view, dbName, userId, workspaceId }: WorkshopContext) {
  let session: SessionFollower | null = null;
  const { client: data, opened } = startDataWorker(dbName, () => session?.again());
  if (userId !== null) session = followSession({ account, connection, view, userId, workspaceId, sync: data, storage: localStorage });
  const stopFollowing = followPageCache(window, (kept) => (kept ? data.suspend() : data.resume()));
  const stop = (): void => {
    session?.stop();
    stopFollowing();
  };
  return { data, opened, stop };
}

/** The profile that scores the workspace's deals. Null if the worker did not respond. */
async function readProfile({ call }: WorkerClient<PersonWorker>) {
  const answer = await call('readProfile', []);
  return answer.ok ? answer.value : null;
}

interface SafeKeeping extends Pick<WorkshopContext, 'view' | 'dbName'>, Pick<PersonServices, 'opened' | 'records'> {}

/** Background tasks: notifications, automatic backups, and the marker that distinguishes a cleared device from a new one. */
function keepSafe({ records, view, dbName, opened }: SafeKeeping): () => void {
  const stopTelling = showAlertNotifications(view, systemNotifications);
  const stopBackups = runAutomaticBackups({
    view,
    now,
    makeBackup: (parts) => records.makeBackup(parts),
    stateHash: records.stateHash,
  });
  const watching = opened.then((answer) =>
    answer.ok ? watchStorageEviction({ view, documents: dbName, storage: localStorage }) : undefined,
  );
  return () => {
    stopBackups();
    stopTelling();
    watching.then((stop) => stop?.()).catch(() => undefined);
  };
}
