import { useCallback, useEffect, useState } from 'react';
import type { Account } from '../../../account/account.ts';
import { readModeration, type ModerationAction, type ReportedItem } from '../../../core/community/moderation.ts';
import { useAccount } from '../../hooks/useAccount.ts';

interface Moderation {
  /** Null until the server first answers. */
  readonly items: readonly ReportedItem[] | null;
  /** Whether the last call failed. */
  readonly failed: boolean;
  readonly reload: () => void;
  /** Sends a decision, then reads the list again. */
  readonly decide: (item: ReportedItem, action: ModerationAction, note: string) => Promise<void>;
}

/** Reported posts as the server lists them for a moderator. Not stored on the device. */
export function useModeration(): Moderation {
  const account = useAccount();
  const [items, setItems] = useState<Moderation['items']>(null);
  const [failed, setFailed] = useState(false);
  const show = useCallback((read: Moderation['items']) => {
    setFailed(read === null);
    if (read !== null) setItems(read);
  }, []);
  const load = async () => show(await readReported(account));
  useEffect(() => void readReported(account).then(show), [account, show]);
  const decide: Moderation['decide'] = async ({ postId, commentId }, action, note) => {
    const answer = await account.invoke('community', { ask: 'moderate', postId, commentId, action, note });
    if (answer.ok) await load();
    else setFailed(true);
  };
  return { items, failed, reload: () => void load(), decide };
}

async function readReported(account: Pick<Account, 'invoke'>): Promise<Moderation['items']> {
  const answer = await account.invoke('community', { ask: 'moderation' });
  return answer.ok ? readModeration(answer.value) : null;
}
