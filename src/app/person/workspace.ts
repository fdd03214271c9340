import type { Account } from '../../account/account.ts';
import type { Track } from '../../analytics/events.ts';
import { abortTransactionsWhenCached } from '../../data/view/abortWhenCached.ts';
import { watchForNewerBuild } from '../../data/view/newerBuild.ts';
import { ViewDb } from '../../data/view/viewDb.ts';
import { documentsName, viewName } from '../../data/view/viewName.ts';
import type { Workspace } from '../../ui/hooks/workspace.ts';
import type { Connection } from '../connection.ts';
import { whenPageIdle } from '../whenPageIdle.ts';
import type { PersonServices } from './personServices.ts';
import type { TokenSource } from '../../account/accountOptions.ts';

export interface OpenWorkspace extends Workspace {
  readonly workshop: () => Promise<PersonServices>;
  close(): void;
}

interface WorkspaceContext {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly track: Track;
  readonly userId: string | null;
  /** The team workspace to open. Null is the personal one. */
  readonly workspaceId: string | null;
  /** Called when a newer build in another window has taken over the person's stores. This window then stops writing. */
  readonly onOvertaken: () => void;
}

/** Called once per page, before its first database is created. It is here because Dexie is not loaded before. */
export const prepareForPageCache = abortTransactionsWhenCached;

/**
 * Opens the rows of one of the person's workspaces, which the first screen paints from, and starts loading the person's services in the background. Rejects if the
 * browser refuses storage. Stays pending while another tab has an older version open.
 */
export async function openWorkspace({ onOvertaken, ...context }: WorkspaceContext): Promise<OpenWorkspace> {
  const { account, userId, workspaceId } = context;
  const dbName = documentsName(userId, workspaceId);
  const view = new ViewDb(viewName(dbName));
  watchForNewerBuild(view, onOvertaken);
  await view.open();
  const access = await accessTo(userId, workspaceId);
  const { workshop, opened, close } = openBehind(async () => {
    const { openPersonServices } = await workshopModule();
    return openPersonServices({ ...context, view, dbName, readOnly: access.readOnly });
  });
  if (userId !== null) void startAtOnceWhereEmpty(view, workshop);
  const records = whenLoaded(async () => (await workshop()).records);
  return {
    access,
    person: { userId, workspaceId, view, opened: opened.then((open) => open.opened) },
    deals: records,
    profileRecord: records,
    itemCommands: records,
    sync: records,
    backups: records,
    evaluator: whenLoaded(async () => (await workshop()).evaluator),
    extension: whenLoaded(async () => (await workshop()).extension),
    ingest: whenLoaded(async () => (await workshop()).ingest),
    watch: whenLoaded(async () => (await workshop()).watch),
    membership: {
      askPlanUsage: async () => (await import('./fetchPlanUsage.ts')).fetchPlanUsage(account, view),
      community: async () => (await workshop()).community(),
      links: async () => (userId === null ? null : (await import('./openLinks.ts')).openLinks(account, { userId, workspaceId })),
    },
    workshop,
    close: () => {
      close();
      access.close();
      view.close();
    },
  };
}

/** In the personal workspace, the person may change everything. */
async function accessTo(userId: string | null, workspaceId: string | null) {
  if (userId === null || workspaceId === null) return { readOnly: () => null, subscribe: () => () => undefined, close: () => undefined };
  return (await import('../teams/teamAccess.ts')).followAccess(userId, workspaceId);
}

/** `vite.config.ts` refers to this name. */
const workshopModule = () => import('./personServices.ts');

/** The person's services start on first use, otherwise once the first screen is idle. */
function openBehind(open: () => Promise<PersonServices>) {
  let begun: Promise<PersonServices> | null = null;
  let closed = false;
  // Calls to a closed workspace never resolve, because their page is gone.
  const workshop = (): Promise<PersonServices> => (begun ??= closed ? new Promise<never>(() => undefined) : open());
  const opened = whenPageIdle(mostQuietMs).then(workshop);
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

/** Starts the services at once if there are no rows: someone who has just signed in sees nothing until their deals arrive. */
async function startAtOnceWhereEmpty(view: ViewDb, workshop: () => Promise<PersonServices>): Promise<void> {
  // The screen that reads this data reports failures.
  const found = await view.rows
    .limit(1)
    .primaryKeys()
    .catch(() => null);
  if (found?.length === 0) await workshop().catch(() => undefined);
}

/**
 * A stand-in for an object that is still loading. Calls to its functions wait until it has loaded. For objects whose functions all return
 * promises. Each function is created once, so that its identity is stable, for example as an effect dependency.
 */
export function whenLoaded<Api extends { readonly [Name in keyof Api]: (...args: never[]) => Promise<unknown> }>(
  load: () => Promise<Api>,
): Api {
  const waiting: Record<string | symbol, unknown> = {};
  return new Proxy(waiting as Api, {
    get: (_, name) => {
      // A promise would treat an object with a `then` function as a promise.
      if (name === 'then') return undefined;
      waiting[name] ??= async (...args: readonly unknown[]): Promise<unknown> => {
        const loaded = await load();
        return Reflect.apply(Reflect.get(loaded, name) as () => unknown, loaded, args);
      };
      return waiting[name];
    },
  });
}
