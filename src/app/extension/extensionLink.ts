import { readToApp, toExtensionMessage, type ExtensionSnapshot, type KeptPage, type ToApp } from '../../core/protocol/extensionMessages.ts';
import type { ConnectedPerson } from './connectedPerson.ts';
import type { Extension, ExtensionState } from '../../ui/hooks/workspaceParts.ts';

interface LinkContext {
  readonly page: Pick<Window, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'location'>;
  readonly person: ConnectedPerson;
  /** Resolves to whether the page was stored. Rejects if the device has no space. */
  readonly keepPage: (page: KeptPage) => Promise<boolean>;
  /** Sends snapshots until stopped. */
  readonly followSnapshot: (post: (snapshot: ExtensionSnapshot) => void) => () => void;
  /** Called when a page has been added to the inbox. */
  readonly kept: () => void;
  readonly noRoom: (page: KeptPage) => void;
}

export interface ExtensionLink extends Extension {
  /** `forget`: the person signed out, so the extension deletes their data. */
  close(how: 'leave' | 'forget'): void;
}

type Message = Parameters<typeof toExtensionMessage>[0];

/** Talks to the extension's script on this page: greets it, collects the pages it saved, and sends it snapshots while connected. */
export function createExtensionLink(context: LinkContext): ExtensionLink {
  const { page, person } = context;
  const standing = createStanding();
  const post = (message: Message): void => page.postMessage(toExtensionMessage(message), page.location.origin);
  const snapshots = createSwitch(() => context.followSnapshot((snapshot) => post({ kind: 'snapshot', snapshot })));
  const forget = (): void => {
    snapshots.off();
    person.forget();
    post({ kind: 'disconnect' });
  };
  const meet = ({ connected, waiting }: { readonly connected: boolean; readonly waiting: number }): void => {
    if (connected && person.isThisOne()) {
      person.note();
      standing.set({ kind: 'connected', waiting });
      return snapshots.on();
    }
    // The person who connected the extension has since left, perhaps while none of our pages was open.
    if (connected) forget();
    snapshots.off();
    standing.set({ kind: standing.current().kind === 'asking' ? 'asking' : 'found', waiting });
  };
  const take = async (handed: KeptPage): Promise<void> => {
    if (!(await context.keepPage(handed))) return;
    post({ kind: 'received', id: handed.id });
    standing.change(({ waiting }) => ({ waiting: Math.max(0, waiting - 1) }));
    context.kept();
  };
  const stopHearing = hear(page, (message) => {
    if (message.kind === 'here') meet(message);
    else void take(message.page).catch(() => context.noRoom(message.page));
  });
  post({ kind: 'hello' });
  return {
    follow: standing.follow,
    connect: async () => {
      person.note();
      standing.change(() => ({ kind: 'asking' }));
      post({ kind: 'connect' });
    },
    disconnect: async () => {
      forget();
      standing.change(() => ({ kind: 'found' }));
    },
    close: (how) => {
      if (how === 'forget') forget();
      snapshots.off();
      stopHearing();
    },
  };
}

/** Calls back with each message for the app in this window. Returns a function that stops it. */
function hear(page: LinkContext['page'], heard: (message: ToApp) => void): () => void {
  const listener = (event: MessageEvent<unknown>): void => {
    const message = readToApp(event, page);
    if (message !== null) heard(message);
  };
  page.addEventListener('message', listener);
  return () => page.removeEventListener('message', listener);
}

type Present = Exclude<ExtensionState, { readonly kind: 'absent' }>;

/** The page's connection to the extension, for subscribers. */
function createStanding() {
  const listeners = new Set<(state: ExtensionState) => void>();
  let state: ExtensionState = { kind: 'absent' };
  const follow: Extension['follow'] = async (changed) => {
    listeners.add(changed);
    changed(state);
    return () => listeners.delete(changed);
  };
  const set = (next: ExtensionState): void => {
    state = next;
    for (const listener of listeners) listener(state);
  };
  return {
    current: () => state,
    follow,
    set,
    /** Does nothing while the extension is absent. */
    change: (changes: (before: Present) => Partial<Present>): void => {
      if (state.kind !== 'absent') set({ ...state, ...changes(state) });
    },
  };
}

/** A process that runs until stopped. Starting it again while it runs has no effect. */
function createSwitch(begin: () => () => void) {
  let stop: (() => void) | null = null;
  return {
    on: (): void => {
      stop ??= begin();
    },
    off: (): void => {
      stop?.();
      stop = null;
    },
  };
}
