import { err, ok, type Result } from '../../core/kernel/result.ts';
import { offline, toAuthFailure, type AuthFailure } from '../authFailure.ts';
import type { FactorType } from '../secondFactor.ts';
import type { DeviceStorage } from '../storedSession.ts';
import type { AccountClient, ClientSource } from '../supabaseClient.ts';
import { withTimeout } from '../withTimeout.ts';
import type { AccountServer } from './accountServer.ts';

/** What the settings need from the account module. */
export interface SettingsRoom {
  readonly client: ClientSource;
  readonly storage: DeviceStorage;
  readonly server: AccountServer;
  /** The kinds of second factor that the accounts server offers. */
  readonly offeredFactors: () => Promise<readonly FactorType[]>;
  /** A valid token. Null if no one is signed in or none is available now. */
  readonly accessToken: () => Promise<string | null>;
  /** Re-reads storage after a call that may have changed who is signed in. */
  readonly refresh: () => void;
}

const answerWithinMs = 15_000;

interface Answered<Value> {
  readonly data: Value | null;
  readonly error: Error | null;
}

export type AuthCall = (client: AccountClient) => Promise<Answered<unknown>>;

/** One library call with its thrown and returned errors merged, and its session events followed. */
export async function callAuth<Value>(
  room: SettingsRoom,
  call: (client: AccountClient) => Promise<Answered<Value>>,
): Promise<Result<Value, AuthFailure>> {
  const client = await room.client.get();
  if (!client.ok) return client;
  const answer = await withTimeout(answerWithinMs, call(client.value));
  room.refresh();
  if (!answer.ok) return err(answer.error === 'overdue' ? offline : toAuthFailure(answer.error.thrown));
  const { data, error } = answer.value;
  if (error !== null) return err(toAuthFailure(error));
  return data === null ? err({ code: 'unexpected_failure', message: 'The server sent an empty response. Try again.' }) : ok(data);
}

/** A library call whose value is not needed. */
export async function callAuthForNothing(room: SettingsRoom, call: AuthCall): Promise<Result<null, AuthFailure>> {
  return withoutValue(await callAuth(room, async (client) => ({ data: {}, error: (await call(client)).error })));
}

export const withoutValue = (result: Result<unknown, AuthFailure>): Result<null, AuthFailure> => (result.ok ? ok(null) : result);
