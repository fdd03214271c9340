import type { Account } from '../../account/account.ts';
import type { Track } from '../../analytics/events.ts';
import type { WorkerClient } from '../../bridge/workerClient.ts';
import type { Deal } from '../../core/deal/deal.ts';
import { newEvents } from '../../core/deal/history/listingHistory.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import type { EvaluateWorker } from '../../core/pipeline/jobs.ts';
import { storePage } from '../../data/device/capturedPages.ts';
import {
  updateSavedSearch,
  changeWatchSetting,
  recordCheck,
  readChecks,
  readSavedSearches,
  readWatchSetting,
} from '../../data/device/listingWatch.ts';
import { readDealFeed } from '../../data/view/rows/dealFeed.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { createCaptureLog } from '../../ingest/captureLog.ts';
import { createIngest } from '../../ingest/createIngest.ts';
import type { DealSink } from '../../ingest/dealSink.ts';
import type { Ingest } from '../../ingest/ingest.ts';
import type { IngestContext } from '../../ingest/ingestContext.ts';
import { recheckRow } from '../../ingest/watch/recheckRow.ts';
import { createWatch } from '../../ingest/watch/createWatch.ts';
import type { Watch } from '../../ingest/watch/watch.ts';
import { createListenToRun } from '../../ingest/run/runEvents.ts';
import { newId, newRunId, now, pause } from '../clock.ts';
import { loadConfig } from '../config.ts';
import { withTabLock } from './backgroundTasks.ts';
import type { TokenSource } from '../../account/accountOptions.ts';

interface PersonIngest {
  readonly account: Account & TokenSource;
  readonly userId: string | null;
  /** The open team workspace. Null is the personal one. */
  readonly workspaceId: string | null;
  readonly track: Track;
  readonly view: ViewDb;
  readonly sink: DealSink & { readDeal(id: string): Promise<Deal | null> };
  readonly readPage: IngestContext['readPage'];
}

/** One person's ingest and watch services, with the platform's locks, timers and network. */
export function createPersonIngest(parts: PersonIngest): { readonly ingest: Ingest; readonly watch: Watch } {
  const context = ingestContext(parts);
  const ingest = createIngest(context);
  const { userId, workspaceId, view, sink } = parts;
  const watch = createWatch({
    ...context,
    readDeal: (id) => sink.readDeal(id),
    noteCheck: (row) => recordCheck(userId, row),
    checks: () => readChecks(userId),
    savedRows: async () => (await readDealFeed(view)).rows.filter(({ saved }) => saved === 1),
    setting: () => readWatchSetting(view),
    changeSetting: (changes) => changeWatchSetting(view, changes),
    // Saved searches are the person's, so that what they find goes into their personal workspace.
    searches: async () => (workspaceId === null ? readSavedSearches(userId) : []),
    searchChecked: (url, at) => updateSavedSearch(userId, url, { checkedAt: at }),
    searchAgain: async ({ url, maxResults }) => (await ingest.analyseUrl(url, { maxResults, recheck: true })).ok,
  });
  return { ingest, watch };
}

function ingestContext({ account, userId, track, view, sink, readPage }: PersonIngest): IngestContext {
  return {
    account,
    track,
    now,
    newId,
    newRunId,
    exclusively: withTabLock,
    captures: createCaptureLog(view, now),
    readPage,
    // Without space or compression, the page cannot be re-read later, but nothing else is lost.
    keepPage: (content, of) => storePage(userId, { ...of, content, parserVersion }).catch(() => undefined),
    sink,
    listenToRun: createListenToRun({
      fetch: globalThis.fetch.bind(globalThis),
      backend: loadConfig,
      accessToken: () => account.accessToken(),
    }),
    pause,
    readAgain: (before, after) => tellNews(userId, before, after),
  };
}

/** News from re-reading a listing is reported in the same way as news from a check. */
async function tellNews(userId: string | null, before: Deal, after: Deal): Promise<void> {
  const events = newEvents(before, after);
  if (events.length > 0) await recordCheck(userId, recheckRow(after, { at: now(), events })).catch(() => undefined);
}

/** Reads pages in this worker. Null if it did not answer in time or crashed on the page. */
export const readPageBy =
  (reader: WorkerClient<EvaluateWorker>): IngestContext['readPage'] =>
  async (page, from) => {
    const answer = await reader.call('readPage', [page, from]);
    return answer.ok ? answer.value : null;
  };
