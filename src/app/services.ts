import { createAccount } from '../account/createAccount.ts';
import type { Account } from '../account/account.ts';
import type { Services } from '../ui/hooks/services.ts';
import { newId, now } from './clock.ts';
import { createConnection, type Connection } from './connection.ts';
import { loadConfig } from './config.ts';
import { createWorkspaceChoice } from './workspaceChoice.ts';
import { createDeferredAnalytics } from './deferredAnalytics.ts';
import type { PersonParts, PersonSource } from './person/personSource.ts';
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
  const { person, whenOpen } = lazyPerson({ account, connection, track: analytics.track, choice: workspaceChoice });
  const workspace = async (how?: 'reopen') => (await person()).workspace(how);
  const device = () => loadDevice(() => whenOpen(({ leave }) => leave()));
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
    whenOpen(({ leaveOthers }) => leaveOthers());
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
    teams: async () => (await person()).teams(),
    appFiles: loadAppFiles,
    exampleEvaluator,
    connection,
    clock: { now, newId },
  };
}

/** What belongs to the person, loaded on first use. */
function lazyPerson(parts: PersonParts) {
  let source: Promise<PersonSource> | null = null;
  return {
    person: (): Promise<PersonSource> => {
      source ??= import('./person/personSource.ts').then(({ createPersonSource }) => createPersonSource(parts));
      // The next call tries again.
      source.catch(() => (source = null));
      return source;
    },
    /** Acts on it if it was ever used. */
    whenOpen: (act: (open: PersonSource) => void): void => void source?.then(act, () => undefined),
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
