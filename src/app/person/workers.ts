import { createLane, type Lane } from '../../bridge/lane.ts';
import { createWorkerClient, type WorkerClient } from '../../bridge/workerClient.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { EvaluateWorker, PdfWorker } from '../../core/pipeline/jobs.ts';
import type { AlertCommands } from '../../data/alerts/alertCommands.ts';
import type { ItemCommands } from '../../data/commands/items/itemCommands.ts';
import type { SyncReview } from '../../data/commands/syncReview.ts';
import type { DataWorker } from '../../data/dataWorker.ts';
import type { SyncControl } from '../../sync/syncControl.ts';
import { againOnDeath } from './againOnDeath.ts';

const dataTimeoutMs = 20_000;
const openTimeoutMs = 180_000;
const evaluateTimeoutMs = 10_000;
const pdfTimeoutMs = 60_000;

/** Everything one data worker offers: the person's records, the review of their sync, and the sync itself. */
export type PersonWorker = DataWorker & SyncReview & ItemCommands & AlertCommands & SyncControl;

interface StartedDataWorker {
  readonly client: WorkerClient<PersonWorker>;
  /** What became of opening the person's stores; a large migration takes its time. */
  readonly opened: Promise<Result<null, { readonly message: string }>>;
}

/** The long-lived data worker of one person; a fresh one opens the same stores before anything else reaches it. */
export function startDataWorker(dbName: string, onFresh: () => void): StartedDataWorker {
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
  const opened = againOnDeath(() => client.call('open', [dbName], { timeoutMs: openTimeoutMs })).then((answer) =>
    answer.ok ? (answer.value.ok ? ok(null) : err({ message: answer.value.message })) : err({ message: answer.error.message }),
  );
  return { client, opened };
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
