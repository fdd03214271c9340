import type { Caller } from '../functionRequest.ts';

/** Calls a function of the database that takes one JSON document, as the caller; what it answers is JSON. Throws when the database does not answer. */
export type DatabaseCall<Name extends string = string> = (
  caller: Caller,
  name: Name,
  given: Readonly<Record<string, unknown>>,
) => Promise<unknown>;
