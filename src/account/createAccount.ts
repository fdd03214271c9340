import type { Account } from './account.ts';
import { isQuestionPending } from './pendingQuestions.ts';
import { createSessionState } from './sessionState.ts';
import { removeStoredPerson } from './storedPerson.ts';
import { readStoredSession } from './storedSession.ts';
import type { AccountOptions, TokenSource } from './accountOptions.ts';

/**
 * The account over supabase-js. Who is signed in is known at once from storage; everything that talks to the server,
 * the library included, loads on the first call that needs it.
 */
export function createAccount(options: AccountOptions): Account & TokenSource {
  const events = options.events === undefined ? windowEvents() : options.events;
  const session = createSessionState(options.storage, events);
  let loaded: ReturnType<typeof load> | null = null;
  const load = async () => (await import('./accountCalls.ts')).openAccountCalls({ ...options, events }, session);
  const calls = () => (loaded ??= load());
  // Sessions that were ended here without a connection are ended on the server, too; and one that was refused is asked about.
  if (isQuestionPending(options.storage)) void calls();
  return {
    state: () => session.current(),
    subscribe: (listener) => session.subscribe(listener),
    ready: () => Promise.resolve(session.current()),
    signIn: async (email, password) => (await calls()).signIn(email, password),
    signUp: async (email, password) => (await calls()).signUp(email, password),
    signOut: async (scope) => {
      if (scope !== 'local') return (await calls()).endSessions(scope);
      // It leaves this device at once, network or not; the server ends it now or at the next contact.
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
