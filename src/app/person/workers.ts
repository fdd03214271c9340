import { createLane, type Lane } from '../../bridge/lane.ts';
import { createWorkerClient, type WorkerClient } from '../../bridge/workerClient.ts';
import type { EvaluateWorker, PdfWorker } from '../../core/pipeline/jobs.ts';
import type { ItemCommands } from '../../data/commands/items/itemCommands.ts';
import type { SyncReview } from '../../data/commands/syncReview.ts';
import type { DataWorker } from '../../data/dataWorker.ts';
import type { SyncControl } from '../../sync/syncControl.ts';

const dataTimeoutMs = 20_000;
const evaluateTimeoutMs = 10_000;
const pdfTimeoutMs = 60_000;

/** Everything one data worker offers: the person's records, the review of their sync, and the sync itself. */
export type PersonWorker = DataWorker & SyncReview & ItemCommands & SyncControl;

/** The long-lived data worker of one person; a fresh one opens the same stores before anything else reaches it. */
export function startDataWorker(dbName: string, onFresh: () => void): WorkerClient<PersonWorker> {
  const client = createWorkerClient<PersonWorker>({
    start: () => new Worker(new URL('../../../workers/data.ts', import.meta.url), { type: 'module', name: 'data' }),
    timeoutMs: dataTimeoutMs,
    shared: true,
    onRestart: async (call) => {
      const opened = await call('open', [dbName]);
      onFresh();
      return opened.ok && opened.value.ok;
    },
  });
  void client.call('open', [dbName]);
  return client;
}

export function createEvaluator(): WorkerClient<EvaluateWorker> {
  return createWorkerClient<EvaluateWorker>({
    start: () => new Worker(new URL('../../../workers/evaluate.ts', import.meta.url), { type: 'module', name: 'evaluate' }),
    timeoutMs: evaluateTimeoutMs,
  });
}

export function createPdfMaker(): WorkerClient<PdfWorker> {
  return createWorkerClient<PdfWorker>({
    start: () => new Worker(new URL('../../../workers/pdf.ts', import.meta.url), { type: 'module', name: 'pdf' }),
    timeoutMs: pdfTimeoutMs,
  });
}

/** Lanes by name: in each, only the newest call's answer counts. */
export function createLanes<Api>(client: WorkerClient<Api>): (name: string) => Lane<Api> {
  const lanes = new Map<string, Lane<Api>>();
  return (name) => {
    const lane = lanes.get(name) ?? createLane(client);
    lanes.set(name, lane);
    return lane;
  };
}
