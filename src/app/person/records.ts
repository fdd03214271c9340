import type { JobAnswer, JobArgs, JobName, WorkerClient } from '../../bridge/workerClient.ts';
import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import type { Deal } from '../../core/deal/deal.ts';
import { isSampleId } from '../../core/deal/samples/sampleIds.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import { err, type Result } from '../../core/kernel/result.ts';
import type { EvaluateWorker } from '../../core/pipeline/jobs.ts';
import { dealIdOf, type DataFailure, type DealCommand, type ManyMutated, type MutateResult } from '../../data/commands/dealCommand.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { reportRefusal } from '../../ui/hooks/reportRefusal.ts';
import type { Workspace } from '../../ui/hooks/workspace.ts';
import { now } from '../clock.ts';
import { requestPersistentStorage } from '../device/requestPersistentStorage.ts';
import { evaluateAndStore } from './evaluations.ts';
import { mutateSample, withSamples } from './sampleCalls.ts';
import type { PersonWorker } from './workers.ts';

/** One person's records through the data worker. */
export type Records = Workspace['deals'] &
  Workspace['profileRecord'] &
  Workspace['itemCommands'] &
  Workspace['sync'] &
  Workspace['backups'];

interface RecordParts {
  readonly view: ViewDb;
  readonly stored: DataProxy;
  readonly evaluator: WorkerClient<EvaluateWorker>;
  /** The open team workspace. Null is the personal one. */
  readonly workspaceId: string | null;
}

/** The stored records as ingest and screens write them: changes to samples stay on this device, and every edit is evaluated. */
export function createRecords({ stored, view, evaluator, workspaceId }: RecordParts) {
  const asking = { persist: async () => navigator.storage.persist(), storage: localStorage };
  const mutate = async (command: DealCommand): Promise<MutateResult> => {
    const written = await stored.mutate(command);
    void requestPersistentStorage(command, written, asking);
    return written;
  };
  const evaluate = evaluateAndStore({
    view,
    now,
    readProfile: () => stored.readProfile(),
    evaluate: (job) => evaluator.call('evaluate', [job]),
  });
  const sink = { ...stored, mutate, evaluateAndStore: evaluate };
  const records: Records = {
    ...sink,
    ...withSamples(sink, view),
    mutate: async (command) => {
      if (isSampleId(dealIdOf(command))) return mutateSample(view, command);
      const written = await mutate(command);
      // The screen already has the outcome. This stores it for the next visit.
      if (written.ok && changesResult.has(command.type)) void evaluate(written.value);
      return written;
    },
    ...profileCalls(stored, workspaceId),
    stateHash: async () => (await stored.digest())?.hash ?? null,
  };
  return { sink, records };
}

/** A person's own profile is never written to a team workspace. What is stored there is the workspace's, and only when asked for. */
function profileCalls(stored: DataProxy, workspaceId: string | null): Pick<Records, 'writeProfile' | 'writeWorkspaceProfile'> {
  return {
    writeProfile: async (...args) =>
      workspaceId === null
        ? stored.writeProfile(...args)
        : refuse({ kind: 'invalid', message: 'Open your personal workspace to change your own profile.' }),
    writeWorkspaceProfile: async (...args) =>
      workspaceId === null
        ? refuse({ kind: 'invalid', message: 'Open a team workspace to store a profile for it.' })
        : stored.writeProfile(...args),
  };
}

/** Commands after which a deal's figures change. */
const changesResult: ReadonlySet<DealCommand['type']> = new Set([
  'deal/add',
  'deal/inputs',
  'deal/strategy',
  'deal/ownership',
  'deal/country',
]);

const silence = ({ message }: WorkerFailure): DataFailure => ({
  kind: 'storage-lost',
  message: `Device storage did not respond. (${message}) Your input is still here. Try again.`,
});
const lost = (failure: WorkerFailure): Result<never, DataFailure> => err(silence(failure));
const nothing = (): null => null;

