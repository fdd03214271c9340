import type { Site } from '../listing/facts.ts';

/** An Apify run as displayed, with times in milliseconds and amounts in US dollars. Texts are sanitised and truncated. */
export interface ApifyRunView {
  readonly id: string;
  readonly status: 'READY' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMING-OUT' | 'TIMED-OUT' | 'ABORTING' | 'ABORTED';
  readonly statusMessage: string | null;
  readonly exitCode: number | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly costUsd: number | null;
}

/** An actor the server can run. */
export interface ApifyActorView {
  readonly actor: string;
  readonly sites: readonly Site[];
  readonly reads: readonly ('listing' | 'search')[];
}

/** One field of an actor's input schema. */
export interface ApifyFieldView {
  readonly name: string;
  readonly title: string | null;
  readonly type: string | null;
  readonly description: string | null;
  readonly required: boolean;
  readonly byDefault: string | null;
  readonly choices: readonly string[];
}

/** An item of a run: as the actor returned it, and as passed to the parser if a field map changed it (else null). */
export interface ApifyItemView {
  readonly raw: string;
  readonly mapped: string | null;
}

/** The requests of `POST functions/v1/apify-debug`. Anything that costs money or shows runs needs the person's own token. */
export type ApifyDebugRequest =
  | { readonly ask: 'setup' }
  | { readonly ask: 'schema'; readonly actor: string; readonly apifyToken: string | null }
  | {
      readonly ask: 'start';
      readonly actor: string;
      readonly url: string;
      readonly maxItems: number;
      readonly maxUsd: number;
      readonly apifyToken: string;
    }
  | { readonly ask: 'runs'; readonly actor: string; readonly apifyToken: string }
  | { readonly ask: 'run' | 'stop'; readonly runId: string; readonly apifyToken: string }
  | { readonly ask: 'items'; readonly actor: string; readonly runId: string; readonly apifyToken: string };

export interface ApifySetupView {
  readonly actors: readonly ApifyActorView[];
  /** Whether the server has its own token, which is never shown. */
  readonly serverToken: boolean;
  /** How the server reads listings: from the portals, through Apify, or one after the other. */
  readonly source: 'fetch' | 'apify' | 'fetch-then-apify';
  readonly maxUsd: number;
}

export interface ApifySchemaView {
  readonly fields: readonly ApifyFieldView[];
  /** The input for a listing and for a search, as JSON, and what makes it invalid under this schema (null if valid). */
  readonly inputs: readonly { readonly kind: 'listing' | 'search'; readonly json: string; readonly problem: string | null }[];
}

export interface ApifyItemsView {
  readonly items: readonly ApifyItemView[];
  /** Items of the run that this response omits. */
  readonly left: number;
}

/** The response to each request. A response with `ok: false` has a message for the person. */
export type ApifyDebugResponse =
  | ({ readonly ok: true } & (
      | { readonly setup: ApifySetupView }
      | { readonly schema: ApifySchemaView }
      | { readonly run: ApifyRunView }
      | { readonly runs: readonly ApifyRunView[] }
      | { readonly items: ApifyItemsView }
    ))
  | { readonly ok: false; readonly error: string; readonly message: string };
