import { createAccount } from '../account/createAccount.ts';
import { personIn, type Account } from '../account/account.ts';
import type { Services } from '../ui/hooks/services.ts';
import type { WorkspaceChoice } from '../ui/hooks/serviceParts.ts';
import { newId, now } from './clock.ts';
import { createConnection, type Connection } from './connection.ts';
import { loadConfig } from './config.ts';
import { createWorkspaceChoice } from './workspaceChoice.ts';
import { createDeferredAnalytics } from './deferredAnalytics.ts';
import type { OpenWorkspace } from './person/workspace.ts';
import type { PersonTeams } from './teams/personTeams.ts';
import { offerReload } from './update/updates.ts';
import type { TokenSource } from '../account/accountOptions.ts';

declare const __TEST_BUILD__: boolean;

const startUpQuietMs = 1_000;

const watchEveryMs = 3_600_000;

/** The services needed for the first paint. Everything heavier loads when a screen needs it, or once start-up has settled. */
export function createServices(): Services {
  const connection = createConnection();
  const fetchNow = globalThis.fetch.bind(globalThis);
  // The person deleted the account on another device. Unsent data stays on this one until they decide what to do with it.
  const onDeleted = (userId: string): void => void device().then((calls) => calls.wipe(userId, 0));
  const account = watched(createAccount({ loadConfig, storage: localStorage, fetch: fetchNow, now, onDeleted }), connection);
  const analytics = createDeferredAnalytics({ loadConfig, account, connection });
  const workspaceChoice = createWorkspaceChoice(account, localStorage);
  const { workspace, teams, leave, leaveOthers } = createPersonSource({
    account,
    connection,
    track: analytics.track,
    choice: workspaceChoice,
  });
  const device = () => loadDevice(leave);
  const drain = async (): Promise<void> => {
    if (connection.current() !== 'online' || account.state().kind !== 'signed-in') return;
    // If storage (which has the queue) does not open, the screen reports it.
    const open = await workspace().catch(() => null);
    // At start-up, the first screen and the stores take priority.
    await open?.person.opened;
    await open?.ingest.drainQueue();
    await open?.watch.checkDue();
  };
  connection.subscribe(() => {
    analytics.flush();
    void drain();
  });
  account.subscribe(() => {
    leaveOthers();
    void drain();
  });
  // Checks again, for pages that stay open for days.
  setInterval(() => void drain(), watchEveryMs);
  setTimeout(() => {
    analytics.start();
    void connection.check().then(drain);
  }, startUpQuietMs);
  if (__TEST_BUILD__) void import('./diag.ts').then(({ installDiagnosis }) => installDiagnosis(workspace));
  return {
    account,
    track: analytics.track,
    analytics: analytics.room,
    openWorkspace: workspace,
    device,
    workspaceChoice,
    teams,
    appFiles: loadAppFiles,
    exampleEvaluator,
    connection,
    clock: { now, newId },
  };
}

/** The account. Its calls also report whether the server answers, so that queued work need not wait for the next check. */
function watched(account: Account & TokenSource, connection: Connection): Account & TokenSource {
  return {
    ...account,
    invoke: async (name, body, headers) => {
      const answer = await account.invoke(name, body, headers);
      if (!answer.ok && answer.error.kind === 'offline') connection.lost();
      return answer;
    },
  };
}

const exampleEvaluator = async () => (await import('./visitor/exampleEvaluator.ts')).createExampleEvaluator();

const loadAppFiles = async () => (await import('./update/appFiles.ts')).createAppFiles();

const loadDevice = async (leave: () => void) => {
  const [{ createDevice }, { queryStores }] = await Promise.all([import('./device/createDevice.ts'), import('./device/queryStores.ts')]);
  return createDevice({ leave, queryStores, now });
};

/** The id of the person whose workspace is open, even after the session ended involuntarily. */
const personOf = (account: Account): string | null => personIn(account.state())?.id ?? null;

interface PersonParts {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly track: Services['track'];
  readonly choice: WorkspaceChoice;
}

/** The workspace and the teams of the last person to sign in who has not signed out. */
function createPersonSource({ account, connection, track, choice }: PersonParts) {
  const workspaces = openOne<OpenWorkspace>();
  const people = openOne<PersonTeams>();
  let prepared = false;
  const keyOf = (): string => `${personOf(account)} ${choice.current()}`;
  const workspace = async (how?: 'reopen'): Promise<OpenWorkspace> => {
    await account.ready();
    if (how === 'reopen') workspaces.leave();
    return workspaces.open(keyOf(), async () => {
      const { openWorkspace, prepareForPageCache } = await import('./person/workspace.ts');
      if (!prepared) prepareForPageCache(window);
      prepared = true;
      return openWorkspace({
        account,
        connection,
        track,
        userId: personOf(account),
        workspaceId: choice.current(),
        onOvertaken: offerReload,
      });
    });
  };
  const teams = async (): Promise<PersonTeams | null> => {
    await account.ready();
    const userId = personOf(account);
    if (userId === null) return null;
    return people.open(userId, async () => {
      const { openPersonTeams } = await import('./teams/personTeams.ts');
      return openPersonTeams({ account, connection, userId, choice, openWorkspace: workspace });
    });
  };
  return {
    workspace,
    teams,
    /** Closes what is open, except what belongs to the person who is signed in now. */
    leaveOthers: () => {
      workspaces.leave(keyOf());
      people.leave(personOf(account));
    },
    leave: () => {
      workspaces.leave();
      people.leave();
    },
  };
}

/** At most one thing of its kind, open under a key. */
function openOne<Value extends { close(): void }>() {
  let current: { readonly key: string; readonly value: Promise<Value> } | null = null;
  /** Closes it unless it has this key. */
  const leave = (stays?: string | null): void => {
    if (current === null || current.key === stays) return;
    // What never opened needs no closing.
    void current.value.then((before) => before.close()).catch(() => undefined);
    current = null;
  };
  return {
    leave,
    open: (key: string, load: () => Promise<Value>): Promise<Value> => {
      leave(key);
      current ??= { key, value: load() };
      return current.value;
    },
  };
}
