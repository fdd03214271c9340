import type { Result } from '../core/kernel/result.ts';
import type { AccountSettings } from './settings/accountSettings.ts';
import type { AuthFailure } from './authFailure.ts';
import type { User } from './user.ts';

/** `unknown` until the stored session has been read. A signed-in person stays signed in offline, even with an expired token. */
export type AccountState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signed-in'; readonly user: User }
  /** The session ended involuntarily. The person's work stays open, and unsent changes are sent after the next sign-in. */
  | { readonly kind: 'ended'; readonly user: User; readonly accountDeleted: boolean };

/** Returns the person whose work is open, with or without a session. Null if no one has signed in. */
export const personIn = (state: AccountState): User | null => (state.kind === 'signed-in' || state.kind === 'ended' ? state.user : null);

export interface InvokeFailure {
  readonly kind: 'offline' | 'unauthorized' | 'http';
  readonly status: number | null;
  readonly message: string;
  readonly body: unknown;
}

/** Accounts and calls to server functions. The only module that uses supabase-js, which loads on the first call that needs it. */
export interface Account {
  state(): AccountState;
  subscribe(listener: () => void): () => void;
  /** Reads the stored session, without using the network. Resolves once `state()` is not `unknown`. */
  ready(): Promise<AccountState>;
  signIn(email: string, password: string): Promise<Result<User, AuthFailure>>;
  signUp(email: string, password: string): Promise<Result<User, AuthFailure>>;
  /** `others` ends every session except the one on this device. */
  signOut(scope: 'local' | 'global' | 'others'): Promise<Result<null, AuthFailure>>;
  /**
   * Calls getUser/getSession before an analysis, as the specification requires. Null if no one is signed in or a second factor is still
   * missing.
   */
  currentUser(): Promise<User | null>;
  /** Sign-in codes, second factors, sessions, data export and account deletion. Loaded when a screen needs it. */
  settings(): Promise<AccountSettings>;
  /**
   * POSTs to functions/v1/<name> with the session's bearer token. The parsed JSON body is in `value` or `error.body`, depending on the
   * status.
   */
  invoke(functionName: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Result<unknown, InvokeFailure>>;
}
