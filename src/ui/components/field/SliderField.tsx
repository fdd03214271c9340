import { useId, type ReactNode } from 'react';
import type { Result } from '../../../core/kernel/result.ts';
import type { ReportInput } from '../../../core/report/report.ts';
import { NumberCell } from './NumberCell.tsx';
import { stepNumber } from './stepNumber.ts';

interface SliderFieldProps {
  readonly label: string;
  /** Muted text after the label, e.g. "a month". */
  readonly unit?: string | undefined;
  readonly value: number;
  /** Range of the slider. The box accepts any value `parse` accepts. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly parse: (text: string) => Result<number, string>;
  readonly format: (value: number) => string;
  readonly editFormat: (value: number) => string;
  readonly onChange: (value: number) => void;
  readonly mark?: ReportInput['mark'];
  /** Source of the value, a warning or a reset. */
  readonly note?: ReactNode;
  readonly testId?: string | undefined;
}

/** A number as a slider, a box and two buttons, so that dragging is optional. */
export function SliderField(props: SliderFieldProps) {
  const { label, unit, value, step, format, onChange, note, testId } = props;
  const noteId = useId();
  // A value outside the range extends it.
  const [min, max] = [Math.min(props.min, value), Math.max(props.max, value)];
  const nudge = (by: number) => onChange(stepNumber(value, { step: by, large: false, min, max }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2.5 first:border-0">
      <p className="min-w-0 text-[15px] leading-snug">
        {label}
        {unit === undefined || unit === '' ? null : <span className="text-sm text-ink-3"> {unit}</span>}
      </p>
      <span className="flex items-start">
        <Nudge sign="−" label={`Less: ${label}`} disabled={value <= min} onPress={() => nudge(-step)} />
        <NumberCell
          label={label}
          value={value}
          parse={props.parse}
          format={format}
          editFormat={props.editFormat}
          step={step}
          onDraft={(typed) => typed !== null && typed !== value && onChange(typed)}
          onCommit={onChange}
          mark={props.mark ?? 'default'}
          describedBy={noteId}
          testId={testId}
        />
        <Nudge sign="+" label={`More: ${label}`} disabled={value >= max} onPress={() => nudge(step)} />
      </span>
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={format(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="col-span-2 h-8 w-full min-w-0 cursor-pointer pointer-coarse:h-11 print:hidden"
      />
      <div id={noteId} className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 text-[13px] text-ink-3">
        {note}
      </div>
    </div>
  );
}

interface NudgeProps {
  readonly sign: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Nudge({ sign, label, disabled, onPress }: NudgeProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="inline-grid size-10 shrink-0 place-items-center rounded-lg text-lg leading-none text-ink-2 hover:bg-sunk hover:text-ink disabled:opacity-40 pointer-coarse:size-11 print:hidden"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
