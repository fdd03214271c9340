import type { Call, WorkerClient } from '../../bridge/workerClient.ts';
import { err, type Result } from '../../core/kernel/result.ts';
import type { DataFailure } from '../../data/commands/dealCommand.ts';
import { documentsName } from '../../data/view/viewName.ts';
import type { WorkspaceCalls } from '../../teams/workspaceCalls.ts';
import { queryStores } from '../device/queryStores.ts';
import type { PersonWorker } from '../person/workers.ts';
import type { BackgroundSync } from './backgroundSync.ts';

interface CallsContext {
  readonly userId: string;
  /** The worker of the open workspace. Null if it is not the person's. */
  readonly open: () => Promise<{ readonly workspaceId: string | null; readonly client: WorkerClient<PersonWorker> } | null>;
  readonly background: Pick<BackgroundSync, 'workerOf'>;
}

/** Long, because every record of a workspace may be read. */
const patience = { timeoutMs: 180_000 };

const silent: DataFailure = { kind: 'storage-lost', message: 'Device storage did not respond. Nothing was lost. Try again.' };

/** Calls to the data worker of a workspace: the open one's or its background worker, otherwise a worker for this call alone. */
export function createWorkspaceCalls({ userId, open, background }: CallsContext): WorkspaceCalls {
  const ask = async <Answer>(
    workspaceId: string | null,
    question: (call: Call<PersonWorker>) => Promise<Result<Answer, unknown>>,
  ): Promise<Answer | null> => {
    const current = await open().catch(() => null);
    const client = current?.workspaceId === workspaceId ? current.client : background.workerOf(workspaceId);
    if (client === null) return queryStores(documentsName(userId, workspaceId), question);
    const answer = await question(client.call);
    return answer.ok ? answer.value : null;
  };
  return (workspaceId) => ({
    readUnsentCopies: async (plan) => (await ask(workspaceId, (call) => call('readUnsentCopies', [plan], patience))) ?? err(silent),
    readDealCopies: async (ids, plan) => (await ask(workspaceId, (call) => call('readDealCopies', [ids, plan], patience))) ?? err(silent),
    addCopies: async (copies, at) => (await ask(workspaceId, (call) => call('addCopies', [copies, at], patience))) ?? err(silent),
    restoreServerStates: async (keys, captures) =>
      (await ask(workspaceId, (call) => call('restoreServerStates', [keys, captures], patience))) ?? err(silent),
    releaseForbidden: async () => (await ask(workspaceId, (call) => call('releaseForbidden', [], patience))) ?? err(silent),
    mutateMany: async (commands) =>
      (await ask(workspaceId, (call) => call('mutateMany', [commands], patience))) ?? {
        written: [],
        failed: commands.map((command) => ({ id: 'deal' in command ? command.deal.id : command.id, failure: silent })),
      },
  });
}
