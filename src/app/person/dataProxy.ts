import type { WorkerClient } from '../../bridge/workerClient.ts';
import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import { createWorkerProxy, type Fallbacks, type WorkerProxy } from '../../bridge/workerProxy.ts';
import type { Deal } from '../../core/deal/deal.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import { err, type Result } from '../../core/kernel/result.ts';
import { dealIdOf, type DataFailure, type DealCommand, type ManyMutated } from '../../data/commands/dealCommand.ts';
import type { PersonWorker } from './workers.ts';

const silence = ({ message }: WorkerFailure): DataFailure => ({
  kind: 'storage-lost',
  message: `The storage of this device did not answer (${message}) Your input is still here: try again.`,
});
const lost = (failure: WorkerFailure): Result<never, DataFailure> => err(silence(failure));
const nothing = (): null => null;

/** The jobs of the data worker that screens call, and what each answers where the worker did not. */
const fallbacks = {
  mutate: lost,
  mutateMany: (failure: WorkerFailure, commands: readonly DealCommand[]): ManyMutated => ({
    written: [],
    failed: commands.map((command) => ({ id: dealIdOf(command), failure: silence(failure) })),
  }),
  mutateItem: lost,
  mutateAlert: lost,
  writeProfile: lost,
  rescore: lost,
  readDeal: nothing,
  readDeals: (): readonly Deal[] => [],
  readDeletedDeal: nothing,
  findByListing: nothing,
  readProfile: () => standardProfile,
  reviewSync: nothing,
  chooseInSync: lost,
  syncNow: () => undefined,
  exportUnsent: nothing,
  importUnsent: lost,
  makeBackup: lost,
  previewBackup: lost,
  restoreBackup: lost,
  undoRestore: lost,
  digest: nothing,
} satisfies Fallbacks<PersonWorker>;

/** These may go through thousands of deals, on a slow phone. */
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

export type DataProxy = WorkerProxy<PersonWorker, typeof fallbacks>;

/** The data worker as screens and ingest call it. */
export const createDataProxy = ({ call }: Pick<WorkerClient<PersonWorker>, 'call'>): DataProxy =>
  createWorkerProxy<PersonWorker, typeof fallbacks>(
    (name, args, options) => call(name, args, long.has(name) ? { timeoutMs: longTimeoutMs, ...options } : options),
    fallbacks,
  );
