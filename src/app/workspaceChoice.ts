import { personIn, type Account } from '../account/account.ts';
import type { WorkspaceChoice } from '../ui/hooks/serviceParts.ts';

/** Which workspace each person of this device has open. Stored, so that the next start opens it again. Another tab keeps its own. */
export function createWorkspaceChoice(
  account: Pick<Account, 'state'>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): WorkspaceChoice {
  const listeners = new Set<() => void>();
  const chosen = new Map<string, string | null>();
  const person = (): string | null => personIn(account.state())?.id ?? null;
  return {
    current: () => {
      const userId = person();
      if (userId === null) return null;
      const known = chosen.get(userId);
      if (known !== undefined) return known;
      const stored = storage.getItem(keyOf(userId));
      chosen.set(userId, stored);
      return stored;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    switchTo: (workspaceId) => {
      const userId = person();
      if (userId === null) return;
      chosen.set(userId, workspaceId);
      if (workspaceId === null) storage.removeItem(keyOf(userId));
      else storage.setItem(keyOf(userId), workspaceId);
      for (const listener of listeners) listener();
    },
  };
}

const keyOf = (userId: string): string => `yardstick-workspace-${userId}`;
