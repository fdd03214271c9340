import { networkOf } from '../http/networkOf.ts';
import type { Auth } from './auth.ts';
import { authFailure, type AuthFailure } from './authFailure.ts';

/** `seconds` until another try is taken. */
export const tooMany = (seconds: number): AuthFailure => ({
  ...authFailure(429, 'over_request_rate_limit', 'Request rate limit reached'),
  retryAfterSeconds: seconds,
});

/** Counts a call against the caller's network; a refusal when its share is used up. */
export function countCall({ windows, clock }: Auth, address: string | null): AuthFailure | null {
  const network = networkOf(address);
  const wait = windows.perAddress.wait(network, clock());
  if (wait > 0) return tooMany(wait);
  windows.perAddress.record(network, clock());
  return null;
}
