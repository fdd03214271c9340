import type { DealCommand, MutateResult } from '../../data/commands/dealCommand.ts';

const askedKey = 'yardstick-asked-to-keep';

interface Asking {
  readonly persist: () => Promise<boolean>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Asks the browser once to keep what is stored here when it runs short of room: after the first deal was kept, never at a visit, since some
 * browsers put the question to the person. The screen `/install` asks again at their word.
 */
export function askOnceKept(mutate: (command: DealCommand) => Promise<MutateResult>, { persist, storage }: Asking): typeof mutate {
  return async (command) => {
    const written = await mutate(command);
    if (written.ok && command.type === 'deal/add') void askOnce({ persist, storage }).catch(() => undefined);
    return written;
  };
}

async function askOnce({ persist, storage }: Asking): Promise<void> {
  if (storage.getItem(askedKey) !== null) return;
  storage.setItem(askedKey, '1');
  await persist();
}
