import type { DealCommand } from '../../data/commands/dealCommand.ts';
import type { Account } from '../../account/account.ts';
import type { TokenSource } from '../../account/createAccount.ts';
import type { Track } from '../../analytics/events.ts';
import type { WorkerClient } from '../../bridge/workerClient.ts';
import { isSampleId } from '../../core/deal/samples/sampleIds.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import type { Workspace } from '../../ui/hooks/services.ts';
import { newId, now } from '../clock.ts';
import type { Connection } from '../connection.ts';
import { askOnceKept } from '../device/askToKeep.ts';
import { watchRecords } from '../device/recordsMark.ts';
import { createDataCalls } from './dataCalls.ts';
import { createPersonCommunity } from './community/personCommunity.ts';
import { createPersonIngest, readPageBy } from './personIngest.ts';
import { againOnDeath } from './againOnDeath.ts';
import { evaluateAndStore, type EvaluationContext } from './evaluations.ts';
import { exclusively } from './exclusively.ts';
import { backUpLater } from './later/backUpLater.ts';
import { keepBinShort } from './later/keepBinShort.ts';
import { rereadLater } from './later/rereadLater.ts';
import { systemVoice, tellAlerts } from './later/tellAlerts.ts';
import { readIngestRun } from './readIngestRun.ts';
import { withSamples } from './sampleCalls.ts';
import { followPageCache } from './followPageCache.ts';
import { followSession, type SessionFollower } from './followSession.ts';
import { createEvaluator, createLanes, createPdfMaker, startDataWorker, type PersonWorker } from './workers.ts';

export interface Workshop extends Omit<Workspace, 'userId' | 'view' | 'askPlanUsage'> {
  readonly data: WorkerClient<PersonWorker>;
  close(): void;
}

interface WorkshopContext {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly userId: string | null;
  readonly track: Track;
  readonly view: ViewDb;
  readonly dbName: string;
}

/** The workers of one person and what runs on them; loaded after the first screen has its rows. */
export function openWorkshop({ account, connection, track, view, dbName, userId }: WorkshopContext): Workshop {
  let session: SessionFollower | null = null;
  const { client: data, opened } = startDataWorker(dbName, () => session?.again());
  if (userId !== null) session = followSession({ account, connection, view, userId, sync: data, storage: localStorage });
  const stopFollowing = followPageCache(window, (kept) => tellKept(data, session, kept));
  const evaluator = createEvaluator();
  const pdf = createPdfMaker();
  const laneOf = createLanes(evaluator);
  // Long questions have a worker of their own, so that typing never waits behind ten thousand futures.
  const analyst = createEvaluator();
  const questionOf = createLanes(analyst);
  // Pages have one too: a page made to keep a reader busy must not stand in the way of a figure.
  const reader = createEvaluator();
  const calls = askingToKeep(createDataCalls(data));
  const evaluation: EvaluationContext = {
    view,
    now,
    readProfile: () => calls.readProfile(),
    evaluate: (job) => againOnDeath(() => evaluator.call('evaluate', [job])),
  };
  const deals = withSamples(calls, view);
  const stopBin = keepBinShort({ view, now, newId, exclusively, mutateMany: (commands) => calls.mutateMany(commands) });
  const sink = { ...calls, evaluateAndStore: evaluateAndStore(evaluation) };
  const readPage = readPageBy(reader);
  const community = createPersonCommunity({ account, connection, userId });
  const stopKeeping = keepSafe({ calls, view, userId, opened });
  const stopRereading = rereadLater({ userId, view, exclusively, now, newId, readPage, sink, readDeal: (id) => calls.readDeal(id) });
  return {
    ...calls,
    ...deals,
    data,
    opened,
    ...createPersonIngest({ account, userId, track, view, sink, reader }),
    mutate: async (command) => {
      const written = await deals.mutate(command);
      // The screen that typed it has its own outcome already; this keeps it for the next visit.
      if (written.ok && changesResult.has(command.type) && !isSampleId(written.value.id)) void sink.evaluateAndStore(written.value);
      return written;
    },
    ask: (name, args, lane) => againOnDeath(() => questionOf(lane).call(name, args)),
    evaluate: (job, lane) => againOnDeath(() => laneOf(lane).call('evaluate', [job])),
    makePdf: (job, signal) => pdf.call('makePdf', [job], { signal }),
    syncNow: async () => void (await data.call('syncNow', [])),
    community: () => community.open(),
    readRun: (runId) => readIngestRun(account, runId),
    close: () => {
      session?.stop();
      [stopFollowing, stopBin, stopRereading, stopKeeping, community.close].forEach((stop) => stop());
      [data, evaluator, analyst, reader, pdf].forEach((client) => client.stop());
    },
  };
}

/** After these a deal has other figures. */
const changesResult: ReadonlySet<DealCommand['type']> = new Set([
  'deal/add',
  'deal/inputs',
  'deal/strategy',
  'deal/ownership',
  'deal/country',
]);

function tellKept(data: WorkerClient<PersonWorker>, session: SessionFollower | null, kept: boolean): void {
  void data.call('setPageKept', [kept]);
  // While the page was kept, another may have renewed the token, and the network may have changed.
  if (!kept) session?.again();
}

type Calls = ReturnType<typeof createDataCalls>;

/** The same calls, which ask the browser to keep what is stored once there is a deal. */
function askingToKeep(calls: Calls): Calls {
  const asking = { persist: async () => navigator.storage.persist(), storage: localStorage };
  return { ...calls, mutate: askOnceKept((command) => calls.mutate(command), asking) };
}

interface SafeKeeping extends Pick<WorkshopContext, 'view' | 'userId'>, Pick<Workshop, 'opened'> {
  readonly calls: Calls;
}

/** What goes on beside the screens: alerts said aloud, the backup file kept up to date, and the mark that tells an emptied device from a new one. */
function keepSafe({ calls, view, userId, opened }: SafeKeeping): () => void {
  const { backups, stateHash } = calls;
  const stopTelling = tellAlerts(view, systemVoice);
  const stopBackups = backUpLater({ view, now, exclusively, makeBackup: backups.makeBackup, stateHash });
  const watching = opened.then((answer) => (answer.ok ? watchRecords({ view, userId, storage: localStorage }) : undefined));
  return () => {
    stopBackups();
    stopTelling();
    watching.then((stop) => stop?.()).catch(() => undefined);
  };
}
