import { unreachable } from '../../core/kernel/result.ts';
import type { ServerAnswer, StoreAnswer, SyncEffect } from './effects.ts';
import { compare, compared, comparisonStored, findSuspects } from './comparing.ts';
import type { Access, Moment, SyncEvent } from './events.ts';
import { familiesStored, findFamilies } from './families.ts';
import { accountDeleted, backOff, serverFailed, storeFailed } from './failures.ts';
import { pageStored, pulled, startPull } from './pulling.ts';
import { batchStored, collect, pushed, pushFailed } from './pushing.ts';
import { begin, close, closed, load, loaded, nextRest, resync } from './round.ts';
import type { Next, Turn } from './state.ts';
import { statusOf } from './status.ts';
import { at, marksOf, turn, withHeardVersion } from './turns.ts';
import type { SyncState } from './syncState.ts';

/**
 * The whole of a device's sync as one pure function: an event in, effects out. One request to the server or the store is open at a time.
 * Its response is identified by its ticket, so a late or duplicate one has no effect.
 */
export function step(state: SyncState, event: SyncEvent, moment: Moment): Turn {
  const effects: SyncEffect[] = [];
  let turned = react(state, event, moment);
  effects.push(...turned.effects);
  while (turned.next !== undefined) {
    turned = follow(turned.state, turned.next, moment);
    effects.push(...turned.effects);
  }
  const woken = wakeOf(turned.state);
  const status = statusOf(turned.state);
  // A timer that has fired no longer exists.
  const armed = event.type === 'tick' ? null : state.wake;
  if (woken !== null && woken !== armed) effects.push({ type: 'timer', at: woken });
  const reports = turned.state.leader || turned.state.userId === null;
  const changed = JSON.stringify(status) !== JSON.stringify(state.status);
  if (changed && reports) effects.push({ type: 'report', status });
  return { state: { ...turned.state, wake: woken, status: reports ? status : state.status }, effects };
}

function follow(state: SyncState, next: Next, moment: Moment): Turn {
  switch (next) {
    case 'pull':
      return startPull(state, moment);
    case 'collect':
      return collect(state, moment);
    case 'families':
      return findFamilies(state, moment);
    case 'suspects':
      return findSuspects(state, moment);
    case 'compare':
      return compare(state, moment);
    case 'close':
      return close(state, moment);
    default:
      return unreachable(next);
  }
}

function react(state: SyncState, event: SyncEvent, moment: Moment): Turn {
  switch (event.type) {
    case 'signed-in':
      return state.userId === event.userId ? freshSession(state) : load({ ...state, userId: event.userId, trouble: null }, moment);
    case 'signed-out':
      // Also reached when a token refresh is refused. Data on this device is not touched.
      return turn({ ...at(state, { kind: 'closed' }), userId: null, marks: null, trouble: null });
    case 'access':
      return accessed({ ...state, access: event.access }, state.access);
    case 'leader-gained':
      return load({ ...state, leader: true }, moment);
    case 'leader-lost':
      return turn({ ...at(state, { kind: 'closed' }), leader: false, marks: null });
    case 'online':
      return comeOnline({ ...state, online: true }, moment);
    case 'offline':
      return turn({ ...state, online: false });
    case 'poked':
      return poked(state, event.version);
    case 'write-began':
      return turn({ ...state, openWrites: state.openWrites + 1 });
    case 'write-ended':
      return announced(wrote({ ...state, openWrites: Math.max(0, state.openWrites - 1) }, event.added), event.added);
    case 'written-elsewhere':
      return wrote(state, event.added);
    case 'tick':
      return tick(state, moment);
    case 'answered':
      return event.ticket === state.ticket && state.deadline !== null ? answered(state, event.answer, moment) : turn(state);
    case 'stored':
      return event.ticket === state.ticket && state.deadline !== null ? stored(state, event.answer, moment) : turn(state);
    default:
      return unreachable(event);
  }
}

function poked(state: SyncState, version: number | null): Turn {
  if (version === null) return begin({ ...state, heardVersion: null });
  return version <= marksOf(state).version ? turn(state) : begin(withHeardVersion(state, version));
}

/**
 * A new token for the same user ends a pause that was caused by not having one. It also tries again after the user was not a member,
 * because they may have been invited again.
 */
