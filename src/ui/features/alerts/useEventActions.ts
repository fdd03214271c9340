import { useMemo } from 'react';
import { notify } from '../../components/notice/notify.ts';
import { undoable } from '../../components/notice/undoLast.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { useItemCommands } from '../../hooks/useItemCommands.ts';
import { failureText } from '../../parts/dealCommands/useDealCommands.ts';
import { countText } from './countText.ts';

/** Commands on alert events. */
export interface EventActions {
  /** Marks events read or unread. Does nothing in a workspace that cannot be changed, because opening an event marks it too. */
  readonly read: (ids: readonly string[], read: boolean) => void;
  /** Dismisses the events and offers Undo. */
  readonly dismiss: (ids: readonly string[]) => void;
}

export function useEventActions(): EventActions {
  const itemCommands = useItemCommands();
  const { newId, now } = useClock();
  const isReadOnly = useReadOnly() !== null;
  return useMemo(() => {
    const mark = async (ids: readonly string[], marks: { readonly read?: boolean; readonly dismissed?: boolean }): Promise<boolean> => {
      const events = ids.map((id) => ({ id, mid: newId() }));
      const done = await itemCommands.mutateAlert({ type: 'alert/mark', events, ...marks, at: now() });
      if (!done.ok) notify({ tone: 'poor', title: 'Couldn’t save', detail: failureText(done.error) });
      return done.ok;
    };
    const dismiss = (ids: readonly string[]): Promise<boolean> =>
      undoable(async () => {
        if (!(await mark(ids, { dismissed: true }))) return null;
        const title = `${countText(ids.length, 'alert', 'alerts')} dismissed`;
        return { back: () => mark(ids, { dismissed: false }), notice: { tone: 'neutral', title } };
      });
    return {
      read: (ids, read) => void (isReadOnly || mark(ids, { read })),
      dismiss: (ids) => void dismiss(ids),
    };
  }, [itemCommands, isReadOnly, newId, now]);
}
