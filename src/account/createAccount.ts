import type { Account } from './account.ts';
import { isServerCallPending } from './pendingServerCalls.ts';
import { createSessionState } from './sessionState.ts';
import { removeStoredPerson } from './storedPerson.ts';
import { readStoredSession } from './storedSession.ts';
import type { AccountOptions, TokenSource } from './accountOptions.ts';

/**
 * The account, using supabase-js. The signed-in person is read from storage immediately. Everything that calls the server, including the
 * library, loads on the first call that needs it.
 */
export function createAccount(options: AccountOptions): Account & TokenSource {
  const events = options.events === undefined ? windowEvents() : options.events;
  const session = createSessionState(options.storage, events);
  let loaded: ReturnType<typeof load> | null = null;
  const load = async () => (await import('./accountCalls.ts')).openAccountCalls({ ...options, events }, session);
  const calls = () => (loaded ??= load());
  // Sessions ended here while offline are now ended on the server, and a refused one is checked.
  if (isServerCallPending(options.storage)) void calls();
  return {
    state: () => session.current(),
    subscribe: (listener) => session.subscribe(listener),
    ready: () => Promise.resolve(session.current()),
    signIn: async (email, password) => (await calls()).signIn(email, password),
    signUp: async (email, password) => (await calls()).signUp(email, password),
    signOut: async (scope) => {
      if (scope !== 'local') return (await calls()).endSessions(scope);
      // Removes the session from this device at once, even offline. The server ends it now or at the next contact.
      const ended = readStoredSession(options.storage);
      removeStoredPerson(options.storage);
      session.refresh();
      return (await calls()).revoke(ended);
    },
    currentUser: async () => (session.current().kind === 'signed-in' ? (await calls()).currentUser() : null),
    settings: async () => (await calls()).settings(),
    accessToken: async (refused) => (await calls()).accessToken(refused),
    invoke: async (functionName, body, headers) => (await calls()).invoke(functionName, body, headers),
  };
}

function windowEvents(): EventTarget | null {
  return typeof window === 'undefined' ? null : window;
}
