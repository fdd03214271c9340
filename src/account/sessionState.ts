import { personIn, type AccountState } from './account.ts';
import { writeStoredPerson, personKey, readStoredPerson } from './storedPerson.ts';
import { readStoredSession, sessionKey, type DeviceStorage } from './storedSession.ts';

/** Who is signed in on this device, as recorded in storage, the single source of truth for all tabs. */
export interface SessionState {
  current(): AccountState;
  subscribe(listener: () => void): () => void;
  /** Re-reads storage and notifies listeners if the signed-in person has changed. */
  refresh(): AccountState;
}

export function createSessionState(storage: DeviceStorage, tabEvents: EventTarget | null): SessionState {
  const listeners = new Set<() => void>();
  let state = readState(storage);
  const refresh = (): AccountState => {
    const next = readState(storage);
    // Returns the same object while its content is unchanged, because screens compare by identity.
    if (saysTheSame(state, next)) return state;
    state = next;
    for (const listener of listeners) listener();
    return state;
  };
  tabEvents?.addEventListener('storage', (event) => {
    const key: unknown = Reflect.get(event, 'key');
    // A null key means that another tab cleared everything.
    if (key === sessionKey || key === personKey || key === null) refresh();
  });
  // A page in the back/forward cache receives no events.
  tabEvents?.addEventListener('pageshow', (event) => {
    if (Reflect.get(event, 'persisted') === true) refresh();
  });
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    refresh,
  };
}

function readState(storage: DeviceStorage): AccountState {
  const session = readStoredSession(storage);
  if (session !== null) {
    writeStoredPerson(storage, { user: session.user, accountDeleted: false });
    return { kind: 'signed-in', user: session.user };
  }
  const person = readStoredPerson(storage);
  return person === null ? { kind: 'anonymous' } : { kind: 'ended', ...person };
}

function saysTheSame(before: AccountState, after: AccountState): boolean {
  const [was, is] = [personIn(before), personIn(after)];
  if (before.kind === 'ended' && after.kind === 'ended' && before.accountDeleted !== after.accountDeleted) return false;
  return before.kind === after.kind && was?.id === is?.id && was?.email === is?.email;
}
