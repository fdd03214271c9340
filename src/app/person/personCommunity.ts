import type { Account } from '../../account/account.ts';
import type { Community } from '../../community/community.ts';
import { waitingPostings } from '../../data/community/waitingPostings.ts';
import { now } from '../clock.ts';
import type { Connection } from '../connection.ts';
import { withTabLock } from './backgroundTasks.ts';

interface CommunityOwner {
  readonly account: Pick<Account, 'invoke' | 'state'>;
  readonly connection: Connection;
  readonly userId: string | null;
}

export interface PersonCommunity {
  /** Opens the community on first use. Null while nobody is signed in. */
  readonly open: () => Promise<Community | null>;
  readonly close: () => void;
}

/** Delay in milliseconds after start-up work. */
const quietMs = 5_000;

/** One person's community, opened by its screen, or automatically to send what is queued. */
export function createPersonCommunity({ account, connection, userId }: CommunityOwner): PersonCommunity {
  let opened: Promise<Community> | null = null;
  const load = async (person: string): Promise<Community> => {
    const { createCommunity } = await import('../../community/community.ts');
    return createCommunity({ account, connection, userId: person, exclusively: withTabLock, newUuid: () => crypto.randomUUID(), now });
  };
  const open = async (): Promise<Community | null> => (userId === null ? null : (opened ??= load(userId)));
  const wake = async (): Promise<void> => {
    if (userId !== null && (await waitingPostings(userId)) > 0) await open();
  };
  const timer = setTimeout(() => void wake().catch(() => undefined), quietMs);
  return {
    open,
    close: () => {
      clearTimeout(timer);
      void opened?.then((community) => community.close());
    },
  };
}
