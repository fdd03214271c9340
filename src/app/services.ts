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
  const { workspace, leave } = createWorkspaceSource({ account, connection, track: analytics.track, choice: workspaceChoice });
  const { teams, leaveTeams } = createTeamsSource({ account, connection, choice: workspaceChoice, openWorkspace: workspace });
  const device = () =>
    loadDevice(() => {
      leaveTeams();
      leave();
    });
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
    leaveTeams(personOf(account));
    leave(personOf(account));
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

interface WorkspaceSource {
  /** The workspace of the last person to sign in who has not signed out. */
  readonly workspace: (how?: 'reopen') => Promise<OpenWorkspace>;
  /** Closes the open workspace unless it belongs to this person. `undefined` matches nobody. */
  readonly leave: (stays?: string | null) => void;
}

interface WorkspaceParts {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly track: Services['track'];
  readonly choice: WorkspaceChoice;
}

function createWorkspaceSource({ account, connection, track, choice }: WorkspaceParts): WorkspaceSource {
  let open: { readonly userId: string | null; readonly workspaceId: string | null; readonly workspace: Promise<OpenWorkspace> } | null =
    null;
  let prepared = false;
  const leave: WorkspaceSource['leave'] = (stays) => {
    if (open === null || open.userId === stays) return;
    // A workspace that never opened needs no closing.
    void open.workspace.then((before) => before.close()).catch(() => undefined);
    open = null;
  };
  const workspace: WorkspaceSource['workspace'] = async (how) => {
    await account.ready();
    const userId = personOf(account);
    const workspaceId = choice.current();
    leave(how === 'reopen' || open?.workspaceId !== workspaceId ? undefined : userId);
    open ??= {
      userId,
      workspaceId,
      workspace: import('./person/workspace.ts').then(({ openWorkspace, prepareForPageCache }) => {
        if (!prepared) prepareForPageCache(window);
        prepared = true;
        return openWorkspace({ account, connection, track, userId, workspaceId, onOvertaken: offerReload });
      }),
    };
    return open.workspace;
  };
  return { workspace, leave };
}

interface TeamsParts extends Omit<WorkspaceParts, 'track'> {
  readonly openWorkspace: WorkspaceSource['workspace'];
}

/** The teams of the last person to sign in who has not signed out. They start with the person's services, once the first screen is idle. */
function createTeamsSource({ account, connection, choice, openWorkspace }: TeamsParts) {
  let open: { readonly userId: string; readonly teams: Promise<PersonTeams> } | null = null;
  const leaveTeams = (stays?: string | null): void => {
    if (open === null || open.userId === stays) return;
    void open.teams.then((before) => before.close()).catch(() => undefined);
    open = null;
  };
  const teams = async (): Promise<PersonTeams | null> => {
    await account.ready();
    const userId = personOf(account);
    leaveTeams(userId);
    if (userId === null) return null;
    open ??= {
      userId,
      teams: import('./teams/personTeams.ts').then(({ openPersonTeams }) =>
        openPersonTeams({ account, connection, userId, choice, openWorkspace }),
      ),
    };
    return open.teams;
  };
  return { teams, leaveTeams };
}
