import type { DealCommand, MutateResult } from '../../data/commands/dealCommand.ts';

const askedKey = 'yardstick-asked-to-keep';

interface Asking {
  readonly persist: () => Promise<boolean>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Asks the browser once to keep what is stored here when it runs short of room: after the first deal was kept, never at a visit, since some
 * browsers put the question to the person. The screen `/install` asks again at their word. Never rejects.
 */
export async function askToKeep(command: DealCommand, written: MutateResult, { persist, storage }: Asking): Promise<void> {
  if (!written.ok || command.type !== 'deal/add') return;
  try {
    if (storage.getItem(askedKey) !== null) return;
    storage.setItem(askedKey, '1');
    await persist();
  } catch {
    // A browser that refuses keeps what it wants.
  }
}
