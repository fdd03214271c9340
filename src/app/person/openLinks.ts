import type { Account } from '../../account/account.ts';
import { createPersonLinks, type PersonLinks } from '../../sharing/personLinks.ts';
import { newRunId } from '../clock.ts';

/** One person's links to their deals, with keys from the platform's source of randomness. */
export const openLinks = (account: Pick<Account, 'invoke'>, userId: string): PersonLinks =>
  createPersonLinks({
    account,
    userId,
    origin: location.origin,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    newUuid: newRunId,
  });
