import type { SecretKey } from './keys/secretKey.ts';

/** The keyed hash of an address under which a deleted account's usage this month is stored. The address itself is never stored. */
export const deletedAccountKey = (secrets: SecretKey, email: string): string => secrets.digest(JSON.stringify(['usage', email]));
