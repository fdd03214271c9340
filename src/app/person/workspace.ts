import type { Account } from '../../account/account.ts';
import type { TokenSource } from '../../account/createAccount.ts';
import type { Track } from '../../analytics/events.ts';
import { watchForNewerBuild } from '../../data/view/newerBuild.ts';
import { ViewDb } from '../../data/view/viewDb.ts';
import { documentsName, viewName } from '../../data/view/viewName.ts';
import type { Workspace } from '../../ui/hooks/services.ts';
import type { Connection } from '../connection.ts';
import { quiet } from '../quiet.ts';
import type { Workshop } from './workshop.ts';

export interface OpenWorkspace extends Workspace {
  readonly workshop: () => Promise<Workshop>;
  close(): void;
}

interface WorkspaceContext {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly track: Track;
  readonly userId: string | null;
  /** A newer build in another window has the person's stores: this one writes nothing any more. */
  readonly onOvertaken: () => void;
}

/**
 * Opens one person's rows, which the first screen paints from, and starts loading the workshop behind them. Rejects where the browser
 * refuses its storage; does not answer for as long as another tab holds an older version open.
 */
export async function openWorkspace({ account, connection, track, userId, onOvertaken }: WorkspaceContext): Promise<OpenWorkspace> {
  const dbName = documentsName(userId);
  const view = new ViewDb(viewName(dbName));
  watchForNewerBuild(view, onOvertaken);
  await view.open();
  const { workshop, opened, close } = openBehind(async () => {
    const { openWorkshop } = await import('./workshop.ts');
    return openWorkshop({ account, connection, track, view, dbName, userId });
  });
  if (userId !== null) void startAtOnceWhereEmpty(view, workshop);
  return {
    userId,
    view,
    workshop,
    opened: opened.then((open) => open.opened),
    ...readingCalls(workshop),
    mutate: async (command) => (await workshop()).mutate(command),
    readDeal: async (id) => (await workshop()).readDeal(id),
    readDeletedDeal: async (id) => (await workshop()).readDeletedDeal(id),
    readDeals: async (ids) => (await workshop()).readDeals(ids),
    rescore: async (ids, at) => (await workshop()).rescore(ids, at),
    readProfile: async () => (await workshop()).readProfile(),
    evaluate: async (job, lane) => (await workshop()).evaluate(job, lane),
    ask: async (name, args, lane) => (await workshop()).ask(name, args, lane),
    mutateMany: async (commands) => (await workshop()).mutateMany(commands),
    mutateAlert: async (command) => (await workshop()).mutateAlert(command),
    mutateItem: async (command) => (await workshop()).mutateItem(command),
    writeProfile: async (profile, stamp) => (await workshop()).writeProfile(profile, stamp),
    makePdf: async (job, signal) => (await workshop()).makePdf(job, signal),
    reviewSync: async () => (await workshop()).reviewSync(),
    chooseInSync: async (choice) => (await workshop()).chooseInSync(choice),
    exportUnsent: async () => (await workshop()).exportUnsent(),
    importUnsent: async (text) => (await workshop()).importUnsent(text),
    backups: {
      makeBackup: async (parts) => (await workshop()).backups.makeBackup(parts),
      previewBackup: async (file, choice) => (await workshop()).backups.previewBackup(file, choice),
      restoreBackup: async (file, choice) => (await workshop()).backups.restoreBackup(file, choice),
      undoRestore: async () => (await workshop()).backups.undoRestore(),
    },
    stateHash: async () => (await workshop()).stateHash(),
    syncNow: async () => (await workshop()).syncNow(),
    askPlanUsage: async () => (await import('./askPlanUsage.ts')).askPlanUsage(account, view),
    community: async () => (await workshop()).community(),
    readRun: async (runId) => (await workshop()).readRun(runId),
    close: () => {
      close();
      view.close();
    },
  };
}

/** What reads listings, each call waiting for the workshop. */
const readingCalls = (workshop: () => Promise<Workshop>): Pick<Workspace, 'ingest' | 'watch'> => ({
  ingest: {
    analyseUrl: async (text, options) => (await workshop()).ingest.analyseUrl(text, options),
    analysePage: async (page, from) => (await workshop()).ingest.analysePage(page, from),
    readDealFile: async (text, from) => (await workshop()).ingest.readDealFile(text, from),
    queueLinks: async (links) => (await workshop()).ingest.queueLinks(links),
    drainQueue: async () => (await workshop()).ingest.drainQueue(),
    retry: async (id) => (await workshop()).ingest.retry(id),
    discard: async (id) => (await workshop()).ingest.discard(id),
    follow: async (id) => (await workshop()).ingest.follow(id),
    cancelRun: async (id) => (await workshop()).ingest.cancelRun(id),
    retryFailed: async (id) => (await workshop()).ingest.retryFailed(id),
    changeRun: async (run, action) => (await workshop()).ingest.changeRun(run, action),
  },
  watch: {
    checkDeal: async (id) => (await workshop()).watch.checkDeal(id),
    checkDeals: async (ids, options) => (await workshop()).watch.checkDeals(ids, options),
    checkDue: async () => (await workshop()).watch.checkDue(),
  },
});

/** The workshop starts as soon as somebody asks for it, and otherwise once the first screen leaves it the time. */
function openBehind(open: () => Promise<Workshop>) {
  let begun: Promise<Workshop> | null = null;
  let closed = false;
  // What comes to a closed workspace is answered by nobody, as the page it came from has left.
  const workshop = (): Promise<Workshop> => (begun ??= closed ? new Promise<never>(() => undefined) : open());
  const opened = quiet(mostQuietMs).then(workshop);
  return {
    workshop,
    opened,
    close: () => {
      closed = true;
      void begun?.then((found) => found.close());
    },
  };
}

const mostQuietMs = 700;

/** Someone who just signed in here has nothing to look at until their deals come: then nothing on the screen is to be waited for. */
async function startAtOnceWhereEmpty(view: ViewDb, workshop: () => Promise<Workshop>): Promise<void> {
  // What cannot be read is said by the screen that reads it.
  const found = await view.rows
    .limit(1)
    .primaryKeys()
    .catch(() => null);
  if (found?.length === 0) await workshop().catch(() => undefined);
}
