import type { Account } from '../../account/account.ts';
import type { TokenSource } from '../../account/createAccount.ts';
import type { Track } from '../../analytics/events.ts';
import type { WorkerClient } from '../../bridge/workerClient.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { createCaptureLog } from '../../ingest/captureLog.ts';
import { createIngest } from '../../ingest/createIngest.ts';
import type { Workspace } from '../../ui/hooks/services.ts';
import { newId, newRunId, now } from '../clock.ts';
import type { Connection } from '../connection.ts';
import { createDataCalls } from './dataCalls.ts';
import { againOnDeath } from './againOnDeath.ts';
import { evaluateAndStore, type EvaluationContext } from './evaluations.ts';
import { exclusively } from './exclusively.ts';
import { readIngestRun } from './readIngestRun.ts';
import { followSession, type SessionFollower } from './followSession.ts';
import { createEvaluator, createLanes, createPdfMaker, startDataWorker, type PersonWorker } from './workers.ts';

export interface Workshop extends Omit<Workspace, 'userId' | 'view'> {
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
  const data = startDataWorker(dbName, () => session?.again());
  if (userId !== null) session = followSession({ account, connection, view, userId, sync: data });
  const evaluator = createEvaluator();
  const pdf = createPdfMaker();
  const laneOf = createLanes(evaluator);
  // Long questions have a worker of their own, so that typing never waits behind ten thousand futures.
  const analyst = createEvaluator();
  const questionOf = createLanes(analyst);
  const calls = createDataCalls(data);
  const evaluation: EvaluationContext = {
    view,
    now,
    readProfile: () => calls.readProfile(),
    evaluate: (job) => againOnDeath(() => evaluator.call('evaluate', [job])),
  };
  const sink = { ...calls, evaluateAndStore: evaluateAndStore(evaluation) };
  return {
    ...calls,
    data,
    ingest: createIngest({ account, track, now, newId, newRunId, exclusively, captures: createCaptureLog(view, now), sink }),
    mutate: async (command) => {
      const written = await calls.mutate(command);
      // The screen that typed it has its own figures already; this keeps the row's.
      if (written.ok && command.type === 'deal/assume') void sink.evaluateAndStore(written.value);
      return written;
    },
    ask: (name, args, lane) => againOnDeath(() => questionOf(lane).call(name, args)),
    evaluate: (job, lane) => againOnDeath(() => laneOf(lane).call('evaluate', [job])),
    makePdf: (job, signal) => pdf.call('makePdf', [job], { signal }),
    syncNow: async () => void (await data.call('syncNow', [])),
    readRun: (runId) => readIngestRun(account, runId),
    close: () => {
      session?.stop();
      [data, evaluator, analyst, pdf].forEach((client) => client.stop());
    },
  };
}
