import type { PortalSite } from '../../core/listing/facts.ts';
import type { InputProblems } from './actors/inputSchema.ts';
import type { RequestKind } from './actors/actorSettings.ts';
import type { ApiFailure } from './api/apifyApi.ts';

/** How a run ended without results. */
export interface EndedBadly {
  readonly runId: string;
  readonly statusMessage: string | null;
  readonly exitCode: number | null;
  readonly costUsd: number | null;
}

/** Why a record of a run was not used as a listing. */
export type RecordRefusal = 'not-a-listing' | 'unreadable' | 'too-large' | 'other-listing' | 'other-site' | 'upstream-error';

/** Why Apify gave no listings. Each kind has its message in `apifyFailureMessage.ts`. */
export type ApifyFailure =
  | { readonly kind: 'no-token' }
  | { readonly kind: 'no-actor'; readonly site: PortalSite; readonly asked: RequestKind }
  /** A URL that is neither a listing nor a search on the actor's sites. */
  | { readonly kind: 'bad-address'; readonly sites: readonly PortalSite[] }
  | { readonly kind: 'unknown-actor'; readonly actor: string }
  | { readonly kind: 'no-schema'; readonly actor: string }
  | { readonly kind: 'bad-input'; readonly actor: string; readonly problems: InputProblems; readonly known: readonly string[] }
  /** Refused or not understood before anything ran. */
  | { readonly kind: 'refused'; readonly why: ApiFailure }
  /** The response to the start was lost, so the run may have begun. */
  | { readonly kind: 'start-unknown'; readonly actor: string }
  /** The run began, but its state or its items could not be read. */
  | { readonly kind: 'lost-run'; readonly runId: string; readonly why: ApiFailure }
  | ({ readonly kind: 'run-failed' | 'run-timed-out' | 'run-aborted' | 'waited-too-long' } & EndedBadly)
  | { readonly kind: 'cancelled'; readonly runId: string | null }
  | { readonly kind: 'empty'; readonly runId: string; readonly statusMessage: string | null; readonly costUsd: number | null }
  | { readonly kind: 'unreadable-items'; readonly runId: string; readonly refused: readonly RecordRefusal[] };
