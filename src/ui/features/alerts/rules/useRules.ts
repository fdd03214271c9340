import { useMemo } from 'react';
import type { AlertRule } from '../../../../core/alerts/alertRule.ts';
import type { AlertRuleRow } from '../../../../data/alerts/alertRows.ts';
import { notify } from '../../../components/notice/notify.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useItemCommands } from '../../../hooks/useItemCommands.ts';
import { failureText } from '../../../parts/dealCommands/useDealCommands.ts';

/** Rule commands. Each resolves to whether it was stored. */
export interface Rules {
  readonly put: (id: string | null, rule: AlertRule) => Promise<boolean>;
  readonly turn: (row: AlertRuleRow, on: boolean) => Promise<boolean>;
  /** Deletes the rule and offers Undo. */
  readonly remove: (row: AlertRuleRow) => Promise<boolean>;
}

export function useRules(): Rules {
  const itemCommands = useItemCommands();
  const { newId, now } = useClock();
  return useMemo(() => {
    const store = async (id: string, rule: AlertRule | null): Promise<boolean> => {
      const done = await itemCommands.mutateAlert({ type: 'alert/rule', id, rule, stamp: { mid: newId(), at: now() } });
      if (!done.ok) notify({ tone: 'poor', title: 'Couldn’t save', detail: failureText(done.error) });
      return done.ok;
    };
    return {
      put: (id, rule) => store(id ?? newId(), rule),
      turn: ({ id, rule }, on) => store(id, { ...rule, on, updatedAt: now() }),
      remove: ({ id, rule }) =>
        undoable(async () => {
          if (!(await store(id, null))) return null;
          return { back: () => store(id, { ...rule, updatedAt: now() }), notice: { tone: 'neutral', title: 'Rule deleted' } };
        }),
    };
  }, [itemCommands, newId, now]);
}
