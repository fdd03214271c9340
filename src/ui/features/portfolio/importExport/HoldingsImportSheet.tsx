import { useState } from 'react';
import type { NamedHolding } from '../../../../core/portfolio/assessPortfolio.ts';
import { readText } from '../../../../data/files/readFile.ts';
import { FileField } from '../../../components/field/FileField.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { useProfileRecord } from '../../../hooks/useProfileRecord.ts';
import { readCsv } from '../../../parts/files/csv.ts';
import { useHoldingCommands } from '../../../parts/portfolio/useHoldingCommands.ts';
import { planImport, type ImportPlan } from './planImport.ts';

interface HoldingsImportSheetProps {
  readonly holdings: readonly NamedHolding[];
  readonly onClose: () => void;
}

type State =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'read'; readonly plan: ImportPlan };

/** A file brought in: first what it would add and change; nothing happens until the person says so. */
export function HoldingsImportSheet({ holdings, onClose }: HoldingsImportSheetProps) {
  const { newId, now } = useClock();
  const take = useHoldingCommands();
  const profileRecord = useProfileRecord();
  const [state, setState] = useState<State>({ kind: 'none' });
  const [busy, setBusy] = useState(false);
  const read = async (file: File): Promise<void> => {
    const text = await readText(file, 'sheet');
    const table = text.ok ? readCsv(text.value) : text;
    if (!table.ok) return setState({ kind: 'failed', message: table.error });
    if (table.value.length < 2) return setState({ kind: 'failed', message: 'The file has no lines under its head.' });
    const here = new Map(holdings.map(({ id, item }) => [id, item]));
    const { country = 'GB' } = await profileRecord.readProfile();
    return setState({ kind: 'read', plan: planImport({ table: table.value, holdings: here, newId, at: now(), country }) });
  };
  const plan = state.kind === 'read' ? state.plan : null;
  const count = plan?.steps.length ?? 0;
  const apply = async (): Promise<void> => {
    if (plan === null) return;
    setBusy(true);
    if (await take(plan.steps, `${properties(count)} imported`)) onClose();
    setBusy(false);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="Import properties"
      wide
      actions={
        count === 0 ? undefined : (
          <Button look="primary" disabled={busy} busy={busy} onClick={() => void apply()} data-testid="apply-import">
            Import {properties(count)}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <FileField
          label="CSV file"
          hint="Needed are the columns Name, Bought on and Price paid. Export once to see all of them. A file exported here changes what it names."
          accept=".csv,.tsv,text/csv"
          testId="holdings-file"
          onFile={(file) => void read(file)}
        />
        {state.kind === 'failed' ? (
          <p role="alert" className="text-poor">
            {state.message}
          </p>
        ) : null}
        {plan === null ? null : <Preview plan={plan} />}
      </div>
    </Sheet>
  );
}

const properties = (count: number): string => (count === 1 ? '1 property' : `${count.toLocaleString('en-GB')} properties`);

/** More lines than anybody reads before pressing Import. */
const mostLines = 100;

function Preview({ plan: { steps, same, errors, passedOver } }: { readonly plan: ImportPlan }) {
  return (
    <div className="grid gap-4" data-testid="import-preview">
      {steps.length === 0 ? <p>Nothing in this file is new or different.</p> : null}
      <ul>
        {steps.slice(0, mostLines).map(({ id, before, after, changes }) => (
          <li key={id} className="flex justify-between gap-4 border-t border-line py-2 first:border-0">
            <span className="min-w-0 truncate font-medium">{after.name}</span>
            <span className="num whitespace-nowrap text-ink-2">
              {before === null ? 'New' : changes === 1 ? '1 value changes' : `${changes} values change`}
            </span>
          </li>
        ))}
      </ul>
      {same === 0 ? null : <p className="text-sm text-ink-2">{properties(same)} here just so.</p>}
      {errors.length === 0 ? null : (
        <div role="alert" className="grid gap-1">
          <p className="font-medium text-poor">{errors.length === 1 ? '1 line is left out' : `${errors.length} lines are left out`}</p>
          <ul className="text-sm">
            {errors.slice(0, mostLines).map(({ line, message }) => (
              <li key={line}>
                Line {line}. {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {passedOver.length === 0 ? null : <p className="text-sm text-ink-2">Columns not used: {passedOver.join(', ')}.</p>}
    </div>
  );
}
