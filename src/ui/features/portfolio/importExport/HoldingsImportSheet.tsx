import type { NamedHolding } from '../../../../core/portfolio/assessPortfolio.ts';
import { ok, type Result } from '../../../../core/kernel/result.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useProfileRecord } from '../../../hooks/useProfileRecord.ts';
import { ImportSheet, maxLines } from '../../../parts/files/ImportSheet.tsx';
import { readSheet } from '../../../parts/files/readSheet.ts';
import { useHoldingCommands } from '../../../parts/portfolio/useHoldingCommands.ts';
import { planImport, type ImportPlan } from './planImport.ts';

interface HoldingsImportSheetProps {
  readonly holdings: readonly NamedHolding[];
  readonly onClose: () => void;
}

/** Imports a file of properties, compared with the existing ones. */
export function HoldingsImportSheet({ holdings, onClose }: HoldingsImportSheetProps) {
  const { newId, now } = useClock();
  const take = useHoldingCommands();
  const profileRecord = useProfileRecord();
  const read = async (file: File): Promise<Result<ImportPlan, string>> => {
    const table = await readSheet(file);
    if (!table.ok) return table;
    const here = new Map(holdings.map(({ id, item }) => [id, item]));
    const { country = 'GB' } = await profileRecord.readProfile();
    return ok(planImport({ table: table.value, holdings: here, newId, at: now(), country }));
  };
  const apply = async ({ steps }: ImportPlan): Promise<void> => {
    if (await take(steps, `${properties(steps.length)} imported`)) onClose();
  };
  return (
    <ImportSheet
      title="Import properties"
      field={{
        label: 'CSV file',
        hint: 'Required columns: Name, Bought on and Price paid. Export once to see all columns. A file exported from here updates the properties in it.',
        accept: '.csv,.tsv,text/csv',
        testId: 'holdings-file',
      }}
      read={read}
      action={({ steps }) => (steps.length === 0 ? null : { label: `Import ${properties(steps.length)}`, testId: 'apply-import' })}
      apply={apply}
      Preview={Preview}
      onClose={onClose}
    />
  );
}

const properties = (count: number): string => (count === 1 ? '1 property' : `${count.toLocaleString('en-GB')} properties`);

function Preview({ plan: { steps, same, errors, passedOver } }: { readonly plan: ImportPlan }) {
  return (
    <div className="grid gap-4" data-testid="import-preview">
      {steps.length === 0 ? <p>Your portfolio already matches this file.</p> : null}
      <ul>
        {steps.slice(0, maxLines).map(({ id, before, after, changes }) => (
          <li key={id} className="flex justify-between gap-4 border-t border-line py-2 first:border-0">
            <span className="min-w-0 truncate font-medium">{after.name}</span>
            <span className="num whitespace-nowrap text-ink-2">
              {before === null ? 'New' : changes === 1 ? '1 value will change' : `${changes} values will change`}
            </span>
          </li>
        ))}
      </ul>
      {same === 0 ? null : <p className="text-sm text-ink-2">{properties(same)} unchanged.</p>}
      {errors.length === 0 ? null : (
        <div role="alert" className="grid gap-1">
          <p className="font-medium text-poor">
            {errors.length === 1 ? '1 row won’t be imported' : `${errors.length} rows won’t be imported`}
          </p>
          <ul className="text-sm">
            {errors.slice(0, maxLines).map(({ line, message }) => (
              <li key={line}>
                Row {line}. {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {passedOver.length === 0 ? null : <p className="text-sm text-ink-2">Ignored columns: {passedOver.join(', ')}.</p>}
    </div>
  );
}
