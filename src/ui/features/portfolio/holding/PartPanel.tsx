import { useState } from 'react';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import type { HoldingPart, PartOf } from '../../../../core/deal/holding/holding.ts';
import type { AssessedHolding } from '../../../../core/portfolio/assessPortfolio.ts';
import type { Item } from '../../../../data/view/items.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { newPart, partForms } from '../forms/fieldSpecs.ts';
import { RecordSheet } from '../forms/RecordSheet.tsx';
import { useHoldingCommands } from '../../../parts/portfolio/useHoldingCommands.ts';
import { partLines } from './partLines.ts';

interface PartPanelProps {
  readonly part: HoldingPart;
  readonly holding: Item<'holdings'>;
  readonly assessed: AssessedHolding | null;
}

type Open = { readonly id: string | null; readonly record: PartOf<HoldingPart> } | null;

/** The parts of one kind, such as loans, with a sheet to edit each and a button to add one. */
export function PartPanel({ part, holding, assessed }: PartPanelProps) {
  const { now } = useClock();
  const [open, setOpen] = useState<Open>(null);
  const { one, title, empty } = partForms[part];
  const lines = partLines(part, holding.item, assessed);
  return (
    <Panel
      title={title}
      aside={
        <Editable>
          <Button
            size="small"
            data-testid={`add-${part}`}
            aria-label={`Add a ${one}`}
            onClick={() => setOpen({ id: null, record: newPart(part, holding.item, dayOf(now())) })}
          >
            Add
          </Button>
        </Editable>
      }
    >
      {lines.length === 0 ? <p className="text-[15px] text-ink-2">{empty}</p> : null}
      <ul>
        {lines.map(({ id, record, head, detail, amount, isOver }) => (
          <li key={id} className="border-t border-line first:border-0">
            <button
              type="button"
              onClick={() => setOpen({ id, record })}
              className={`grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-1 py-2.5 text-left -outline-offset-2 hover:bg-sunk ${isOver ? 'text-ink-3' : ''}`}
            >
              <span className="min-w-0">
                <span className="block text-[15px] leading-snug font-medium">{head}</span>
                <span className="num block text-[13px] text-ink-3">{detail}</span>
              </span>
              <span className="num font-medium whitespace-nowrap">{amount}</span>
            </button>
          </li>
        ))}
      </ul>
      {open === null ? null : <PartSheet part={part} holding={holding} open={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

interface PartSheetProps extends Omit<PartPanelProps, 'assessed'> {
  readonly open: NonNullable<Open>;
  readonly onClose: () => void;
}

function PartSheet({ part, holding: { id, item }, open, onClose }: PartSheetProps) {
  const { newId } = useClock();
  const take = useHoldingCommands();
  const { one, fields } = partForms[part];
  const write = (parts: Readonly<Record<string, PartOf<HoldingPart>>>, notice: string) =>
    // Every part is of the panel's kind, because it was read from that kind's fields.
    take([{ id, before: item, after: { ...item, [part]: parts } }], notice);
  const remove = async () => {
    const others = Object.entries<PartOf<HoldingPart>>(item[part]).filter(([key]) => key !== open.id);
    if (await write(Object.fromEntries(others), `Removed the ${one}`)) onClose();
  };
  return (
    <RecordSheet
      title={open.id === null ? `Add a ${one}` : `Edit the ${one}`}
      fields={fields}
      record={open.record}
      isNew={open.id === null}
      currency={item.currency}
      onClose={onClose}
      onRemove={open.id === null ? undefined : () => void remove()}
      onSave={(record) =>
        write({ ...item[part], [open.id ?? newId()]: record }, open.id === null ? `Added a ${one}` : `Updated the ${one}`)
      }
    />
  );
}
