import type { Account } from '../../../account/account.ts';
import { createCommunity, type Community } from '../../../community/community.ts';
import { now } from '../../clock.ts';
import type { Connection } from '../../connection.ts';
import { exclusively } from '../exclusively.ts';

interface CommunityOwner {
  readonly account: Pick<Account, 'invoke' | 'state'>;
  readonly connection: Connection;
  readonly userId: string;
}

/** The community of one signed-in person on this device; from here on what waits is sent as soon as the server can be reached. */
export const openCommunity = (owner: CommunityOwner): Community =>
  createCommunity({ ...owner, exclusively, newUuid: () => crypto.randomUUID(), now });
