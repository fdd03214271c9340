import { describe, expect, it } from 'vitest';
import { initialState } from '../../../../src/sync/step/state.ts';
import type { SyncEvent } from '../../../../src/sync/step/events.ts';
import { step } from '../../../../src/sync/step/step.ts';
import type { SyncState } from '../../../../src/sync/step/syncState.ts';

const moment = { elapsed: 0, wall: 1_795_176_000_000, chance: 0.5 };

/** Tabs of one person, the first of them leading. `write` counts announcements until there are no more, up to a limit. */
function tabs(count: number) {
  const states: SyncState[] = Array.from({ length: count }, (_, at) =>
    after(initialState({ build: 'b', online: false }), at === 0 ? { type: 'leader-gained' } : null),
  );
  return {
    write: (tab: number, atMost = 100): number => {
      const said: { from: number; added: number }[] = [];
      let heard = 0;
      const tell = (to: number, event: SyncEvent): void => {
        const turned = step(states[to] as SyncState, event, moment);
        states[to] = turned.state;
        for (const effect of turned.effects) if (effect.type === 'announce') said.push({ from: to, added: effect.added });
      };
      tell(tab, { type: 'write-began' });
      tell(tab, { type: 'write-ended', added: 1 });
      for (; heard < said.length && heard < atMost; heard += 1) {
        const word = said[heard];
        if (word !== undefined)
          for (let to = 0; to < count; to += 1) if (to !== word.from) tell(to, { type: 'written-elsewhere', added: word.added });
      }
      return heard;
    },
    pending: () => states.map(({ counts }) => counts.pending),
  };
}

const after = (state: SyncState, event: SyncEvent | null): SyncState => (event === null ? state : step(state, event, moment).state);

describe('a write announced between tabs', () => {
  it('is announced once however many tabs there are, and counted once in each', () => {
    const open = tabs(5);
    expect(open.write(3)).toBe(1);
    expect(open.pending()).toEqual([1, 1, 1, 1, 1]);
  });

  it('is not announced by the leading tab, which sends it', () => {
    expect(tabs(3).write(0)).toBe(0);
  });
});
