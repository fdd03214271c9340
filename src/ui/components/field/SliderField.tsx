import { useState } from 'react';
import { NumberCell, type NumberCellProps } from './NumberCell.tsx';
import { stepNumber } from './stepNumber.ts';

export interface SliderFieldProps extends NumberCellProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Short words under the label, e.g. where the number comes from. */
  readonly note?: string | undefined;
}

/** One number three ways: dragged, stepped, or typed. Nothing needs a drag (WCAG 2.5.7). The box may go past the slider's ends only as far as `min` and `max` say. */
export function SliderField(props: SliderFieldProps) {
  const { label, value, min, max, step, note, format, onDraft, onCommit, disabled = false } = props;
  const [sliding, setSliding] = useState<number | null>(null);
  const shown = sliding ?? value;
  const slide = (next: number) => {
    setSliding(next);
    onDraft?.(next);
  };
  const release = () => {
    if (sliding === null) return;
    setSliding(null);
    if (sliding === value) onDraft?.(null);
    else onCommit(sliding);
  };
  const press = (by: number) => {
    const next = stepNumber(value, { step: by, large: false, min, max });
    if (next !== value) onCommit(next);
  };
  return (
    <div className="grid gap-0.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="grid min-w-0">
          <span className="text-[15px]">{label}</span>
          {note === undefined ? null : <span className="text-[13px] text-ink-3">{note}</span>}
        </span>
        <span className="inline-flex items-start gap-1">
          <StepButton label={`Less: ${label}`} sign="−" disabled={disabled || value <= min} onPress={() => press(-step)} />
          <NumberCell {...props} value={shown} />
          <StepButton label={`More: ${label}`} sign="+" disabled={disabled || value >= max} onPress={() => press(step)} />
        </span>
      </div>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        disabled={disabled}
        aria-label={`${label}, slider`}
        aria-valuetext={format(shown)}
        onChange={(event) => slide(Number(event.target.value))}
        onPointerUp={release}
        onKeyUp={release}
        onBlur={release}
        className="h-6 w-full cursor-pointer touch-pan-y accent-brand disabled:cursor-not-allowed pointer-coarse:h-11"
      />
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function StepButton({ label, sign, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid size-10 shrink-0 place-items-center rounded-lg border border-line bg-card text-lg text-ink-2 not-disabled:hover:border-line-strong not-disabled:hover:text-ink disabled:opacity-50 pointer-coarse:size-11"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
