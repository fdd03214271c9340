import type { Billing } from '../../../src/backend/billing/readAnew.ts';
import type { UserClaims } from '../../../src/backend/userClaims.ts';
import type { SlidingWindow } from '../../../src/backend/slidingWindow.ts';
import type { JudgeToken } from '../../../src/backend/tokenVerdict.ts';
import type { SecretKey } from '../auth/keys/secretKey.ts';
import type { Database } from '../store/database.ts';

export interface AccountContext {
  readonly db: Database;
  readonly verify: JudgeToken;
  readonly secrets: SecretKey;
  /** What a token signed for this server says although it has expired; null for any other. */
  readonly verifyExpired: (token: string) => Promise<UserClaims | null>;
  /** Brakes one account's calls: an export reads everything of a person. */
  readonly window: SlidingWindow;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Where subscriptions of people are cancelled when they go; null where no key is configured. */
  readonly billing: Billing | null;
  /** Called after sessions ended here. */
  readonly sessionsChanged: () => void;
}
