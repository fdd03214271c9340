import type { Account } from '../../account/account.ts';
import type { TokenSource } from '../../account/createAccount.ts';
import type { Track } from '../../analytics/events.ts';
import { ViewDb } from '../../data/view/viewDb.ts';
import { documentsName, viewName } from '../../data/view/viewName.ts';
import type { Workspace } from '../../ui/hooks/services.ts';
import type { Connection } from '../connection.ts';
import type { Workshop } from './workshop.ts';

export interface OpenWorkspace extends Workspace {
  readonly workshop: Promise<Workshop>;
  close(): void;
}

interface WorkspaceContext {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly track: Track;
  readonly userId: string | null;
}

/** Opens one person's rows, which the first screen paints from, and starts loading the workshop behind them. */
export function openWorkspace({ account, connection, track, userId }: WorkspaceContext): OpenWorkspace {
  const dbName = documentsName(userId);
  const view = new ViewDb(viewName(dbName));
  const workshop = import('./workshop.ts').then(({ openWorkshop }) => openWorkshop({ account, connection, track, view, dbName, userId }));
  return {
    userId,
    view,
    workshop,
    ingest: {
      analyseUrl: async (text) => (await workshop).ingest.analyseUrl(text),
      analysePage: async (page, from) => (await workshop).ingest.analysePage(page, from),
      readDealFile: async (text, from) => (await workshop).ingest.readDealFile(text, from),
      queueLinks: async (links) => (await workshop).ingest.queueLinks(links),
      drainQueue: async () => (await workshop).ingest.drainQueue(),
      retry: async (id) => (await workshop).ingest.retry(id),
      discard: async (id) => (await workshop).ingest.discard(id),
      follow: async (id) => (await workshop).ingest.follow(id),
      cancelRun: async (id) => (await workshop).ingest.cancelRun(id),
      retryFailed: async (id) => (await workshop).ingest.retryFailed(id),
    },
    mutate: async (command) => (await workshop).mutate(command),
    readDeal: async (id) => (await workshop).readDeal(id),
    readDeals: async (ids) => (await workshop).readDeals(ids),
    rescore: async (ids, at) => (await workshop).rescore(ids, at),
    readProfile: async () => (await workshop).readProfile(),
    evaluate: async (job, lane) => (await workshop).evaluate(job, lane),
    ask: async (name, args, lane) => (await workshop).ask(name, args, lane),
    mutateMany: async (commands) => (await workshop).mutateMany(commands),
    mutateItem: async (command) => (await workshop).mutateItem(command),
    writeProfile: async (profile, stamp) => (await workshop).writeProfile(profile, stamp),
    makePdf: async (job, signal) => (await workshop).makePdf(job, signal),
    reviewSync: async () => (await workshop).reviewSync(),
    chooseInSync: async (choice) => (await workshop).chooseInSync(choice),
    exportUnsent: async () => (await workshop).exportUnsent(),
    importUnsent: async (text) => (await workshop).importUnsent(text),
    syncNow: async () => (await workshop).syncNow(),
    readRun: async (runId) => (await workshop).readRun(runId),
    close: () => {
      void workshop.then((open) => open.close());
      view.close();
    },
  };
}
