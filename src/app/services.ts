import { createAccount } from '../account/createAccount.ts';
import { createAnalytics } from '../analytics/createAnalytics.ts';
import type { Services } from '../ui/hooks/services.ts';
import { newId, now } from './clock.ts';
import { createConnection } from './connection.ts';
import { loadConfig } from './config.ts';
import type { OpenWorkspace } from './workspace.ts';

declare const __TEST_BUILD__: boolean;

const startUpQuietMs = 1_000;

/** Builds what the first paint needs; the workspace (Dexie, workers) loads when a screen asks for it. */
export function createServices(): Services {
  const account = createAccount({ loadConfig, storage: localStorage, fetch: globalThis.fetch.bind(globalThis), now });
  const analytics = createAnalytics({ loadConfig, storage: localStorage });
  const connection = createConnection();
  let open: { readonly userId: string | null; readonly workspace: Promise<OpenWorkspace> } | null = null;
  const workspace = async (): Promise<OpenWorkspace> => {
    const state = await account.ready();
    const userId = state.kind === 'signed-in' ? state.user.id : null;
    if (open !== null && open.userId === userId) return open.workspace;
    void open?.workspace.then((before) => before.close());
    open = {
      userId,
      workspace: import('./workspace.ts').then(({ openWorkspace }) => openWorkspace({ account, track: analytics.track, userId })),
    };
    return open.workspace;
  };
  const drain = async (): Promise<void> => {
    if (connection.current() === 'online' && account.state().kind === 'signed-in') await (await workspace()).ingest.drainQueue();
  };
  connection.subscribe(() => void drain());
  // What waited from before: after the first paint, and only where something can wait (a known person).
  setTimeout(() => void connection.check().then(drain), startUpQuietMs);
  account.subscribe(() => {
    const state = account.state();
    if (state.kind === 'signed-in') {
      analytics.identify(state.user.id);
      void drain();
    }
    if (state.kind === 'anonymous') analytics.reset();
  });
  if (__TEST_BUILD__) void import('./diag.ts').then(({ installDiagnosis }) => installDiagnosis(workspace));
  return { account, track: analytics.track, workspace, connection, now, newId };
}
