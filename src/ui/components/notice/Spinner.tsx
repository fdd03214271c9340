interface SpinnerProps {
  /** What is loading, shown next to the spinner and announced. Without it the spinner is decorative. */
  readonly label?: string | undefined;
  readonly small?: boolean;
}

/** A spinner for waits of unknown length. With reduced motion it does not turn. */
export function Spinner({ label, small = false }: SpinnerProps) {
  const ring = (
    <svg viewBox="0 0 24 24" className={`animate-spin ${small ? 'size-4' : 'size-6'}`} fill="none" strokeWidth="3" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return ring;
  return (
    <output className="flex items-center justify-center gap-3 text-ink-2">
      {ring}
      <span>{label}</span>
    </output>
  );
}
