import { authFailure, type AuthFailure } from './authFailure.ts';

/** `seconds` until another try is taken. */
export const tooMany = (seconds: number): AuthFailure => ({
  ...authFailure(429, 'over_request_rate_limit', 'Request rate limit reached'),
  retryAfterSeconds: seconds,
});
