import type { Account } from '../../account/account.ts';
import type { TokenSource } from '../../account/createAccount.ts';
import type { Track } from '../../analytics/events.ts';
import type { WorkerClient } from '../../bridge/workerClient.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import type { EvaluateWorker } from '../../core/pipeline/jobs.ts';
import { keepPage } from '../../data/device/pages.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { createCaptureLog } from '../../ingest/captureLog.ts';
import { createIngest } from '../../ingest/createIngest.ts';
import type { DealSink } from '../../ingest/dealSink.ts';
import type { Ingest } from '../../ingest/ingest.ts';
import type { IngestContext } from '../../ingest/ingestContext.ts';
import { createListenToRun } from '../../ingest/run/runEvents.ts';
import { newId, newRunId, now, pause } from '../clock.ts';
import { loadConfig } from '../config.ts';
import { againOnDeath } from './againOnDeath.ts';
import { exclusively } from './exclusively.ts';

interface PersonIngest {
  readonly account: Account & TokenSource;
  readonly userId: string | null;
  readonly track: Track;
  readonly view: ViewDb;
  readonly sink: DealSink;
  /** The worker that reads captured pages. */
  readonly reader: WorkerClient<EvaluateWorker>;
}

/** One person's ingest, over what the platform has: locks, timers, the network. */
export function createPersonIngest({ account, userId, track, view, sink, reader }: PersonIngest): Ingest {
  return createIngest({
    account,
    track,
    now,
    newId,
    newRunId,
    exclusively,
    captures: createCaptureLog(view, now),
    readPage: readPageBy(reader),
    // Without room, or a browser that packs nothing, there is only nothing to read again later.
    keepPage: (content, of) => keepPage(userId, { ...of, content, parserVersion }).catch(() => undefined),
    sink,
    listenToRun: createListenToRun({
      fetch: globalThis.fetch.bind(globalThis),
      backend: loadConfig,
      accessToken: () => account.accessToken(),
    }),
    pause,
  });
}

/** Reads pages in this worker; null when it did not answer in time or died of the page. */
export const readPageBy =
  (reader: WorkerClient<EvaluateWorker>): IngestContext['readPage'] =>
  async (page, from) => {
    const answer = await againOnDeath(() => reader.call('readPage', [page, from]));
    return answer.ok ? answer.value : null;
  };
