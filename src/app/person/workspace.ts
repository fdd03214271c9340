import type { Account } from '../../account/account.ts';
import type { Track } from '../../analytics/events.ts';
import { watchForNewerBuild } from '../../data/view/newerBuild.ts';
import { ViewDb } from '../../data/view/viewDb.ts';
import { documentsName, viewName } from '../../data/view/viewName.ts';
import type { Workspace } from '../../ui/hooks/workspace.ts';
import type { Connection } from '../connection.ts';
import { quiet } from '../quiet.ts';
import type { Workshop } from './workshop.ts';
import type { TokenSource } from '../../account/accountOptions.ts';

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
  const records = whenLoaded(async () => (await workshop()).records);
  return {
    person: { userId, view, opened: opened.then((open) => open.opened) },
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
      askPlanUsage: async () => (await import('./askPlanUsage.ts')).askPlanUsage(account, view),
      community: async () => (await workshop()).community(),
    },
    workshop,
    close: () => {
      close();
      view.close();
    },
  };
}

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

/**
 * An object that is still loading: each of its functions waits for it. For objects made of functions that answer promises. A function is made
 * once, so that whoever compares them, as the dependencies of an effect are compared, finds them the same.
 */
export function whenLoaded<Api extends { readonly [Name in keyof Api]: (...args: never[]) => Promise<unknown> }>(
  load: () => Promise<Api>,
): Api {
  const waiting: Record<string | symbol, unknown> = {};
  return new Proxy(waiting as Api, {
    get: (_, name) => {
      // A promise would take an object with this function for another promise.
      if (name === 'then') return undefined;
      waiting[name] ??= async (...args: readonly unknown[]): Promise<unknown> => {
        const loaded = await load();
        return Reflect.apply(Reflect.get(loaded, name) as () => unknown, loaded, args);
      };
      return waiting[name];
    },
  });
}
