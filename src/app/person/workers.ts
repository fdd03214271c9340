import { createWorkerClient, type WorkerClient } from '../../bridge/workerClient.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { EvaluateWorker, PdfWorker } from '../../core/pipeline/jobs.ts';
import type { DataWorker } from '../../data/dataWorker.ts';
import type { SyncControl } from '../../sync/syncControl.ts';

const dataTimeoutMs = 20_000;
const openTimeoutMs = 180_000;
const evaluateTimeoutMs = 10_000;
const pdfTimeoutMs = 60_000;

/** One data worker: the person's records and their sync. */
export type PersonWorker = DataWorker & SyncControl;

interface StartedDataWorker {
  readonly client: WorkerClient<PersonWorker>;
  /** How opening the person's stores ended. A large migration takes time. */
  readonly opened: Promise<Result<null, { readonly message: string }>>;
}

/** The long-lived data worker of one person. After a restart it first reopens the same stores. */
export function startDataWorker(dbName: string, onFresh: () => void): StartedDataWorker {
  const client = createWorkerClient<PersonWorker>({
    start: () => new Worker(new URL('../../../workers/worker.ts', import.meta.url), { type: 'module', name: 'data' }),
    timeoutMs: dataTimeoutMs,
    shared: true,
    repeats: true,
    onStop: (worker) => worker.run('close', []),
    onRestart: async (call) => {
      const opened = await call('open', [dbName]);
      onFresh();
      return opened.ok && opened.value.ok;
    },
  });
  const opened = client
    .call('open', [dbName], { timeoutMs: openTimeoutMs })
    .then((answer) =>
      answer.ok ? (answer.value.ok ? ok(null) : err({ message: answer.value.message })) : err({ message: answer.error.message }),
    );
  return { client, opened };
}

export function createEvaluator(): WorkerClient<EvaluateWorker> {
  return createWorkerClient<EvaluateWorker>({
    start: () => new Worker(new URL('../../../workers/worker.ts', import.meta.url), { type: 'module', name: 'evaluate' }),
    timeoutMs: evaluateTimeoutMs,
    repeats: true,
  });
}

/** A worker that exists only while a PDF is being made. */
export function createPdfMaker(): WorkerClient<PdfWorker> {
  return createWorkerClient<PdfWorker>({
    start: () => new Worker(new URL('../../../workers/worker.ts', import.meta.url), { type: 'module', name: 'pdf' }),
    timeoutMs: pdfTimeoutMs,
    idleMs: 0,
  });
}
