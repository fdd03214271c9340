import { describe, expect, it } from 'vitest';
import { createHostGate } from '../../../../src/backend/portal/hostGate.ts';

/** A gate on a fake clock that advances only when someone sleeps. */
function gateOf(rule: Parameters<typeof createHostGate>[0]) {
  const clock = { at: 0 };
  const sleep = async (ms: number): Promise<void> => {
    clock.at += ms;
  };
  return { clock, gate: createHostGate(rule, { now: () => clock.at, sleep }) };
}

const turn = () => new Promise((resolve) => void setTimeout(resolve, 0));

describe('the gate to a portal', () => {
  it('lets four in at once, and the next when one has left', async () => {
    const { gate } = gateOf({ connections: 4, burst: 100, perSecond: 1 });
    const inside: ((used: boolean) => void)[] = [];
    for (let visit = 0; visit < 6; visit += 1) void gate.enter('zoopla').then((leave) => (leave === null ? 0 : inside.push(leave)));
    await turn();
    expect(inside).toHaveLength(4);
    inside[0]?.(true);
    await turn();
    expect(inside).toHaveLength(5);
    // The other portal has its own four.
    expect(await gate.enter('rightmove')).not.toBeNull();
  });

  it('slows down to its rate after a burst, and counts only requests actually sent', async () => {
    const { gate, clock } = gateOf({ connections: 4, burst: 3, perSecond: 2 });
    const visit = async (used: boolean) => (await gate.enter('zoopla'))?.(used);
    for (let round = 0; round < 20; round += 1) await visit(false);
    expect(clock.at).toBe(0);
    for (let round = 0; round < 3; round += 1) await visit(true);
    expect(clock.at).toBe(0);
    for (let round = 0; round < 4; round += 1) await visit(true);
    expect(clock.at).toBe(2_000);
  });

  it('does not make a user wait, and slows later requests to compensate', async () => {
    const { gate, clock } = gateOf({ connections: 4, burst: 1, perSecond: 1 });
    for (let round = 0; round < 3; round += 1) gate.spend('zoopla');
    expect(clock.at).toBe(0);
    (await gate.enter('zoopla'))?.(true);
    expect(clock.at).toBe(3_000);
  });

  it('admits no request while the portal is paused', async () => {
    const { gate, clock } = gateOf({ connections: 1, burst: 9, perSecond: 1 });
    gate.pause('zoopla', 10);
    expect([await gate.enter('zoopla'), gate.isPaused('zoopla'), gate.isPaused('rightmove')]).toEqual([null, true, false]);
    clock.at = 10_001;
    expect(await gate.enter('zoopla')).not.toBeNull();
  });
});
