import { createAccount, type TokenSource } from '../account/createAccount.ts';
import type { Account } from '../account/account.ts';
import type { Services } from '../ui/hooks/services.ts';
import { newId, now } from './clock.ts';
import { createConnection, type Connection } from './connection.ts';
import { loadConfig } from './config.ts';
import type { DeviceContext } from './device/createDevice.ts';
import { createLateAnalytics } from './counting/lateAnalytics.ts';
import type { OpenWorkspace } from './person/workspace.ts';

declare const __TEST_BUILD__: boolean;

const startUpQuietMs = 1_000;

const watchEveryMs = 3_600_000;

/** Builds what the first paint needs; everything heavier loads when a screen asks for it, or after the quiet of the start. */
export function createServices(): Services {
  const connection = createConnection();
  const fetchNow = globalThis.fetch.bind(globalThis);
  const onDeleted = (userId: string): void => void device().then((calls) => calls.wipe(userId));
  const account = watched(createAccount({ loadConfig, storage: localStorage, fetch: fetchNow, now, onDeleted }), connection);
  const analytics = createLateAnalytics(loadConfig);
  const { workspace, leave } = createWorkspaceSource({ account, connection, track: analytics.track });
  const device = () => loadDevice({ workspace, leave });
  const drain = async (): Promise<void> => {
    if (connection.current() !== 'online' || account.state().kind !== 'signed-in') return;
    // The screen says when the storage does not open; the queue is in it.
    const open = await workspace().catch(() => null);
    // At a start the first screen and the stores come before it.
    await open?.opened;
    await open?.ingest.drainQueue();
    await open?.watch.checkDue();
  };
  connection.subscribe(() => {
    analytics.flush();
    void drain();
  });
  account.subscribe(() => {
    analytics.know(account.state());
    leave(personOf(account));
    void drain();
  });
  // A page that stays open for days looks again too.
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
    workspace,
    device,
    appFiles: loadAppFiles,
    exampleEvaluator,
    connection,
    now,
    newId,
  };
}

/** The account, whose calls also tell whether the server answers: what has to wait must not wait for the next check. */
function watched(account: Account & TokenSource, connection: Connection): Account & TokenSource {
  return {
    ...account,
    invoke: async (name, body) => {
      const answer = await account.invoke(name, body);
      if (!answer.ok && answer.error.kind === 'offline') connection.lost();
      return answer;
    },
  };
}

const exampleEvaluator = async () => (await import('./visitor/exampleEvaluator.ts')).createExampleEvaluator();

const loadAppFiles = async () => (await import('./update/appFiles.ts')).createAppFiles();

const loadDevice = async (context: DeviceContext) => (await import('./device/createDevice.ts')).createDevice(context);

function personOf(account: Account): string | null {
  const state = account.state();
  return state.kind === 'signed-in' ? state.user.id : null;
}

interface WorkspaceSource {
  /** The workspace of whoever is signed in. */
  readonly workspace: (how?: 'anew') => Promise<OpenWorkspace>;
  /** Closes the open one unless it is this person's; `undefined` is nobody's. */
  readonly leave: (stays?: string | null) => void;
}

interface WorkspaceParts {
  readonly account: Account & TokenSource;
  readonly connection: Connection;
  readonly track: Services['track'];
}

function createWorkspaceSource({ account, connection, track }: WorkspaceParts): WorkspaceSource {
  let open: { readonly userId: string | null; readonly workspace: Promise<OpenWorkspace> } | null = null;
  const leave: WorkspaceSource['leave'] = (stays) => {
    if (open === null || open.userId === stays) return;
    // One that never opened has nothing to close.
    void open.workspace.then((before) => before.close()).catch(() => undefined);
    open = null;
  };
  const workspace: WorkspaceSource['workspace'] = async (how) => {
    await account.ready();
    const userId = personOf(account);
    leave(how === 'anew' ? undefined : userId);
    open ??= {
      userId,
      workspace: import('./person/workspace.ts').then(({ openWorkspace }) => openWorkspace({ account, connection, track, userId })),
    };
    return open.workspace;
  };
  return { workspace, leave };
}
