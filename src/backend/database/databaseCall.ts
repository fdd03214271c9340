import type { Caller } from '../functionRequest.ts';
import type { CallerFunction, Given, ServiceFunction } from './databaseFunctions.ts';

/** Calls a database function as the signed-in caller. Returns its JSON. Throws if the database does not respond. */
export type DatabaseCall = <Name extends CallerFunction>(caller: Caller, name: Name, given: Given<Name>) => Promise<unknown>;

/**
 * Calls a database function with rights above row-level security, passing one document. Returns its JSON. Throws if the database does not
 * respond.
 */
export type ServiceCall = (name: ServiceFunction, given: Readonly<Record<string, unknown>>) => Promise<unknown>;
