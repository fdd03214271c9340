import { waitingPostings } from '../../data/community/waitingPostings.ts';
import { readSyncStatus } from '../../data/view/sync/syncView.ts';
import type { Device } from '../../ui/hooks/services.ts';
import type { OpenWorkspace } from '../person/workspace.ts';
import { forgetPerson } from './forgetPerson.ts';
import { readEverything } from './readEverything.ts';

export interface DeviceContext {
  readonly workspace: () => Promise<OpenWorkspace>;
  /** Closes whatever is open. */
  readonly leave: () => void;
}

/** What can be done with what a person has on this device. */
export function createDevice({ workspace, leave }: DeviceContext): Device {
  return {
    countUnsent: async () => {
      const { view, userId } = await workspace();
      const waiting = await view.captures.where('state').anyOf('waiting', 'fetching').count();
      const postings = userId === null ? 0 : await waitingPostings(userId);
      return waiting + postings + ((await readSyncStatus(view))?.pending ?? 0);
    },
    readEverything: (userId) => readEverything(userId),
    wipe: async (userId) => {
      leave();
      const wiped = await forgetPerson(userId);
      // Nothing of the person stays in this page's memory either.
      if (wiped.ok) location.replace('/');
      return wiped;
    },
  };
}
