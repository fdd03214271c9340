import type { Billing } from '../../../src/backend/billing/refreshSubscription.ts';
import type { UserClaims } from '../../../src/backend/userClaims.ts';
import type { RateLimiter } from '../../../src/backend/rateLimiter.ts';
import type { VerifyToken } from '../../../src/backend/tokenVerdict.ts';
import type { SecretKey } from '../auth/keys/secretKey.ts';
import type { Database } from '../store/database.ts';

export interface AccountContext {
  readonly db: Database;
  readonly verify: VerifyToken;
  readonly secrets: SecretKey;
  /** The claims of an expired token signed by this server. Null for any other token. */
  readonly verifyExpired: (token: string) => Promise<UserClaims | null>;
  /** Limits how often one account may call, because an export reads all of a person's data. */
  readonly window: RateLimiter;
  /** The current time, in milliseconds since 1970. */
  readonly clock: () => number;
  /** Cancels subscriptions when accounts are deleted. Null if no Stripe key is configured. */
  readonly billing: Billing | null;
  /** Called after sessions have ended here. */
  readonly sessionsChanged: () => void;
}
