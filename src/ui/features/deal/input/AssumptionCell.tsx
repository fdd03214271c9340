import { buyToLetInput } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import type { StrategyInputEntry } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { bareInputText } from '../../../../core/deal/strategies/strategyInputValue.ts';
import { parseInput } from '../../../../core/deal/strategies/parseStrategyInput.ts';
import type { AssumptionKey } from '../../../../core/deal/assumptions.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import type { Result } from '../../../../core/kernel/result.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import type { LettingChanges } from '../live/dealDraft.ts';
import { draftOf, editText, stepOf, type InputValue } from '../live/shownInput.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { LiveNumber } from './LiveNumber.tsx';

interface AssumptionCellProps {
  readonly assumption: AssumptionKey;
  /** What it shows now; null while nothing is known for it. */
  readonly value: InputValue | null;
  /** The person's own value; null where there is none. */
  readonly own: InputValue | null;
  readonly mark: ReportInput['mark'];
  readonly onAssume: (changes: LettingChanges) => void;
  readonly describedBy?: string | undefined;
}

/** One input where it stands: a number that follows every keystroke, or a choice. */
export function AssumptionCell(props: AssumptionCellProps) {
  const { unit } = buyToLetInput(props.assumption);
  return unit === 'choice' || unit === 'yes-no' ? <ChoiceCell {...props} /> : <QuantityCell {...props} />;
}

function QuantityCell({ assumption, value, own, mark, onAssume, describedBy }: AssumptionCellProps) {
  const entry = buyToLetInput(assumption);
  const assume = (next: InputValue | null) => onAssume(draftOf(assumption, next));
  return (
    <LiveNumber
      label={labelOf(entry)}
      value={typeof value === 'number' ? value : null}
      own={own}
      onValue={assume}
      onBack={assume}
      // A quantity's value is a number, as its unit says.
      parse={(text) => parseInput(buyToLetInput(assumption), text) as Result<number, string>}
      format={(number) => bareInputText(buyToLetInput(assumption), number, ukCurrency)}
      editFormat={(number) => editText(assumption, number)}
      step={stepOf(assumption)}
      min={entry.bounds[0]}
      max={entry.bounds[1]}
      mark={mark}
      describedBy={describedBy}
      testId={`input-${assumption}`}
    />
  );
}

function ChoiceCell({ assumption, value, mark, onAssume, describedBy }: AssumptionCellProps) {
  const entry = buyToLetInput(assumption);
  return (
    <ChoiceSelect
      label={entry.label}
      value={value === null ? null : String(value)}
      options={entry.unit === 'yes-no' ? yesNo : entry.choices}
      yours={mark === 'yours'}
      describedBy={describedBy}
      testId={`input-${assumption}`}
      onChange={(text) => {
        const chosen = parseInput(buyToLetInput(assumption), text);
        if (chosen.ok) onAssume(draftOf(assumption, chosen.value));
      }}
    />
  );
}

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

/** "Monthly rent, a month" would say it twice; "Management, of rent received" does not. */
const labelOf = ({ label, of }: StrategyInputEntry<AssumptionKey>): string => (of === null ? label : `${label}, ${of}`);
