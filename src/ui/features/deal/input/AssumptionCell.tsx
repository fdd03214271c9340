import { useState } from 'react';
import { assumptionEntry, type AssumptionEntry } from '../../../../core/deal/assumptionCatalogue.ts';
import type { AssumptionKey } from '../../../../core/deal/assumptions.ts';
import { formatAssumption, parseAssumption } from '../../../../core/deal/assumptionText.ts';
import type { Result } from '../../../../core/kernel/result.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import { NumberCell } from '../../../components/field/NumberCell.tsx';
import type { DealDraft } from '../live/dealDraft.ts';
import { draftOf, editText, ownInput, shownInput, stepOf, type InputLayers, type InputValue } from '../live/shownInput.ts';

interface AssumptionCellProps {
  readonly assumption: AssumptionKey;
  readonly layers: InputLayers;
  readonly mark: ReportInput['mark'];
  readonly onAssume: (changes: DealDraft) => void;
  readonly describedBy?: string | undefined;
}

/** One input where it stands: a number that follows every keystroke, or a choice. */
export function AssumptionCell(props: AssumptionCellProps) {
  const { unit } = assumptionEntry(props.assumption);
  return unit === 'choice' || unit === 'yes-no' ? <ChoiceCell {...props} /> : <QuantityCell {...props} />;
}

function QuantityCell({ assumption, layers, mark, onAssume, describedBy }: AssumptionCellProps) {
  const entry = assumptionEntry(assumption);
  const now = numberOf(shownInput(assumption, layers));
  // While a cell is edited it measures itself against the value before the edit, so that Esc can return to it.
  const [edit, setEdit] = useState<{ readonly from: number | null; readonly own: InputValue | null; readonly typed: boolean } | null>(null);
  const assume = (value: InputValue | null) => onAssume(draftOf(assumption, value));
  return (
    <span
      className="contents"
      onFocus={() => setEdit((current) => current ?? { from: now, own: ownInput(assumption, layers), typed: false })}
      onBlur={() => setEdit(null)}
    >
      <NumberCell
        label={labelOf(entry)}
        value={edit === null ? now : edit.from}
        // A quantity's value is a number, as its unit says.
        parse={(text) => parseAssumption(assumption, text) as Result<number, string>}
        format={(value) => formatAssumption(assumption, value)}
        editFormat={(value) => editText(assumption, value)}
        step={stepOf(assumption)}
        min={entry.bounds[0]}
        max={entry.bounds[1]}
        onDraft={(value) => {
          if (value === null) {
            if (edit?.typed !== true) return;
            assume(edit.own);
            setEdit({ ...edit, typed: false });
            return;
          }
          setEdit((current) => (current === null ? current : { ...current, typed: true }));
          if (value !== now) assume(value);
        }}
        onCommit={(value) => {
          if (value !== now) assume(value);
        }}
        mark={mark}
        describedBy={describedBy}
        testId={`input-${assumption}`}
      />
    </span>
  );
}

function ChoiceCell({ assumption, layers, mark, onAssume, describedBy }: AssumptionCellProps) {
  const entry = assumptionEntry(assumption);
  const now = shownInput(assumption, layers);
  const options = entry.unit === 'yes-no' ? yesNo : entry.choices;
  return (
    <span className="relative inline-flex w-32 max-w-full min-[360px]:w-40 sm:w-44">
      <select
        aria-label={entry.label}
        aria-describedby={describedBy}
        data-testid={`input-${assumption}`}
        value={now === null ? '' : String(now)}
        onChange={(event) => {
          const chosen = parseAssumption(assumption, event.target.value);
          if (chosen.ok) onAssume(draftOf(assumption, chosen.value));
        }}
        className={`min-h-10 w-full cursor-pointer appearance-none truncate rounded-lg border pr-7 pl-2.5 text-right text-[15px] hover:border-line-strong pointer-coarse:min-h-11 [&>option]:bg-card ${mark === 'yours' ? 'border-tape-edge bg-yours font-medium text-ink' : 'border-transparent bg-sunk text-ink'}`}
      >
        {now === null ? <option value="">Choose</option> : null}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-xs text-ink-3">
        ▾
      </span>
    </span>
  );
}

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

const numberOf = (value: InputValue | null): number | null => (typeof value === 'number' ? value : null);

/** "Monthly rent, a month" would say it twice; "Management, of rent received" does not. */
const labelOf = ({ label, of }: AssumptionEntry): string => (of === null ? label : `${label}, ${of}`);
