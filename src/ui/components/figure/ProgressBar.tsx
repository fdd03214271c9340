interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; null when unknown. */
  readonly part: number | null;
  /** Progress in words: "120 of 1,000 deals". */
  readonly text: string;
}

/** A native progress element with text. */
export function ProgressBar({ label, part, text }: ProgressBarProps) {
  return (
    <div className="grid gap-1.5">
      <span className="flex justify-between gap-3 text-sm">
        <span>{label}</span>
        <span className="num text-ink-2">{text}</span>
      </span>
      <progress
        aria-label={label}
        {...(part === null ? {} : { value: part, max: 1 })}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunk [print-color-adjust:exact] [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[width] forced-colors:appearance-auto"
      />
    </div>
  );
}
