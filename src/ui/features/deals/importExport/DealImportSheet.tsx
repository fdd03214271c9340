import { ok, type Result } from '../../../../core/kernel/result.ts';
import { allRows } from '../../../../data/view/rows/readRows.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { dealsText } from '../../../parts/dealRow/countText.ts';
import type { Edits } from '../edits/useEdits.ts';
import { ImportSheet, maxLines } from '../../../parts/files/ImportSheet.tsx';
import type { PlannedChange } from './importPlan.ts';
import { planImport, type ImportPlan } from './planImport.ts';
import { readSheet } from '../../../parts/files/readSheet.ts';

interface DealImportSheetProps {
  readonly onClose: () => void;
  readonly edits: Edits;
}

/** Imports a file of deals, compared row by row with the deals on this device. */
export function DealImportSheet({ onClose, edits }: DealImportSheetProps) {
  const { view } = usePerson();
  const deals = useDeals();
  const { newId, now } = useClock();
  const read = async (file: File): Promise<Result<ImportPlan, string>> => {
    const table = await readSheet(file);
    if (!table.ok) return table;
    const rows = new Map((await allRows(view)).map((row) => [row.id, row]));
    const here = new Map((await deals.readDeals([...rows.keys()])).map((deal) => [deal.id as string, deal]));
    return ok(planImport({ table: table.value, rows, deals: here, newId, at: now() }));
  };
  const apply = async (plan: ImportPlan): Promise<void> => {
    onClose();
    const steps = [...plan.changes, ...plan.additions].flatMap((planned) => planned.steps);
    await edits.run(steps, { doing: 'Importing', done: () => `${dealsText(countOf(plan))} imported` });
  };
  return (
    <ImportSheet
      title="Import"
      field={{
        label: 'CSV or XLSX file',
        hint: 'A file exported from here updates your own values for each deal. Rows without a known id become new deals.',
        accept: '.csv,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        testId: 'import-file',
      }}
      read={read}
      action={actionOf}
      apply={apply}
      Preview={Preview}
      onClose={onClose}
      testId="bench-import"
    />
  );
}

const countOf = ({ changes, additions }: ImportPlan): number => changes.length + additions.length;

function actionOf(plan: ImportPlan) {
  const count = countOf(plan);
  if (count === 0) return null;
  return {
    label: plan.errors.length === 0 ? `Import ${dealsText(count)}` : `Import the remaining ${dealsText(count)}`,
    testId: 'import-apply',
  };
}

function Preview({ plan }: { readonly plan: ImportPlan }) {
  const { changes, additions, same, errors, passedOver } = plan;
  const words = [
    `${dealsText(changes.length)} to change`,
    `${additions.length.toLocaleString('en-GB')} new`,
    `${same.toLocaleString('en-GB')} unchanged`,
  ];
  return (
    <>
      <p className="num text-[15px] font-semibold" data-testid="import-summary">
        {words.join(' · ')}
        {errors.length === 0 ? '' : ` · ${errors.length.toLocaleString('en-GB')} with errors`}
      </p>
      <Lines
        title="Errors: these rows won’t be imported"
        items={errors.map(({ line, column, message }) => ({ line, text: `${column}: ${message}` }))}
      />
      <Lines title="Changes" items={changes.map(itemOf)} />
      <Lines title="New deals" items={additions.map(itemOf)} />
      {passedOver.length === 0 ? null : (
        <p className="text-sm text-ink-3">{`Ignored columns (calculated here or unknown): ${passedOver.join(', ')}.`}</p>
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
        {items.slice(0, maxLines).map(({ line, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row may have two errors; the list never changes
          <li key={at} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2 border-t border-line py-1.5">
            <span className="num text-ink-3">{`Row ${line}`}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {items.length > maxLines ? (
        <p className="pt-1.5 text-[13px] text-ink-3">{`and ${(items.length - maxLines).toLocaleString('en-GB')} more`}</p>
      ) : null}
    </section>
  );
}
