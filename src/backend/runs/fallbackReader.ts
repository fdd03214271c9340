import type { Result } from '../../core/kernel/result.ts';
import type { IngestErrorCode, IngestItem } from '../../core/contracts/ingestContract.ts';
import type { PortalTarget } from '../portal/portalTarget.ts';

/** Reads one listing through another service, if its portal blocks our server. `message` is for the person. */
export type FallbackReader = (
  target: PortalTarget,
) => Promise<Result<readonly IngestItem[], { readonly code: IngestErrorCode; readonly message: string }>>;

/** Errors that mean the portal blocks our server but not others. */
export const portalRefusals: ReadonlySet<IngestErrorCode> = new Set(['portal_blocked', 'robots_disallowed', 'direct_fetch_off']);
