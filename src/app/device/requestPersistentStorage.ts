import type { DealCommand, MutateResult } from '../../data/commands/dealCommand.ts';

const askedKey = 'yardstick-asked-to-keep';

interface Asking {
  readonly persist: () => Promise<boolean>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Asks the browser once for persistent storage: after the first deal is stored, never on a mere visit, because some browsers prompt the
 * person. The screen `/install` asks again on request. Never rejects.
 */
export async function requestPersistentStorage(command: DealCommand, written: MutateResult, { persist, storage }: Asking): Promise<void> {
  if (!written.ok || command.type !== 'deal/add') return;
  try {
    if (storage.getItem(askedKey) !== null) return;
    storage.setItem(askedKey, '1');
    await persist();
  } catch {
    // A browser that refuses may evict data.
  }
}
