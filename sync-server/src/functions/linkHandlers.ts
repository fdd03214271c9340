import type { DatabaseCall } from '../../../src/backend/database/databaseCall.ts';
import { createRateLimiter } from '../../../src/backend/rateLimiter.ts';
import type { VerifyToken } from '../../../src/backend/tokenVerdict.ts';
import { handle as readLink, sharedLinkRule } from '../../../supabase/functions/shared-link/handler.ts';
import { handle as handleLinks } from '../../../supabase/functions/shared-links/handler.ts';
import { networkOf } from '../http/networkOf.ts';
import type { ServerOptions } from '../configuration.ts';
import type { Database } from '../store/database.ts';
import { createDatabaseServiceCall } from './databaseCalls.ts';

interface LinkContext {
  readonly db: Database;
  /** Calls a database function as the signed-in caller. */
  readonly call: DatabaseCall;
  readonly verify: VerifyToken;
  readonly options: Pick<ServerOptions, 'allowedOrigins' | 'limits' | 'clock'>;
}

type LinkHandler = readonly [name: string, handle: (request: Request, address: string | null) => Promise<Response>];

/** The functions for links to one deal: a person's own links, and reading one without an account. */
export function createLinkHandlers({ db, call, verify, options }: LinkContext): readonly LinkHandler[] {
  const { allowedOrigins, limits, clock } = options;
  const own = {
    verify,
    allowedOrigins,
    call,
    window: createRateLimiter({ limit: limits.accountPerMinute, windowMs: 60_000 }),
    now: clock,
  };
  const reading = { allowedOrigins, call: createDatabaseServiceCall(db), window: createRateLimiter(sharedLinkRule), now: clock };
  return [
    ['shared-links', (request) => handleLinks(request, own)],
    ['shared-link', (request, address) => readLink(request, { ...reading, address: networkOf(address) })],
  ];
}
