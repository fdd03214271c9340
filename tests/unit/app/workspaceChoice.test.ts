import { expect, it, vi } from 'vitest';
import type { AccountState } from '../../../src/account/account.ts';
import { createWorkspaceChoice } from '../../../src/app/workspaceChoice.ts';

const signedIn = (id: string): AccountState => ({ kind: 'signed-in', user: { id, email: '' } });

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('workspace choice: is kept for each person on the device, and opens again at the next start', () => {
  const storage = memory();
  let state = signedIn('ada');
  const choice = createWorkspaceChoice({ state: () => state }, storage);
  const heard = vi.fn();
  choice.subscribe(heard);
  expect(choice.current()).toBeNull();
  choice.switchTo('team-1');
  expect([choice.current(), heard.mock.calls.length]).toEqual(['team-1', 1]);
  state = signedIn('eve');
  expect(choice.current()).toBeNull();
  state = { kind: 'anonymous' };
  choice.switchTo('team-1');
  expect(choice.current()).toBeNull();
  const next = createWorkspaceChoice({ state: () => signedIn('ada') }, storage);
  expect(next.current()).toBe('team-1');
  next.switchTo(null);
  expect([next.current(), storage.kept.size]).toEqual([null, 0]);
});

it('workspace choice: another tab keeps the workspace it has open', () => {
  const storage = memory();
  const [one, two] = [1, 2].map(() => createWorkspaceChoice({ state: () => signedIn('ada') }, storage));
  expect(two?.current()).toBeNull();
  one?.switchTo('team-1');
  expect([one?.current(), two?.current()]).toEqual(['team-1', null]);
});
