import { assumptionEntry, type AssumptionEntry } from '../../../../core/deal/assumptionCatalogue.ts';
import type { AssumptionKey } from '../../../../core/deal/assumptions.ts';
import { formatAssumption, parseAssumption } from '../../../../core/deal/assumptionText.ts';
import type { Result } from '../../../../core/kernel/result.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import type { DealDraft } from '../live/dealDraft.ts';
import { draftOf, editText, ownInput, shownInput, stepOf, type InputLayers, type InputValue } from '../live/shownInput.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { LiveNumber } from './LiveNumber.tsx';

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
  const assume = (value: InputValue | null) => onAssume(draftOf(assumption, value));
  return (
    <LiveNumber
      label={labelOf(entry)}
      value={numberOf(shownInput(assumption, layers))}
      own={ownInput(assumption, layers)}
      onValue={assume}
      onBack={assume}
      // A quantity's value is a number, as its unit says.
      parse={(text) => parseAssumption(assumption, text) as Result<number, string>}
      format={(value) => formatAssumption(assumption, value)}
      editFormat={(value) => editText(assumption, value)}
      step={stepOf(assumption)}
      min={entry.bounds[0]}
      max={entry.bounds[1]}
      mark={mark}
      describedBy={describedBy}
      testId={`input-${assumption}`}
    />
  );
}

function ChoiceCell({ assumption, layers, mark, onAssume, describedBy }: AssumptionCellProps) {
  const entry = assumptionEntry(assumption);
  const now = shownInput(assumption, layers);
  return (
    <ChoiceSelect
      label={entry.label}
      value={now === null ? null : String(now)}
      options={entry.unit === 'yes-no' ? yesNo : entry.choices}
      yours={mark === 'yours'}
      describedBy={describedBy}
      testId={`input-${assumption}`}
      onChange={(text) => {
        const chosen = parseAssumption(assumption, text);
        if (chosen.ok) onAssume(draftOf(assumption, chosen.value));
      }}
    />
  );
}

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

const numberOf = (value: InputValue | null): number | null => (typeof value === 'number' ? value : null);

/** "Monthly rent, a month" would say it twice; "Management, of rent received" does not. */
const labelOf = ({ label, of }: AssumptionEntry): string => (of === null ? label : `${label}, ${of}`);
