import type { Text } from './database.ts';

/** A call to the engine's thread. Calls are numbered, and answered in order. */
export type EngineCall = { readonly id: number } & EngineRequest;

export type EngineRequest =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly Text[] }
  /** Runs a script of several statements as one transaction. */
  | { readonly kind: 'exec'; readonly script: string }
  | { readonly kind: 'listen'; readonly channel: string }
  /** Ends the subscription started by the call with number `listener`. */
  | { readonly kind: 'unlisten'; readonly listener: number }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

/** A message from the engine's thread. */
export type EngineMessage =
  | { readonly kind: 'ready' }
  /** A keep-alive during long work. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'done'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly error: StatementError }
  | { readonly kind: 'heard'; readonly listener: number; readonly payload: string }
  /** The engine cannot continue, or could not be opened. */
  | { readonly kind: 'broken'; readonly reason: string };

/** A database error, as passed between threads. It contains no personal values, because it is logged. */
export interface StatementError {
  readonly message: string;
  /** The five characters of SQLSTATE. */
  readonly code: string;
  readonly constraint: string | undefined;
  readonly statement: string | undefined;
}
