import { useMemo } from 'react';
import type { AlertRule } from '../../../../core/alerts/alertRule.ts';
import type { AlertRuleRow } from '../../../../data/alerts/alertRows.ts';
import { notify } from '../../../components/notice/notify.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import { failureWords } from '../../deals/useDealCommands.ts';

/** What a person does with rules; each answers whether it is stored. */
export interface Rules {
  readonly put: (id: string | null, rule: AlertRule) => Promise<boolean>;
  readonly turn: (row: AlertRuleRow, on: boolean) => Promise<boolean>;
  /** Offers to take it back. */
  readonly remove: (row: AlertRuleRow) => Promise<boolean>;
}

export function useRules(): Rules {
  const workspace = useWorkspace();
  const { newId, now } = useServices();
  return useMemo(() => {
    const store = async (id: string, rule: AlertRule | null): Promise<boolean> => {
      const done = await workspace.mutateAlert({ type: 'alert/rule', id, rule, stamp: { mid: newId(), at: now() } });
      if (!done.ok) notify({ tone: 'poor', title: 'Not stored', detail: failureWords(done.error) });
      return done.ok;
    };
    return {
      put: (id, rule) => store(id ?? newId(), rule),
      turn: ({ id, rule }, on) => store(id, { ...rule, on, updatedAt: now() }),
      remove: async ({ id, rule }) => {
        const done = await store(id, null);
        const action = { label: 'Undo', run: () => void store(id, { ...rule, updatedAt: now() }) };
        if (done) notify({ tone: 'neutral', title: 'Rule deleted', action });
        return done;
      },
    };
  }, [workspace, newId, now]);
}
