import type { Text } from './database.ts';

/** What the engine's thread is asked; each call has a number, and calls are answered in the order they came. */
export type EngineCall = { readonly id: number } & EngineRequest;

export type EngineRequest =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly Text[] }
  /** A script of several statements, run as one transaction. */
  | { readonly kind: 'exec'; readonly script: string }
  | { readonly kind: 'listen'; readonly channel: string }
  /** Ends what the call of the number `listener` began. */
  | { readonly kind: 'unlisten'; readonly listener: number }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

/** What the engine's thread says. */
export type EngineMessage =
  | { readonly kind: 'ready' }
  /** Work that takes long goes on. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'done'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly error: StatementError }
  | { readonly kind: 'heard'; readonly listener: number; readonly payload: string }
  /** The engine cannot go on, or could not be opened. */
  | { readonly kind: 'broken'; readonly reason: string };

/** A database error as it crosses threads, without people's values: it reaches the log. */
export interface StatementError {
  readonly message: string;
  /** The five characters of SQLSTATE. */
  readonly code: string;
  readonly constraint: string | undefined;
  readonly statement: string | undefined;
}
