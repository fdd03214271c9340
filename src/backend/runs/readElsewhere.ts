import type { Result } from '../../core/kernel/result.ts';
import type { IngestErrorCode, IngestItem } from '../../core/contracts/ingestContract.ts';
import type { PortalTarget } from '../portal/portalTarget.ts';

/** Reads one listing by way of somebody else, where its portal keeps our server out. `message` is for the person. */
export type ReadElsewhere = (
  target: PortalTarget,
) => Promise<Result<readonly IngestItem[], { readonly code: IngestErrorCode; readonly message: string }>>;

/** What a portal answers that keeps its listing from us, and not from others. */
export const keptOut: ReadonlySet<IngestErrorCode> = new Set(['portal_blocked', 'robots_disallowed', 'direct_fetch_off']);
