import type { SecretKey } from './keys/secretKey.ts';

/** The keyed hash of an address under which a deleted account's usage of the month is kept, never under the address itself. */
export const keptUsage = (secrets: SecretKey, email: string): string => secrets.digest(JSON.stringify(['usage', email]));
