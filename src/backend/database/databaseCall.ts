import type { Caller } from '../functionRequest.ts';
import type { CallerFunction, Given, ServiceFunction } from './databaseFunctions.ts';

/** Calls a function of the database as the caller. Returns its JSON; throws when the database does not answer. */
export type DatabaseCall = <Name extends CallerFunction>(caller: Caller, name: Name, given: Given<Name>) => Promise<unknown>;

/** Calls a function of the database above row-level security, with its one document. Returns its JSON; throws when the database does not answer. */
export type ServiceCall = (name: ServiceFunction, given: Readonly<Record<string, unknown>>) => Promise<unknown>;
