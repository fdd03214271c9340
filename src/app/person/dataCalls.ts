import type { WorkerClient } from '../../bridge/workerClient.ts';
import type { Deal } from '../../core/deal/deal.ts';
import type { Profile } from '../../core/deal/profile.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import { err, type Result } from '../../core/kernel/result.ts';
import type { DataFailure, DealCommand, ManyMutated, MutateResult, Stamp } from '../../data/commands/dealCommand.ts';
import type { ItemCommand } from '../../data/commands/items/itemCommands.ts';
import type { ProfileWritten, SyncChoice, SyncReviewList } from '../../data/dataWorker.ts';
import { againOnDeath } from './againOnDeath.ts';
import type { PersonWorker } from './workers.ts';

interface DataCalls {
  mutate(command: DealCommand): Promise<MutateResult>;
  mutateMany(commands: readonly DealCommand[]): Promise<ManyMutated>;
  mutateItem(command: ItemCommand): Promise<Result<null, DataFailure>>;
  writeProfile(profile: Profile, stamp: Stamp): Promise<ProfileWritten>;
  readDeal(id: string): Promise<Deal | null>;
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
}

/** Thousands of deals in one call, on a slow phone. */
const manyTimeoutMs = 180_000;

/** The data worker's commands with its own failures folded into theirs: a worker that died reads as storage that did not answer. */
export function createDataCalls(data: WorkerClient<PersonWorker>): DataCalls {
  return {
    ...scoringCalls(data),
    ...unsentCalls(data),
    mutate: async (command) => {
      const answer = await againOnDeath(() => data.call('mutate', [command]));
      if (answer.ok) return answer.value;
      return err(silent(answer.error.message));
    },
    mutateMany: async (commands) => {
      const answer = await againOnDeath(() => data.call('mutateMany', [commands], { timeoutMs: manyTimeoutMs }));
      if (answer.ok) return answer.value;
      const failure = silent(answer.error.message);
      return { written: [], failed: commands.map((command) => ({ id: 'deal' in command ? command.deal.id : command.id, failure })) };
    },
    mutateItem: async (command) => {
      const answer = await againOnDeath(() => data.call('mutateItem', [command]));
      return answer.ok ? answer.value : err(silent(answer.error.message));
    },
    readDeal: async (id) => {
      const answer = await againOnDeath(() => data.call('readDeal', [id]));
      return answer.ok ? answer.value : null;
    },
    readDeals: async (ids) => {
      const answer = await againOnDeath(() => data.call('readDeals', [ids], { timeoutMs: manyTimeoutMs }));
      return answer.ok ? answer.value : [];
    },
    findByListing: async (site, listingId) => {
      const answer = await againOnDeath(() => data.call('findByListing', [site, listingId]));
      return answer.ok ? answer.value : null;
    },
    readProfile: async () => {
      const answer = await againOnDeath(() => data.call('readProfile', []));
      return answer.ok ? answer.value : standardProfile;
    },
    reviewSync: async () => {
      const answer = await againOnDeath(() => data.call('reviewSync', []));
      return answer.ok ? answer.value : null;
    },
    chooseInSync: async (choice) => {
      const answer = await againOnDeath(() => data.call('chooseInSync', [choice]));
      return answer.ok ? answer.value : err(silent(answer.error.message));
    },
  };
}

/** What only this device knows, as a file. */
function unsentCalls(data: WorkerClient<PersonWorker>): Pick<DataCalls, 'exportUnsent' | 'importUnsent'> {
  return {
    exportUnsent: async () => {
      const answer = await againOnDeath(() => data.call('exportUnsent', []));
      return answer.ok ? answer.value : null;
    },
    importUnsent: async (text) => {
      const answer = await againOnDeath(() => data.call('importUnsent', [text]));
      return answer.ok ? answer.value : err(silent(answer.error.message));
    },
  };
}

/** What scores many rows, and so takes its time. */
function scoringCalls(data: WorkerClient<PersonWorker>): Pick<DataCalls, 'writeProfile' | 'rescore'> {
  const options = { timeoutMs: manyTimeoutMs };
  return {
    writeProfile: async (profile, { mid, at }) => {
      const answer = await againOnDeath(() => data.call('writeProfile', [profile, mid, at], options));
      return answer.ok ? answer.value : err(silent(answer.error.message));
    },
    rescore: async (ids, at) => {
      const answer = await againOnDeath(() => data.call('rescore', [ids, at], options));
      return answer.ok ? answer.value : err(silent(answer.error.message));
    },
  };
}

const silent = (message: string): DataFailure => ({
  kind: 'storage-lost',
  message: `The storage of this device did not answer (${message}) Your input is still here: try again.`,
});
