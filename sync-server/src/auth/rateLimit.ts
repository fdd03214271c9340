import { consume } from '../../../src/backend/rateLimiter.ts';
import { networkOf } from '../http/networkOf.ts';
import type { Auth } from './auth.ts';
import { authFailure, type AuthFailure } from './authFailure.ts';

/** The failure for too many attempts. `seconds` is the time until the next is accepted. */
export const rateLimitedFailure = (seconds: number): AuthFailure => ({
  ...authFailure(429, 'over_request_rate_limit', 'Request rate limit reached'),
  retryAfterSeconds: seconds,
});

/** Counts a call against the caller's network. Returns the failure if its limit is reached, otherwise null. */
export function countCall({ windows, clock }: Auth, address: string | null): AuthFailure | null {
  const wait = consume(windows.perAddress, networkOf(address), clock());
  return wait === 0 ? null : rateLimitedFailure(wait);
}
