import type { Account } from '../../account/account.ts';
import { createPersonLinks, type LinkContext, type PersonLinks } from '../../sharing/personLinks.ts';
import { newRunId } from '../clock.ts';

/** One person's links to the deals of a workspace, with keys from the platform's source of randomness. */
export const openLinks = (account: Pick<Account, 'invoke'>, whose: Pick<LinkContext, 'userId' | 'workspaceId'>): PersonLinks =>
  createPersonLinks({
    account,
    ...whose,
    origin: location.origin,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    newUuid: newRunId,
  });
