import { editText, parseQuantity } from '../../../core/deal/strategies/parseInput.ts';
import type { InputSpec } from '../../../core/deal/strategies/strategyInput.ts';
import { bareInputText } from '../../../core/deal/strategies/inputValue.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import type { ReportInput } from '../../../core/report/report.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { inputFormatOf } from './inputFormat.ts';
import { inputStep } from './inputStep.ts';
import { LiveNumber } from './LiveNumber.tsx';

interface ValueCellProps {
  readonly spec: InputSpec;
  readonly value: unknown;
  /** The user's own value; undefined when unset. */
  readonly own: unknown;
  /** Called with the new value; null removes the user's own value. */
  readonly onChange: (value: unknown) => void;
  readonly mark?: ReportInput['mark'];
  /** Currency of an amount. */
  readonly currency: Currency;
  /** Country whose number separators apply; defaults to the UK. */
  readonly country?: MarketCountry | undefined;
  readonly describedBy?: string | undefined;
  readonly testId?: string | undefined;
}

/** An input of any catalogue, edited in place: a live number or a choice. */
export function ValueCell({ spec, value, own, onChange, mark = 'default', currency, country = 'GB', describedBy, testId }: ValueCellProps) {
  const { label, unit, bounds, of = null } = spec;
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
      // Avoids "Monthly rent, a month" but keeps "Management, of rent received".
      label={of === null ? label : `${label}, ${of}`}
      value={typeof value === 'number' ? value : null}
      own={own ?? null}
      onValue={onChange}
      onBack={onChange}
      parse={(text) => parseQuantity(spec, text, { ...inputFormatOf(country), currency })}
      format={(number) => bareInputText(spec, number, currency)}
      editFormat={(number) => editText(spec, number)}
      step={inputStep(spec)}
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