const allFailed = (failure: DataFailure, commands: readonly DealCommand[]): ManyMutated => ({
  written: [],
  failed: commands.map((command) => ({ id: dealIdOf(command), failure })),
});

type Fallbacks = {
  readonly [Name in JobName<PersonWorker>]?: (failure: WorkerFailure, ...args: JobArgs<PersonWorker, Name>) => unknown;
};

/** The data worker's jobs that screens call, each with its result if the worker does not respond. */
const fallbacks = {
  mutate: lost,
  mutateMany: (failure: WorkerFailure, commands: readonly DealCommand[]): ManyMutated => allFailed(silence(failure), commands),
  mutateItem: lost,
  mutateComment: lost,
  mutateAlert: lost,
  writeProfile: lost,
  rescore: lost,
  readDeal: nothing,
  readChanges: nothing,
  readDeals: (): readonly Deal[] => [],
  readDeletedDeal: nothing,
  findByListing: nothing,
  readProfile: () => standardProfile,
  reviewSync: nothing,
  chooseInSync: lost,
  syncNow: () => undefined,
  tellPresence: () => undefined,
  exportUnsent: nothing,
  importUnsent: lost,
  makeBackup: lost,
  previewBackup: lost,
  restoreBackup: lost,
  undoRestore: lost,
  digest: nothing,
  readWorkspaceProfile: nothing,
  removeWorkspaceProfile: lost,
} satisfies Fallbacks;

/** Jobs that may process thousands of deals on a slow phone. */
const long: ReadonlySet<string> = new Set([
  'mutateMany',
  'writeProfile',
  'rescore',
  'readDeals',
  'makeBackup',
  'previewBackup',
  'restoreBackup',
  'undoRestore',
  'digest',
]);
const longTimeoutMs = 180_000;

type Job = keyof typeof fallbacks;

const refuse = (failure: DataFailure): Result<never, DataFailure> => err(failure);

type Refusals = {
  readonly [Name in Job]?: (failure: DataFailure, ...args: JobArgs<PersonWorker, Name>) => unknown;
};

/** Jobs that change records, each with its result if the person may not change the workspace. Nothing is written then. */
const refusals: Refusals = {
  mutate: refuse,
  mutateMany: allFailed,
  mutateItem: refuse,
  mutateComment: refuse,
  mutateAlert: refuse,
  writeProfile: refuse,
  removeWorkspaceProfile: refuse,
  chooseInSync: refuse,
  importUnsent: refuse,
  restoreBackup: refuse,
  undoRestore: refuse,
};

/** The data worker as screens and ingest call it: its jobs as functions that always resolve. `readOnly` is the one guard of changes. */
export type DataProxy = {
  readonly [Name in Job]: (
    ...args: JobArgs<PersonWorker, Name>
  ) => Promise<JobAnswer<PersonWorker, Name> | ReturnType<(typeof fallbacks)[Name]>>;
};

export function createDataProxy({ call }: Pick<WorkerClient<PersonWorker>, 'call'>, readOnly: () => string | null): DataProxy {
  const functionOf =
    <Name extends Job>(name: Name) =>
    async (...args: JobArgs<PersonWorker, Name>): Promise<unknown> => {
      const why = name in refusals ? readOnly() : null;
      const { [name]: refused }: Refusals = refusals;
      if (why !== null && refused !== undefined) {
        reportRefusal(name, why);
        return refused({ kind: 'invalid', message: why }, ...args);
      }
      const answer = await call(name, args, long.has(name) ? { timeoutMs: longTimeoutMs } : {});
      const { [name]: fallback }: Fallbacks = fallbacks;
      return answer.ok ? answer.value : fallback?.(answer.error, ...args);
    };
  const names = Object.keys(fallbacks) as readonly Job[];
  return Object.fromEntries(names.map((name) => [name, functionOf(name)])) as unknown as DataProxy;
}
