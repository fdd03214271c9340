import { setTimeout as pause } from 'node:timers/promises';

const lookMs = 100;
const tries = 600;

/** Resolves once a state is reached. Rejects with its name if that takes longer than a minute. */
export async function until(isReached: () => boolean | Promise<boolean>, state: string): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    if (await isReached()) return;
    await pause(lookMs);
  }
  throw new Error(`Not within a minute: ${state}`);
}
