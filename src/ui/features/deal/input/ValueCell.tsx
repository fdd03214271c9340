import type { Currency } from '../../../../core/kernel/money.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { LiveNumber } from './LiveNumber.tsx';
import { editValue, formatValue, parseValue, stepOfUnit, type ValueUnit } from './valueText.ts';

/** One input by its unit: what it is called, what is accepted, and its choices where it has any. */
export interface ValueSpec {
  readonly label: string;
  readonly unit: ValueUnit | 'choice' | 'yes-no';
  readonly bounds: readonly [low: number, high: number];
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

interface ValueCellProps {
  readonly spec: ValueSpec;
  readonly value: unknown;
  /** The person's own value; undefined where there is none. */
  readonly own: unknown;
  /** A value, or null: back to what it is without the person's own. */
  readonly onChange: (value: unknown) => void;
  readonly mark?: ReportInput['mark'];
  /** Of an amount. */
  readonly currency: Currency;
  readonly describedBy?: string | undefined;
  readonly testId?: string | undefined;
}

/** An input of any catalogue, editable where it stands. */
export function ValueCell({ spec, value, own, onChange, mark = 'default', currency, describedBy, testId }: ValueCellProps) {
  const { label, unit, bounds } = spec;
  if (unit === 'choice' || unit === 'yes-no') {
    return (
      <ChoiceSelect
        label={label}
        value={typeof value === 'string' ? value : typeof value === 'boolean' ? String(value) : null}
        options={unit === 'yes-no' ? yesNo : (spec.choices ?? [])}
        onChange={(chosen) => onChange(unit === 'yes-no' ? chosen === 'true' : chosen)}
        yours={mark === 'yours'}
        describedBy={describedBy}
        testId={testId}
      />
    );
  }
  return (
    <LiveNumber
      label={label}
      value={typeof value === 'number' ? value : null}
      own={own ?? null}
      onValue={onChange}
      onBack={onChange}
      parse={(text) => parseValue(unit, text)}
      format={(number) => formatValue(unit, number, currency)}
      editFormat={(number) => editValue(unit, number)}
      step={stepOfUnit(unit)}
      min={bounds[0]}
      max={bounds[1]}
      mark={mark}
      describedBy={describedBy}
      testId={testId}
    />
  );
}

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;
