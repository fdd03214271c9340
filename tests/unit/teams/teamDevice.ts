import { instant } from '../../../src/core/kernel/calendar.ts';
import type { TeamEntry, TeamList } from '../../../src/core/contracts/teamsContract.ts';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import { createDataWorker } from '../../../src/data/commands/createDataWorker.ts';
import type { Stores } from '../../../src/data/commands/stores.ts';
import { allRecords } from '../../../src/data/collections/recordQueries.ts';
import { rewriteRecord } from '../../../src/data/collections/recordWrites.ts';
import { cacheTeamList, openPersonalView } from '../../../src/data/view/cached/cachedTeams.ts';
import { documentsName } from '../../../src/data/view/viewName.ts';
import { toState, type SyncedRecord } from '../../../src/data/records/syncedRecord.ts';
import type { FollowPorts } from '../../../src/teams/followTeams.ts';
import type { WorkspaceCalls } from '../../../src/teams/workspaceCalls.ts';
import { belongsToFamily, documentsOnDevice, personDatabases } from '../../../src/app/device/personDatabases.ts';
import { workspaceOf } from '../../../src/data/view/viewName.ts';

export const noon = 1_795_176_000_000;
export const ada = '0c3b509b-a908-482d-a985-ef2a7e859f9e';
export const acme = '1d4c60ac-ba19-4a3e-8a96-0f3b8f96a0af';

export const teamOf = (changes: Partial<TeamEntry> = {}): TeamEntry => ({
  id: acme,
  name: 'Acme',
  role: 'editor',
  members: 2,
  readOnly: null,
  deletedAt: null,
  ...changes,
});

export const listOf = (...teams: readonly TeamEntry[]): TeamList => ({ teams: [...teams], mayCreate: true, mentionMail: true });

const nothing = (): void => undefined;

interface OpenWorker {
  readonly data: ReturnType<typeof createDataWorker>;
  readonly stores: Stores;
}

/**
 * Runs work in the data worker of one of Ada's workspaces, which is open only for that long: RxDB allows one set of collections in a
 * realm.
 */
export async function inWorker<Value>(workspaceId: string | null, work: (open: OpenWorker) => Promise<Value>): Promise<Value> {
  let stores: Stores | null = null;
  const data = createDataWorker(
    { opened: (given) => (stores = given), closing: nothing, writeBegan: nothing, writeEnded: nothing },
    () => noon,
  );
  const opened = await data.open(documentsName(ada, workspaceId));
  if (!opened.ok || stores === null) throw new Error('The stores did not open');
  try {
    return await work({ data, stores });
  } finally {
    await data.close();
  }
}

/** The server has confirmed everything in a workspace. */
export const confirmAll = (workspaceId: string | null): Promise<void> =>
  inWorker(workspaceId, async ({ stores: { documents } }) => {
    for (const coll of ['deals', 'notes', 'scenarios', 'holdings'] as const)
      for (const { id } of await allRecords(documents, coll))
        await rewriteRecord(documents, { coll, id }, (record) => record && { ...record, base: { ...toState(record), version: 1 } });
  });

export const recordsIn = (workspaceId: string | null): Promise<readonly SyncedRecord[]> =>
  inWorker(workspaceId, async ({ stores: { documents } }) =>
    (await Promise.all((['deals', 'notes', 'scenarios', 'holdings'] as const).map((coll) => allRecords(documents, coll)))).flat(),
  );

/** Thrown to end the device's process in the middle of its work. */
export class Crash extends Error {}

export interface Device {
  readonly ports: FollowPorts;
  /** What the person's device did, in order. */
  readonly steps: string[];
  readonly close: () => void;
}

/** Ada's device. Its process ends before the step with the number `crashAt`. The server answers with `lists` in turn, then with the last. */
export function deviceOf(lists: readonly (TeamList | 'offline')[], crashAt = Number.POSITIVE_INFINITY): Device {
  const view = openPersonalView(ada);
  const steps: string[] = [];
  const step = (name: string): void => {
    if (steps.length === crashAt) throw new Crash(name);
    steps.push(name);
  };
  let asked = 0;
  const list = async (): Promise<Result<TeamList, unknown>> => {
    step('list');
    const answer = lists[Math.min(asked, lists.length - 1)] ?? 'offline';
    asked += 1;
    if (answer === 'offline') return err(null);
    await cacheTeamList(view, answer);
    return ok(answer);
  };
  const ports: FollowPorts = {
    view,
    list,
    inWorkspace: callsOf(step),
    onDevice: async () => (await documentsOnDevice(ada)).flatMap((name) => workspaceOf(name) ?? []),
    closeHere: async (workspace) => step(`close ${workspace}`),
    deleteHere: async (workspace) => {
      step('delete');
      const names = await personDatabases(ada);
      for (const name of names.filter((one) => belongsToFamily(one, documentsName(ada, workspace)))) {
        step('delete one');
        await deleted(name);
      }
      return true;
    },
    now: () => noon,
  };
  return { ports, steps, close: () => view.close() };
}

const callsOf =
  (step: (name: string) => void): WorkspaceCalls =>
  (workspaceId) => {
    const name = workspaceId === null ? 'personal' : 'team';
    return {
      readUnsentCopies: (plan) => (step(`read ${name}`), inWorker(workspaceId, ({ data }) => data.readUnsentCopies(plan))),
      readDealCopies: (ids, plan) => (step(`read ${name}`), inWorker(workspaceId, ({ data }) => data.readDealCopies(ids, plan))),
      addCopies: (copies, at) => (step(`add ${name}`), inWorker(workspaceId, ({ data }) => data.addCopies(copies, at))),
      restoreServerStates: (keys, captures) => (
        step(`restore ${name}`),
        inWorker(workspaceId, ({ data }) => data.restoreServerStates(keys, captures))
      ),
      releaseForbidden: () => (step(`release ${name}`), inWorker(workspaceId, ({ data }) => data.releaseForbidden())),
      mutateMany: (commands) => (step(`mutate ${name}`), inWorker(workspaceId, ({ data }) => data.mutateMany(commands))),
    };
  };

function deleted(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('Not deleted')));
  });
}

export const stampOf = (mid: string) => ({ mid: mid as never, at: instant(noon) });
