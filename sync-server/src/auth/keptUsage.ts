import type { SecretKey } from './keys/secretKey.ts';

/** What a deleted account used of a month is kept under this keyed hash of its address, never under the address. */
export const keptUsage = (secrets: SecretKey, email: string): string => secrets.digest(JSON.stringify(['usage', email]));
