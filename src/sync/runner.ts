import { unreachable } from '../core/kernel/result.ts';
import type { RecordStore } from '../data/records/recordStore.ts';
import type { SyncStatusRow } from '../data/view/sync/syncView.ts';
import { storageFailure } from '../data/storageFailure.ts';
import type { RecordOwner, ServerAnswer, ServerRequest, StoreAnswer, StoreRequest, StoreValue, SyncEffect } from './step/effects.ts';
import type { Moment, SyncEvent } from './step/events.ts';
import { initialState, type SyncStart } from './step/state.ts';
import { step } from './step/step.ts';
import type { SyncLogRow } from '../data/view/sync/syncLogRow.ts';

/** The sync's interfaces to the outside world, each small enough for a test to replace. */
export interface SyncPorts {
  readonly store: RecordStore;
  /** Calls the server as this user and about this workspace only. Always resolves, within its own time limit. */
  readonly ask: (owner: RecordOwner, request: ServerRequest) => Promise<ServerAnswer>;
  readonly moment: () => Moment;
  /** Whether this tab still leads. A tab that was frozen checks this before it does anything else. */
  readonly holdsLead: () => boolean;
  /** Sets a timer that fires once, at this time on the elapsed clock. A new time replaces the previous one. */
  readonly wakeAt: (elapsed: number, ring: () => void) => void;
  readonly report: (status: SyncStatusRow) => unknown;
  readonly log: (entries: readonly SyncLogRow[]) => unknown;
  readonly announce: (added: number) => void;
}

export interface SyncRunner {
  send(event: SyncEvent): void;
}

/** Runs the step: passes it events, executes its effects, and passes the results back. It makes no decisions. */
export function createSyncRunner(ports: SyncPorts, start: SyncStart): SyncRunner {
  let state = initialState(start);
  const send = (event: SyncEvent): void => {
    if (state.leader && event.type !== 'leader-lost' && !ports.holdsLead()) send({ type: 'leader-lost' });
    const turned = step(state, event, ports.moment());
    state = turned.state;
    for (const effect of turned.effects) perform(effect);
  };
  const perform = (effect: SyncEffect): void => {
    switch (effect.type) {
      case 'server':
        void ports
          .ask(effect.owner, effect.request)
          .catch(noAnswer)
          .then((answer) => send({ type: 'answered', ticket: effect.ticket, answer }));
        return;
      case 'store':
        void requestFromStore(ports.store, effect.request).then((answer) => send({ type: 'stored', ticket: effect.ticket, answer }));
        return;
      case 'timer':
        return ports.wakeAt(effect.at, () => send({ type: 'tick' }));
      case 'report':
        ports.report(effect.status);
        return;
      case 'log':
        ports.log(effect.entries);
        return;
      case 'announce':
        return ports.announce(effect.added);
    }
  };
  return { send };
}

const noAnswer = (): ServerAnswer => ({ ok: false, failure: { kind: 'no-answer', status: null, retryAfter: null } });

/** Queries the store. A failure is returned as a failure, never as an empty result. */
async function requestFromStore(store: RecordStore, request: StoreRequest): Promise<StoreAnswer> {
  try {
    return { ok: true, value: await valueOf(store, request) };
  } catch (cause) {
    return { ok: false, reason: isFull(cause) ? 'full' : 'lost' };
  }
}

function isFull(cause: unknown): boolean {
  try {
    return storageFailure(cause).kind === 'storage-full';
  } catch (bug) {
    console.error('The store failed unexpectedly', bug);
    return false;
  }
}

async function valueOf(store: RecordStore, request: StoreRequest): Promise<StoreValue> {
  switch (request.kind) {
    case 'load':
      return { kind: 'load', loaded: await store.load() };
    case 'read':
      return { kind: 'read', records: await store.read(request.keys) };
    case 'write':
      return { kind: 'write', stale: await store.write(request.writes) };
    case 'keepUnread':
      await store.keepUnread(request.rows, request.read);
      return { kind: 'keepUnread' };
    case 'mark':
      await store.mark(request.marks);
      return { kind: 'mark' };
    case 'collect':
      return { kind: 'collect', ...(await store.collect(request.limit)) };
    case 'families':
      return { kind: 'families', families: await store.families(request.deals) };
    case 'inventory':
      return { kind: 'inventory', entries: await store.inventory(request.goneBefore) };
    default:
      return unreachable(request);
  }
}
