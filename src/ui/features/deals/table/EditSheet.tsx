import { bareInputText } from '../../../../core/deal/strategies/inputValue.ts';
import { parseInput } from '../../../../core/deal/strategies/parseInput.ts';
import type { BuyToLetKey } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import { ok, type Result } from '../../../../core/kernel/result.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { NumberCell } from '../../../components/field/NumberCell.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { dealStages } from '../../../parts/address/dealsSearch.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { stageLabels } from '../../../parts/dealRow/stageLabels.ts';
import { cellText } from '../../../parts/dealColumns/cellText.ts';
import { allColumns, columnOf, type Column } from '../../../parts/dealColumns/columns.ts';
import { endText } from '../columns/filters.ts';
import { currencyOfRow, entryOfRow } from '../columns/rowEntry.ts';
import { familyText } from '../../../parts/country/familyText.ts';
import { familyOfRow } from '../../../parts/country/countryFamily.ts';
import type { CellChange } from '../edits/useCellEdit.ts';

interface EditSheetProps {
  readonly row: DealRow;
  readonly onClose: () => void;
  readonly onEdit: (change: CellChange) => void;
}

const results = ['score', 'netYield', 'monthlyCashFlow', 'cashOnCash'] as const;

/** One deal's editable cells, with the main results always visible. */
export function EditSheet({ row, onClose, onEdit }: EditSheetProps) {
  const numbers = allColumns.filter(({ edit }) => edit?.kind === 'assumption');
  return (
    <Sheet
      open
      onClose={onClose}
      title={row.title}
      actions={
        <>
          <LinkButton look="quiet" to="/deals/$dealId" params={{ dealId: row.id }}>
            Open deal
          </LinkButton>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-4" data-testid="bench-edit">
        <dl className="sticky top-0 grid grid-cols-4 gap-2 border-b border-line bg-card pb-3" aria-live="polite">
          {results.map((id) => (
            <div key={id} className="min-w-0">
              <dt className="truncate text-xs text-ink-3">{familyText[familyOfRow(row)](columnOf(id).label)}</dt>
              <dd className="num truncate font-semibold">{cellText(columnOf(id), row)}</dd>
            </div>
          ))}
        </dl>
        <Editable>
          {numbers.map((column) => (
            <NumberRow key={column.id} column={column} row={row} onEdit={onEdit} />
          ))}
          <SelectField
            label="Stage"
            value={row.stage}
            options={dealStages.map((value) => ({ value, label: stageLabels[value] }))}
            onChange={(text) => onEdit({ row, id: 'stage', text })}
          />
          <TextField
            key={row.tags.join()}
            label="Tags"
            hint="Separate tags with commas."
            defaultValue={row.tags.join(', ')}
            onBlur={(event) => onEdit({ row, id: 'tags', text: event.target.value })}
          />
        </Editable>
      </div>
    </Sheet>
  );
}

function NumberRow({ column, row, onEdit }: { readonly column: Column; readonly row: DealRow; readonly onEdit: EditSheetProps['onEdit'] }) {
  if (column.edit?.kind !== 'assumption') return null;
  const { key } = column.edit;
  const value = column.of(row);
  const entry = entryOfRow(key, row);
  const { bounds, label } = entry;
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <span className="text-[15px]">{label}</span>
      <NumberCell
        label={label}
        value={typeof value === 'number' ? value : null}
        parse={(text) => number(key, row, text)}
        format={(amount) => bareInputText(entry, amount, currencyOfRow(row))}
        editFormat={(amount) => endText(column, amount)}
        step={column.kind === 'rate' ? 0.0025 : 500}
        min={bounds[0]}
        max={bounds[1]}
        onCommit={(amount) => onEdit({ row, id: column.id, text: endText(column, amount) })}
        mark={row.own.includes(key) ? 'yours' : 'default'}
      />
    </div>
  );
}

function number(key: BuyToLetKey, row: DealRow, text: string): Result<number, string> {
  const read = parseInput(entryOfRow(key, row), text, currencyOfRow(row));
  return read.ok ? ok(Number(read.value)) : read;
}
