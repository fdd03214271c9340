interface ExplainMarkProps {
  /** The accessible name, including the figure's name. */
  readonly label: string;
  /** The tooltip. */
  readonly title: string;
  readonly onClick: () => void;
  readonly testId?: string | undefined;
}

/** The question mark next to a figure. */
export function ExplainMark({ label, title, onClick, testId }: ExplainMarkProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      title={title}
      data-testid={testId}
      className="-my-3 -mr-3 -ml-1 inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink print:hidden"
    >
      <span
        aria-hidden="true"
        className="grid size-[18px] place-items-center rounded-full border border-line-strong text-[11px] leading-none font-semibold"
      >
        ?
      </span>
    </button>
  );
}