function freshSession(state: SyncState): Turn {
  if (state.trouble === 'not-member' && state.stage.kind === 'stopped')
    return begin({ ...at(state, { kind: 'resting', until: 0 }), trouble: null });
  if (state.trouble !== 'sign-in' || state.stage.kind !== 'backing-off') return turn(state);
  return begin({ ...at(state, { kind: 'resting', until: 0 }), trouble: null });
}

/** If a pause was caused by a missing token, the next token ends it. Other pauses continue. */
function accessed(state: SyncState, before: Access): Turn {
  const { stage } = state;
  if (state.access !== 'held' || before === 'held') return turn(state);
  const pauses = stage.kind === 'backing-off' && !stage.asked && state.trouble === null;
  return begin(pauses ? at(state, { kind: 'resting', until: 0 }) : state);
}

/** Retries at a random moment within the next second, so that devices that reconnect together do not retry together. */
function comeOnline(state: SyncState, moment: Moment): Turn {
  const { stage } = state;
  const soon = moment.elapsed + 1_000 * moment.chance;
  if (stage.kind === 'resting') return turn({ ...state, stage: { kind: 'resting', until: Math.min(stage.until, soon) } });
  if (stage.kind !== 'backing-off' || stage.asked || state.trouble !== null) return turn(state);
  return turn({ ...state, stage: { ...stage, until: Math.min(stage.until, soon) } });
}

function wrote(state: SyncState, added: number): Turn {
  const counts = { ...state.counts, pending: state.counts.pending + added };
  return begin({ ...state, counts, writes: state.writes + 1 });
}

/** Notifies the other tabs of a write in this tab. They do not pass it on, because two tabs would then notify each other for ever. */
function announced(next: Turn, added: number): Turn {
  return next.state.leader || added === 0 ? next : { ...next, effects: [...next.effects, { type: 'announce', added }] };
}

function tick(state: SyncState, moment: Moment): Turn {
  const { stage } = state;
  if (state.deadline !== null && moment.elapsed >= state.deadline) return backOff(state, moment, { trouble: null });
  if (stage.kind === 'resting' && moment.elapsed >= stage.until)
    return begin({ ...state, stage: { kind: 'resting', until: nextRest(moment) } });
  if (stage.kind !== 'backing-off' || moment.elapsed < stage.until) return turn(state);
  const rested = at(state, { kind: 'resting', until: moment.elapsed });
  return state.marks === null ? load(rested, moment) : begin(rested);
}

function answered(state: SyncState, answer: ServerAnswer, moment: Moment): Turn {
  const { stage } = state;
  if (stage.kind !== 'pulling' && stage.kind !== 'pushing' && stage.kind !== 'comparing') return turn(state);
  if (answer.ok) {
    if (stage.kind === 'pulling') return pulled(state, answer.body, moment);
    if (stage.kind === 'pushing') return pushed(state, { sent: stage.sent, body: answer.body }, moment);
    return compared(state, { inventory: stage.inventory, body: answer.body }, moment);
  }
  const { failure } = answer;
  // A full pull is never too old. A 410 for one means a broken server, and must not be retried for ever.
  if (failure.status === 410 && failure.code !== accountDeleted && marksOf(state).version > 0) return resync(state, moment);
  return stage.kind === 'pushing' ? pushFailed(state, { sent: stage.sent, failure }, moment) : serverFailed(state, failure, moment);
}

function stored(state: SyncState, answer: StoreAnswer, moment: Moment): Turn {
  const { stage } = state;
  switch (stage.kind) {
    case 'loading':
      return loaded(state, answer, moment);
    case 'reading':
    case 'applying':
    case 'setting-aside':
    case 'marking':
      return pageStored(state, stage, { answer, moment });
    case 'collecting':
    case 'lowering':
    case 'rereading':
    case 'settling':
    case 'advancing':
      return batchStored(state, stage, { answer, moment });
    case 'finding-families':
    case 'settling-families':
      return familiesStored(state, stage, { answer, moment });
    case 'counting':
    case 'rewinding':
    case 'finding-suspects':
    case 'freeing-suspects':
    case 'ending-resync':
      return comparisonStored(state, stage, { answer, moment });
    case 'closing-round':
      return closed(state, answer, moment);
    default:
      return storeFailed(state, moment);
  }
}

/** When to check again if no event arrives. */
function wakeOf({ stage, deadline }: SyncState): number | null {
  if (deadline !== null) return deadline;
  return stage.kind === 'resting' || stage.kind === 'backing-off' ? stage.until : null;
}
