import type { Account } from '../../account/account.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import { dueDeletions } from '../../data/commands/emptyBin.ts';
import type { DealCommand } from '../../data/commands/dealCommand.ts';
import { backUpToFile, type AutomaticBackup } from '../../data/device/automaticBackup.ts';
import { deletePage, outdatedPages, markPageRead, readStoredPage } from '../../data/device/capturedPages.ts';
import { addRereading } from '../../data/device/rereadings.ts';
import { binnedRows } from '../../data/view/rows/readRows.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import type { RereadContext } from '../../ingest/capture/rereadPages.ts';
import type { Ingest } from '../../ingest/ingest.ts';
import type { Connection } from '../connection.ts';
import { documentsOnDevice } from '../device/personDatabases.ts';

/** The result of `work`, which runs while this tab holds the named lock. Null if another tab holds it. */
export async function withTabLock<Value>(name: string, work: () => Promise<Value>): Promise<Value | null> {
  return navigator.locks.request(`yardstick-${name}`, { ifAvailable: true }, async (lock) => (lock === null ? null : work()));
}

/** Delays in milliseconds after start-up, staggered so that each task runs after start-up work and after the task before it. */
const binAfterMs = 5_000;
const rereadAfterMs = 8_000;
const backUpAfterMs = 15_000;
const backUpEveryMs = 300_000;

/**
 * Runs a task once per start, when idle and in one tab only. A failed task runs again at the next start. Returns a function that cancels
 * it.
 */
function onceQuiet(name: string, afterMs: number, work: () => Promise<void>): () => void {
  const timer = setTimeout(() => void withTabLock(name, work).catch(() => undefined), afterMs);
  return () => clearTimeout(timer);
}

/** Keeps the person's backup file up to date, in one tab at a time. */
export function runAutomaticBackups(context: AutomaticBackup): () => void {
  const name = `backup-${context.view.name}`;
  const back = async (): Promise<void> => void (await backUpToFile(context));
  const stop = onceQuiet(name, backUpAfterMs, back);
  const timer = setInterval(() => void withTabLock(name, back).catch(() => undefined), backUpEveryMs);
  return () => {
    stop();
    clearInterval(timer);
  };
}

interface BinContext {
  readonly view: ViewDb;
  readonly now: () => Instant;
  readonly newId: () => Id;
  readonly mutateMany: (commands: readonly DealCommand[]) => Promise<unknown>;
}

/** Deletes deals that have been in the bin for thirty days. */
export function purgeBin({ view, now, newId, mutateMany }: BinContext): () => void {
  return onceQuiet(`bin-${view.name}`, binAfterMs, async () => {
    // Read from disk: a deal just restored from the bin must not be deleted because of a stale list.
    const due = dueDeletions(await binnedRows(view), now(), newId);
    if (due.length > 0) await mutateMany(due);
  });
}

interface LaterContext extends Omit<RereadContext, 'pages' | 'tell'> {
  readonly userId: string | null;
  readonly view: ViewDb;
}

const sendEveryMs = 30_000;

interface QueueContext {
  readonly account: Pick<Account, 'state'>;
  readonly connection: Pick<Connection, 'current'>;
  readonly ingest: Pick<Ingest, 'drainQueue'>;
}

/** Retries the queue regularly while the server answers, because the reason why a link could not be read may have passed. */
export function retryQueuedLinks({ account, connection, ingest }: QueueContext): () => void {
  const timer = setInterval(() => {
    if (connection.current() === 'online' && account.state().kind === 'signed-in') void ingest.drainQueue().catch(() => undefined);
  }, sendEveryMs);
  return () => clearInterval(timer);
}

/** Re-reads stored pages that were read by an older parser. */
export function rereadOutdatedPages({ userId, view, ...context }: LaterContext): () => void {
  const pages: RereadContext['pages'] = {
    outdated: (parserVersion) => outdatedPages(userId, parserVersion),
    read: (dealId) => readStoredPage(userId, dealId),
    wasRead: (dealId, parserVersion) => markPageRead(userId, dealId, parserVersion),
    // Pages are the person's. While they have several workspaces here, the deal may be in another one.
    drop: async (dealId) => ((await documentsOnDevice(userId)).length > 1 ? undefined : deletePage(userId, dealId)),
  };
  return onceQuiet(`reread-${view.name}`, rereadAfterMs, async () => {
    const { rereadPages } = await import('../../ingest/capture/rereadPages.ts');
    await rereadPages({ ...context, pages, tell: (rereading) => addRereading(view, rereading) });
  });
}
