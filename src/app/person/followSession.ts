import type { Account } from '../../account/account.ts';
import type { WorkerClient } from '../../bridge/workerClient.ts';
import { onReopened } from '../../data/view/closedByBrowser.ts';
import { readSyncStatus, watchSyncReason, type SyncStatusRow } from '../../data/view/sync/syncView.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { documentsName } from '../../data/view/viewName.ts';
import type { SyncControl, SyncSession } from '../../sync/syncControl.ts';
import type { Connection } from '../connection.ts';
import { wasStorageEvicted, type MarkStorage } from '../device/storageEviction.ts';
import { pageBuild } from '../update/pageBuild.ts';
import type { TokenSource } from '../../account/accountOptions.ts';

interface SessionContext {
  readonly account: Pick<Account, 'state' | 'subscribe' | 'currentUser'> & TokenSource;
  readonly connection: Pick<Connection, 'current' | 'subscribe'>;
  readonly view: ViewDb;
  readonly userId: string;
  /** The team workspace that the worker has open. Null is the personal one. */
  readonly workspaceId: string | null;
  readonly sync: Pick<WorkerClient<SyncControl>, 'call'>;
  readonly storage: MarkStorage;
}

/** How often the worker's token is checked, in milliseconds. It is refreshed only when needed. */
const lookEvery = 30_000;

export interface SessionFollower {
  /** The worker is new and has no session yet. */
  again(): void;
  stop(): void;
}

/**
 * Immediately gives the sync in a person's worker their identity, whatever the auth server says, and a valid token while there is one.
 * Without a token the sync counts pending records and sends nothing.
 */
// oxlint-disable-next-line max-lines-per-function -- its calls share what was given and whether a token may be renewed
export function followSession(context: SessionContext): SessionFollower {
  const { account, connection, sync, view, userId, workspaceId, storage } = context;
  let given: string | null = null;
  let turn = 0;
  // A server that refuses every token must not trigger a refresh at each refusal.
  let mayRenew = true;
  const give = async (told: Pick<SyncSession, 'token' | 'ended'> | null): Promise<void> => {
    const hadRecords = await wasStorageEvicted({ view, documents: documentsName(userId, workspaceId), storage }).catch(() => false);
    const session: SyncSession | null = told === null ? null : { userId, workspaceId, ...told, hadRecords, build: pageBuild() };
    const text = JSON.stringify(session);
    if (text === given) return;
    given = text;
    await sync.call('setSyncSession', [session]);
  };
  const look = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    const kind = kindOf(context);
    if (kind !== 'signed-in') return give(kind === 'ended' ? { token: null, ended: true } : null);
    // Records are counted before the auth server answers, or even if it never does.
    if (given === null) await give({ token: null, ended: false });
    const reason = (await readSyncStatus(view).catch(() => null))?.reason;
    // `src/account` asks the auth server. If it confirms that the account is deleted, this device wipes the person's data.
    if (reason === 'deleted') await account.currentUser();
    const refused = reason === 'sign-in' && mayRenew ? await refusedToken(sync) : null;
    if (refused !== null) mayRenew = false;
    const token = await account.accessToken(refused);
    // A later check already has a newer result.
    if (mine === turn) await give(kindOf(context) === 'signed-in' ? { token, ended: false } : { token: null, ended: true });
  };
  const tellConnection = (): void => void sync.call('setSyncOnline', [connection.current() === 'online']);
  const onReason = (reason: SyncStatusRow['reason']): void => {
    if (reason === 'sign-in' || reason === 'deleted') void look();
  };
  const timer = setInterval(() => {
    mayRenew = true;
    void look();
  }, lookEvery);
  const stops = [
    // The worker ends when its store is cleared, and the next call starts a new one.
    onReopened(view, () => again()),
    watchSyncReason(view, onReason),
    () => clearInterval(timer),
    account.subscribe(() => void look()),
    connection.subscribe(() => {
      tellConnection();
      void look();
    }),
  ];
  const again = (): void => {
    given = null;
    tellConnection();
    void look();
  };
  again();
  return { again, stop: () => stops.forEach((stop) => stop()) };
}

/** How this person is signed in. Null if nobody or someone else is. */
function kindOf({ account, userId }: SessionContext): 'signed-in' | 'ended' | null {
  const state = account.state();
  return (state.kind === 'signed-in' || state.kind === 'ended') && state.user.id === userId ? state.kind : null;
}

async function refusedToken(sync: SessionContext['sync']): Promise<string | null> {
  const answer = await sync.call('refusedToken', []);
  return answer.ok ? answer.value : null;
}
