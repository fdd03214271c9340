import type { WorkerClient } from '../../bridge/workerClient.ts';
import type { Deal } from '../../core/deal/deal.ts';
import type { Profile } from '../../core/deal/profile.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import { err } from '../../core/kernel/result.ts';
import type { DealCommand, MutateResult } from '../../data/commands/dealCommand.ts';
import type { DataWorker } from '../../data/dataWorker.ts';
import { againOnDeath } from './againOnDeath.ts';

interface DataCalls {
  mutate(command: DealCommand): Promise<MutateResult>;
  readDeal(id: string): Promise<Deal | null>;
  findByListing(site: string, listingId: string): Promise<Deal | null>;
  readProfile(): Promise<Profile>;
}

/** The data worker's commands with its own failures folded into theirs: a worker that died reads as storage that did not answer. */
export function createDataCalls(data: WorkerClient<DataWorker>): DataCalls {
  return {
    mutate: async (command) => {
      const answer = await againOnDeath(() => data.call('mutate', [command]));
      if (answer.ok) return answer.value;
      return err({
        kind: 'storage-lost',
        message: `The storage of this device did not answer (${answer.error.message}) Your input is still here: try again.`,
      });
    },
    readDeal: async (id) => {
      const answer = await againOnDeath(() => data.call('readDeal', [id]));
      return answer.ok ? answer.value : null;
    },
    findByListing: async (site, listingId) => {
      const answer = await againOnDeath(() => data.call('findByListing', [site, listingId]));
      return answer.ok ? answer.value : null;
    },
    readProfile: async () => {
      const answer = await againOnDeath(() => data.call('readProfile', []));
      return answer.ok ? answer.value : standardProfile;
    },
  };
}
