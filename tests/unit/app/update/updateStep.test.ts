import { describe, expect, it } from 'vitest';
import {
  firstUpdateState,
  type UpdateEffect,
  type UpdateEvent,
  type UpdateState,
  updateStep,
} from '../../../../src/app/update/updateStep.ts';

const page = { build: 'build 1', reloadedFor: 'build 2' };

const current: UpdateState = { kind: 'current', page, isActivating: false };
const activating: UpdateState = { kind: 'current', page, isActivating: true };
const ready: UpdateState = { kind: 'ready', page, isActivating: false, build: 'build 3' };
/** The user accepted a reload for a build that the tab has already been reloaded for. */
const again: UpdateState = { kind: 'ready', page, isActivating: false, build: 'build 2' };
const stuck: UpdateState = { kind: 'stuck', page, isActivating: false };
const reloading: UpdateState = { kind: 'reloading' };

const waiting: UpdateEvent = { type: 'workerWaiting', isControlled: true };
const firstWaiting: UpdateEvent = { type: 'workerWaiting', isControlled: false };
const ended: UpdateEvent = { type: 'activationEnded' };
const changed: UpdateEvent = { type: 'controllerChanged' };
const own: UpdateEvent = { type: 'controllerIdentified', build: 'build 1' };
const old: UpdateEvent = { type: 'controllerIdentified', build: 'build 2' };
const newer: UpdateEvent = { type: 'controllerIdentified', build: 'build 3' };
const silent: UpdateEvent = { type: 'controllerIdentified', build: null };
const missing: UpdateEvent = { type: 'fileMissing', hasUnsaved: false };
const missingOverWords: UpdateEvent = { type: 'fileMissing', hasUnsaved: true };
const accepted: UpdateEvent = { type: 'accepted' };

const events = { waiting, firstWaiting, ended, changed, own, old, newer, silent, missing, missingOverWords, accepted };

const missingFile = 'missing file of build 1';
const readyFor = (build: string): UpdateState => ({ kind: 'ready', page, isActivating: false, build });
const whileActivating = (state: UpdateState): UpdateState => (state.kind === 'reloading' ? state : { ...state, isActivating: true });

const offerReady: UpdateEffect = { type: 'offer', kind: 'ready' };
const offerStuck: UpdateEffect = { type: 'offer', kind: 'stuck' };
const identify: UpdateEffect = { type: 'identifyController' };
const activate: UpdateEffect = { type: 'activate' };
const reload = (build: string): UpdateEffect => ({ type: 'reload', build });

type Expected = readonly [UpdateState, ...UpdateEffect[]];
type Row = Readonly<Record<keyof typeof events, Expected>>;

/** Each event's effect while the page runs, whatever it has offered so far. */
const whileRunning = (state: UpdateState): Omit<Row, 'accepted'> => ({
  waiting: [whileActivating(state), activate],
  firstWaiting: [state],
  ended: [state],
  changed: [state, identify],
  own: [state],
  old: [stuck, offerStuck],
  newer: [readyFor('build 3'), offerReady],
  silent: [stuck, offerStuck],
  missing: [reloading, reload(missingFile)],
  missingOverWords: [readyFor(missingFile), offerReady],
});

const table: readonly (readonly [string, UpdateState, Row])[] = [
  ['current', current, { ...whileRunning(current), accepted: [current] }],
  [
    'current, activating',
    activating,
    {
      waiting: [activating],
      firstWaiting: [activating],
      ended: [current],
      changed: [activating, identify],
      own: [activating],
      old: [whileActivating(stuck), offerStuck],
      newer: [whileActivating(ready), offerReady],
      silent: [whileActivating(stuck), offerStuck],
      missing: [reloading, reload(missingFile)],
      missingOverWords: [whileActivating(readyFor(missingFile)), offerReady],
      accepted: [activating],
    },
  ],
  ['ready', ready, { ...whileRunning(ready), accepted: [reloading, reload('build 3')] }],
  ['ready for a build it was reloaded for', again, { ...whileRunning(again), accepted: [stuck, offerStuck] }],
  ['stuck', stuck, { ...whileRunning(stuck), accepted: [stuck, { type: 'repair' }] }],
  [
    'reloading',
    reloading,
    {
      waiting: [reloading],
      firstWaiting: [reloading],
      ended: [reloading],
      changed: [reloading],
      own: [reloading],
      old: [reloading],
      newer: [reloading],
      silent: [reloading],
      missing: [reloading],
      missingOverWords: [reloading],
      accepted: [reloading],
    },
  ],
];

const cells = table.flatMap(([name, state, row]) =>
  (Object.keys(events) as (keyof typeof events)[]).map((event) => ({ name, state, event, expected: row[event] })),
);

describe('updateStep', () => {
  it.each(cells)('$name, on $event', ({ state, event, expected: [next, ...effects] }) => {
    expect(updateStep(state, events[event])).toEqual({ state: next, effects });
  });

  it('reloads once for missing files, then offers a repair', () => {
    const reloaded = firstUpdateState({ build: 'build 1', reloadedFor: missingFile });
    expect(updateStep(reloaded, missing)).toEqual({
      state: { kind: 'stuck', page: { build: 'build 1', reloadedFor: missingFile }, isActivating: false },
      effects: [offerStuck],
    });
  });

  it('uses the newer of two consecutive releases', () => {
    const second = updateStep(ready, { type: 'controllerIdentified', build: 'build 4' });
    expect(updateStep(second.state, accepted).effects).toEqual([reload('build 4')]);
  });
});
