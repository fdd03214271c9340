import type { Account } from '../../account/account.ts';
import type { TokenSource } from '../../account/createAccount.ts';
import type { WorkerClient } from '../../bridge/workerClient.ts';
import { readSyncStatus, type SyncStatusRow } from '../../data/view/sync/syncView.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import type { SyncControl } from '../../sync/syncControl.ts';
import type { Connection } from '../connection.ts';
import { pageBuild } from '../update/pageBuild.ts';

interface SessionContext {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly view: ViewDb;
  readonly userId: string;
  readonly sync: WorkerClient<SyncControl>;
}

/** How often the worker's token is looked after, milliseconds; the account refreshes it only when it has to. */
const lookEvery = 30_000;

const markOf = (userId: string): string => `yardstick-had-records-${userId}`;

export interface SessionFollower {
  /** The worker is a new one, and knows nobody. */
  again(): void;
  stop(): void;
}

/** Keeps the sync of a person's worker in possession of a valid token while that person is signed in, and of nothing when not. */
export function followSession(context: SessionContext): SessionFollower {
  const { account, connection, sync } = context;
  let given: string | null = null;
  const look = async (): Promise<void> => {
    const status = await readSyncStatus(context.view).catch(() => null);
    rememberRecords(context, status);
    // The account room asks the accounts themselves, and where they say so too, this device forgets the person.
    if (status?.reason === 'deleted') await account.currentUser();
    const token = await tokenOf(context);
    if (token === given) return;
    // Without a token the queue waits; only a sign-out says so.
    if (token === null && isSignedIn(context)) return;
    given = token;
    const session = token === null ? null : { userId: context.userId, token, hadRecords: hadRecords(context.userId), build: pageBuild() };
    await sync.call('setSyncSession', [session]);
  };
  const tellConnection = (): void => void sync.call('setSyncOnline', [connection.current() === 'online']);
  const stops = [account.subscribe(() => void look()), connection.subscribe(tellConnection)];
  const timer = setInterval(() => void look(), lookEvery);
  const again = (): void => {
    given = null;
    tellConnection();
    void look();
  };
  again();
  return {
    again,
    stop: () => {
      clearInterval(timer);
      stops.forEach((stop) => stop());
    },
  };
}

function isSignedIn({ account, userId }: SessionContext): boolean {
  const state = account.state();
  return state.kind === 'signed-in' && state.user.id === userId;
}

const tokenOf = async (context: SessionContext): Promise<string | null> => (isSignedIn(context) ? context.account.accessToken() : null);

/** Outside IndexedDB, so that a store that was emptied is not taken for a new device's. */
function rememberRecords({ userId }: SessionContext, status: SyncStatusRow | null): void {
  if (status !== null && status.lastSyncAt !== null) localStorage.setItem(markOf(userId), '1');
}

const hadRecords = (userId: string): boolean => localStorage.getItem(markOf(userId)) !== null;
