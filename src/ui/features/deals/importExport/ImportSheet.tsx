import { useState } from 'react';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { FileField } from '../../../components/field/FileField.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { dealsWords } from '../../../parts/dealRow/countWords.ts';
import type { Edits } from '../edits/useEdits.ts';
import type { ImportPlan } from './planImport.ts';
import { useImportFile } from './useImportFile.ts';
import type { PlannedChange } from './importPlan.ts';

interface ImportSheetProps {
  readonly onClose: () => void;
  readonly edits: Edits;
}

/** A file brought back: first what it would change, line by line; nothing changes until the person says so. */
export function ImportSheet({ onClose, edits }: ImportSheetProps) {
  const [state, take] = useImportFile();
  const [busy, setBusy] = useState(false);
  const plan = state.kind === 'read' ? state.plan : null;
  const count = plan === null ? 0 : plan.changes.length + plan.additions.length;
  const apply = async (): Promise<void> => {
    if (plan === null) return;
    setBusy(true);
    onClose();
    const steps = [...plan.changes, ...plan.additions].flatMap((planned) => planned.steps);
    await edits.run(steps, { doing: 'Importing', done: () => `${dealsWords(count)} imported` });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="Import"
      wide
      actions={
        count === 0 ? undefined : (
          <Button look="primary" disabled={busy} onClick={() => void apply()} data-testid="import-apply">
            {plan?.errors.length === 0 ? `Import ${dealsWords(count)}` : `Import the other ${dealsWords(count)}`}
          </Button>
        )
      }
    >
      <div className="grid gap-5" data-testid="bench-import">
        <FileField
          label="CSV or XLSX file"
          hint="A file exported here changes your own values, deal by deal. Lines without a known id become new deals."
          accept=".csv,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          testId="import-file"
          onFile={take}
        />
        {state.kind === 'reading' ? <Spinner label={`Reading ${state.name}`} /> : null}
        {state.kind === 'failed' ? (
          <p role="alert" className="text-[15px] text-poor">
            {state.message}
          </p>
        ) : null}
        {plan === null ? null : <Preview plan={plan} />}
      </div>
    </Sheet>
  );
}

/** More lines than anybody reads before pressing Import. */
const mostLines = 100;

function Preview({ plan }: { readonly plan: ImportPlan }) {
  const { changes, additions, same, errors, passedOver } = plan;
  const words = [
    `${dealsWords(changes.length)} to change`,
    `${additions.length.toLocaleString('en-GB')} new`,
    `${same.toLocaleString('en-GB')} the same`,
  ];
  return (
    <>
      <p className="num text-[15px] font-semibold" data-testid="import-summary">
        {words.join(' · ')}
        {errors.length === 0 ? '' : ` · ${errors.length.toLocaleString('en-GB')} with a mistake`}
      </p>
      <Lines
        title="Mistakes: these lines are left out"
        items={errors.map(({ line, column, message }) => ({ line, text: `${column}: ${message}` }))}
      />
      <Lines title="Changes" items={changes.map(itemOf)} />
      <Lines title="New deals" items={additions.map(itemOf)} />
      {passedOver.length === 0 ? null : (
        <p className="text-sm text-ink-3">{`Not read, because it is calculated here or not known: ${passedOver.join(', ')}.`}</p>
      )}
    </>
  );
}

const itemOf = ({ line, title, words }: PlannedChange) => ({ line, text: [title, ...words].join(' · ') });

function Lines({ title, items }: { readonly title: string; readonly items: readonly { readonly line: number; readonly text: string }[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="pb-1 text-sm font-semibold text-ink-3">{title}</h3>
      <ul className="text-sm">
        {items.slice(0, mostLines).map(({ line, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may have two mistakes; the list never changes
          <li key={at} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2 border-t border-line py-1.5">
            <span className="num text-ink-3">{`Line ${line}`}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {items.length > mostLines ? (
        <p className="pt-1.5 text-[13px] text-ink-3">{`and ${(items.length - mostLines).toLocaleString('en-GB')} more`}</p>
      ) : null}
    </section>
  );
}
