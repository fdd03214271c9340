import type { Account } from '../account/account.ts';
import type { Track } from '../analytics/events.ts';
import { createLane, type Lane } from '../bridge/lane.ts';
import { createWorkerClient, type WorkerClient } from '../bridge/workerClient.ts';
import type { EvaluateWorker, PdfWorker } from '../core/pipeline/jobs.ts';
import { readIngestRun } from './readIngestRun.ts';
import type { DataWorker } from '../data/dataWorker.ts';
import { ViewDb } from '../data/view/viewDb.ts';
import { documentsName, viewName } from '../data/view/viewName.ts';
import { createCaptureLog } from '../ingest/captureLog.ts';
import { createIngest } from '../ingest/createIngest.ts';
import type { Workspace } from '../ui/hooks/services.ts';
import { newId, now } from './clock.ts';
import { createDataCalls } from './dataCalls.ts';
import { evaluateAndStore } from './evaluations.ts';
import { exclusively } from './exclusively.ts';

export interface OpenWorkspace extends Workspace {
  readonly data: WorkerClient<DataWorker>;
  close(): void;
}

interface WorkspaceContext {
  readonly account: Account;
  readonly track: Track;
  readonly userId: string | null;
}

const dataTimeoutMs = 20_000;
const evaluateTimeoutMs = 10_000;
const pdfTimeoutMs = 60_000;

/** Opens one person's stores and starts the workers around them. The data worker opens in the background: screens paint from the rows. */
export function openWorkspace({ account, track, userId }: WorkspaceContext): OpenWorkspace {
  const name = documentsName(userId);
  const view = new ViewDb(viewName(name));
  const data = startDataWorker(name);
  const evaluator = createWorkerClient<EvaluateWorker>({
    start: () => new Worker(new URL('../../workers/evaluate.ts', import.meta.url), { type: 'module', name: 'evaluate' }),
    timeoutMs: evaluateTimeoutMs,
  });
  const pdf = createWorkerClient<PdfWorker>({
    start: () => new Worker(new URL('../../workers/pdf.ts', import.meta.url), { type: 'module', name: 'pdf' }),
    timeoutMs: pdfTimeoutMs,
  });
  const lanes = new Map<string, Lane<EvaluateWorker>>();
  const store = createDataCalls(data);
  const evaluation = { view, now, readProfile: store.readProfile, evaluate: (job: Parameters<EvaluateWorker['evaluate']>[0]) => evaluator.call('evaluate', [job]) };
  const ingest = createIngest({
    account,
    track,
    now,
    newId,
    exclusively,
    captures: createCaptureLog(view, now),
    sink: { ...store, evaluateAndStore: (deal) => evaluateAndStore(evaluation, deal) },
  });
  return {
    userId,
    view,
    ingest,
    data,
    ...store,
    mutate: async (command) => {
      const written = await store.mutate(command);
      // The screen that typed it has its own figures already; this keeps the row's.
      if (written.ok && command.type === 'deal/assume') void evaluateAndStore(evaluation, written.value);
      return written;
    },
    evaluate: (job, laneName) => {
      const lane = lanes.get(laneName) ?? createLane(evaluator);
      lanes.set(laneName, lane);
      return lane.call('evaluate', [job]);
    },
    makePdf: (job, signal) => pdf.call('makePdf', [job], { signal }),
    readRun: (runId) => readIngestRun(account, runId),
    close: () => {
      data.stop();
      evaluator.stop();
      pdf.stop();
      view.close();
    },
  };
}

/** The long-lived data worker of one person; a fresh one opens the same stores before anything else reaches it. */
function startDataWorker(name: string): WorkerClient<DataWorker> {
  const client = createWorkerClient<DataWorker>({
    start: () => new Worker(new URL('../../workers/data.ts', import.meta.url), { type: 'module', name: 'data' }),
    timeoutMs: dataTimeoutMs,
    shared: true,
    onRestart: async (call) => {
      const opened = await call('open', [name]);
      return opened.ok && opened.value.ok;
    },
  });
  void client.call('open', [name]);
  return client;
}
