import type { Result } from '../core/kernel/result.ts';

export interface User {
  readonly id: string;
  readonly email: string;
}

/** `unknown` only until the stored session was read. Signed in stays signed in offline, with whatever token there is. */
export type AccountState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signed-in'; readonly user: User };

export interface AuthFailure {
  /** GoTrue's error code ("invalid_credentials", "user_already_exists", "weak_password", …) or "offline". */
  readonly code: string;
  readonly message: string;
}

export interface InvokeFailure {
  readonly kind: 'offline' | 'unauthorized' | 'http';
  readonly status: number | null;
  readonly message: string;
  readonly body: unknown;
}

/** Accounts and function calls; the only door to supabase-js, which loads on the first call that needs it. */
export interface Account {
  state(): AccountState;
  subscribe(listener: () => void): () => void;
  /** Reads the stored session (no network); resolves once `state()` is not `unknown`. */
  ready(): Promise<AccountState>;
  signIn(email: string, password: string): Promise<Result<User, AuthFailure>>;
  signUp(email: string, password: string): Promise<Result<User, AuthFailure>>;
  signOut(scope: 'local' | 'global'): Promise<Result<null, AuthFailure>>;
  /** getUser/getSession before an analysis, as the specification has it: null when nobody is signed in. */
  currentUser(): Promise<User | null>;
  /** POST functions/v1/<name> with the session's bearer token; the parsed JSON body whatever its status says is in `value` or `error.body`. */
  invoke(functionName: string, body: unknown): Promise<Result<unknown, InvokeFailure>>;
}
