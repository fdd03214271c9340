import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { DealInput } from '../../../parts/inputs/DealInput.tsx';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { influentialKeys } from '../../../../core/deal/strategies/mainInputs.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

/** The most important inputs, editable in place. The page has a skip link to them. */
export function KeyInputs({ live }: { readonly live: LiveDeal }) {
  const { id } = live.strategy;
  const entries = strategyInputs(id, live.market);
  const shown = influentialKeys(id).flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  const readOnly = useReadOnly();
  const panel = useRef<HTMLDivElement>(null);
  const asked = useLocation({ select: ({ hash }) => hash === 'moves' });
  useEffect(() => {
    if (asked) panel.current?.focus();
  }, [asked]);
  return (
    <div ref={panel} id="moves" tabIndex={-1} className="outline-none">
      <Panel title="Key assumptions" aside={readOnly === null ? 'edit any figure to recalculate' : undefined}>
        <Editable>
          {shown.map((entry) => (
            <DealInput key={entry.key} live={live} entry={entry} />
          ))}
        </Editable>
      </Panel>
    </div>
  );
}
