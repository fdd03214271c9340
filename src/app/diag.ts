import type { Deal } from '../core/deal/deal.ts';
import { readSyncStatus } from '../data/view/sync/syncView.ts';
import type { Workspace } from '../ui/hooks/workspace.ts';
import type { OpenWorkspace } from './person/workspace.ts';
import { pageBuild } from './update/pageBuild.ts';

/** What a test build makes available to tests, as specified by the adapter contract in docs/testing.md. */
interface Diagnosis {
  readonly userId: string | null;
  /** Pending records and captures, including refused ones. */
  readonly pending: number;
  readonly parked: number;
  readonly lastSync: number | null;
  readonly stateHash: string | null;
  readonly dealCount: number | null;
  readonly dbName: string;
  readonly buildId: string;
  /** A deal as stored on disk. */
  readonly readDeal: (id: string) => Promise<Deal | null>;
  /** The screens' commands, for tests with more edits than they could make through the interface. */
  readonly mutate: Workspace['deals']['mutate'];
  readonly mutateItem: Workspace['itemCommands']['mutateItem'];
  readonly mutateAlert: Workspace['itemCommands']['mutateAlert'];
  readonly reviewSync: Workspace['sync']['reviewSync'];
  /** Adds many deals in one call to the data worker. Returns how many were stored. */
  readonly seedDeals: (deals: readonly Deal[]) => Promise<number>;
}

interface Hooks {
  __diag?: () => Promise<Diagnosis>;
  /** How many changes and links exist only on this device, counted in the stores. Null if they do not respond. */
  __countUnsent?: () => Promise<number | null>;
}

/** Installs `window.__diag()` and `window.__countUnsent()`. Called only by test builds. */
export function installDiagnosis(current: () => Promise<OpenWorkspace>): void {
  const hooks = globalThis as Hooks;
  hooks.__countUnsent = async () => {
    const unsent = await (await (await current()).workshop()).data.call('countUnsent', []);
    return unsent.ok ? unsent.value : null;
  };
  hooks.__diag = async () => {
    const { workshop, person, deals, itemCommands, sync } = await current();
    const { userId, view } = person;
    const opened = await workshop();
    const status = await readSyncStatus(view);
    const digest = await opened.data.call('digest', []);
    return {
      userId,
      pending: (status?.pending ?? 0) + (await view.captures.where('state').anyOf('waiting', 'fetching').count()),
      parked: (status?.parked ?? 0) + (await view.captures.where('state').equals('failed').count()),
      lastSync: status?.lastSyncAt ?? null,
      stateHash: digest.ok ? digest.value.hash : null,
      dealCount: digest.ok ? digest.value.count : null,
      dbName: view.name,
      buildId: pageBuild(),
      readDeal: (id) => deals.readDeal(id),
      mutate: (command) => deals.mutate(command),
      mutateItem: (command) => itemCommands.mutateItem(command),
      mutateAlert: (command) => itemCommands.mutateAlert(command),
      reviewSync: () => sync.reviewSync(),
      seedDeals: async (added) => {
        const { written, failed } = await deals.mutateMany(added.map((deal) => ({ type: 'deal/add', deal })));
        if (failed.length > 0) throw new Error(`${failed.length} deals were not stored`);
        return written.length;
      },
    };
  };
}
