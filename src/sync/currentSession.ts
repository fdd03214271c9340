import type { SyncSession } from './syncControl.ts';

/** The session the page gave last, and the token the server refused last. */
export interface CurrentSession {
  readonly get: () => SyncSession | null;
  /** Answers whether there is a token now where there was none before. */
  readonly set: (session: SyncSession | null) => { readonly gainedToken: boolean };
  readonly refuse: (token: string) => void;
  /** The token in use, if it was refused; otherwise null. */
  readonly refusedToken: () => string | null;
}

export function createCurrentSession(): CurrentSession {
  let session: SyncSession | null = null;
  let refused: string | null = null;
  const hasToken = (): boolean => typeof session?.token === 'string';
  return {
    get: () => session,
    set: (given) => {
      const hadToken = hasToken();
      session = given;
      return { gainedToken: !hadToken && hasToken() };
    },
    refuse: (token) => {
      refused = token;
    },
    refusedToken: () => (refused === session?.token ? refused : null),
  };
}
