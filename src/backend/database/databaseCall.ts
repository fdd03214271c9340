import type { Caller } from '../functionRequest.ts';
import type { CallerFunction, Given, ServiceFunction } from './databaseFunctions.ts';

/** Calls a database function as the caller. Returns its JSON. Throws if the database does not respond. */
export type DatabaseCall = <Name extends CallerFunction>(caller: Caller, name: Name, given: Given<Name>) => Promise<unknown>;

/** Calls a database function above row-level security, with its one document. Returns its JSON. Throws if the database does not respond. */
export type ServiceCall = (name: ServiceFunction, given: Readonly<Record<string, unknown>>) => Promise<unknown>;
