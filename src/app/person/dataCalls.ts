import type { Call, WorkerClient } from '../../bridge/workerClient.ts';
import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import type { Deal } from '../../core/deal/deal.ts';
import type { Profile } from '../../core/deal/profile.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import { err, type Result } from '../../core/kernel/result.ts';
import {
  dealIdOf,
  type DataFailure,
  type DealCommand,
  type ManyMutated,
  type MutateResult,
  type Stamp,
} from '../../data/commands/dealCommand.ts';
import type { AlertCommands } from '../../data/alerts/alertCommands.ts';
import type { ItemCommand } from '../../data/commands/items/itemCommands.ts';
import type { DeletedDeal, ProfileWritten, SyncChoice, SyncReviewList } from '../../data/dataWorker.ts';
import type { BackupControl } from '../../data/backups.ts';
import { againOnDeath } from './againOnDeath.ts';
import type { PersonWorker } from './workers.ts';

interface DataCalls extends AlertCommands {
  mutate(command: DealCommand): Promise<MutateResult>;
  mutateMany(commands: readonly DealCommand[]): Promise<ManyMutated>;
  mutateItem(command: ItemCommand): Promise<Result<null, DataFailure>>;
  writeProfile(profile: Profile, stamp: Stamp): Promise<ProfileWritten>;
  readDeal(id: string): Promise<Deal | null>;
  /** Null also when the worker did not answer. */
  readDeletedDeal(id: string): Promise<DeletedDeal | null>;
  readDeals(ids: readonly string[]): Promise<readonly Deal[]>;
  rescore(ids: readonly string[], at: Instant): Promise<ProfileWritten>;
  findByListing(site: string, listingId: string): Promise<Deal | null>;
  readProfile(): Promise<Profile>;
  /** Null when the worker did not answer. */
  reviewSync(): Promise<SyncReviewList | null>;
  chooseInSync(choice: SyncChoice): Promise<Result<null, DataFailure>>;
  /** Null when the worker did not answer. */
  exportUnsent(): Promise<string | null>;
  importUnsent(text: string): Promise<Result<{ readonly records: number; readonly captures: number }, DataFailure>>;
  readonly backups: BackupControl;
  /** One text for the state of all records; null when the worker did not answer. */
  readonly stateHash: () => Promise<string | null>;
}

/** Thousands of deals in one call, on a slow phone. */
const many = { timeoutMs: 180_000 };

/** The data worker's commands with its own failures folded into theirs: a worker that died reads as storage that did not answer. */
export function createDataCalls(data: WorkerClient<PersonWorker>): DataCalls {
  const call: Call<PersonWorker> = (name, args, options) => againOnDeath(() => data.call(name, args, options));
  return {
    mutate: async (command) => orSilent(await call('mutate', [command])),
    mutateMany: async (commands) => {
      const answer = await call('mutateMany', [commands], many);
      if (answer.ok) return answer.value;
      const failure = silent(answer.error);
      return { written: [], failed: commands.map((command) => ({ id: dealIdOf(command), failure })) };
    },
    mutateAlert: async (command) => orSilent(await call('mutateAlert', [command])),
    mutateItem: async (command) => orSilent(await call('mutateItem', [command])),
    writeProfile: async (profile, { mid, at }) => orSilent(await call('writeProfile', [profile, mid, at], many)),
    rescore: async (ids, at) => orSilent(await call('rescore', [ids, at], many)),
    readDeal: async (id) => or(await call('readDeal', [id]), null),
    readDeletedDeal: async (id) => or(await call('readDeletedDeal', [id]), null),
    readDeals: async (ids) => or(await call('readDeals', [ids], many), []),
    findByListing: async (site, listingId) => or(await call('findByListing', [site, listingId]), null),
    readProfile: async () => or(await call('readProfile', []), standardProfile),
    reviewSync: async () => or(await call('reviewSync', []), null),
    chooseInSync: async (choice) => orSilent(await call('chooseInSync', [choice])),
    exportUnsent: async () => or(await call('exportUnsent', []), null),
    importUnsent: async (text) => orSilent(await call('importUnsent', [text])),
    backups: {
      makeBackup: async (parts) => orSilent(await call('makeBackup', [parts], many)),
      previewBackup: async (file, choice) => orSilent(await call('previewBackup', [file, choice], many)),
      restoreBackup: async (file, choice) => orSilent(await call('restoreBackup', [file, choice], many)),
      undoRestore: async () => orSilent(await call('undoRestore', [], many)),
    },
    stateHash: async () => {
      const digest = await call('digest', [], many);
      return digest.ok ? digest.value.hash : null;
    },
  };
}

type Answer<Value> = Result<Value, WorkerFailure>;

const or = <Value, Other>(answer: Answer<Value>, otherwise: Other): Value | Other => (answer.ok ? answer.value : otherwise);

/** An answer that is itself a result: the worker's silence is one more of its failures. */
const orSilent = <Value>(answer: Answer<Result<Value, DataFailure>>): Result<Value, DataFailure> =>
  answer.ok ? answer.value : err(silent(answer.error));

const silent = ({ message }: WorkerFailure): DataFailure => ({
  kind: 'storage-lost',
  message: `The storage of this device did not answer (${message}) Your input is still here: try again.`,
});
