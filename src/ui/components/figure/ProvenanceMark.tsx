import type { ReportInput } from '../../../core/report/report.ts';

type Mark = ReportInput['mark'];

const words: Readonly<Record<Mark, string>> = {
  listing: 'from the listing',
  estimate: 'estimate',
  default: 'default',
  profile: 'your profile',
  yours: 'yours',
};

const shapes: Readonly<Record<Mark, string>> = {
  listing: 'border-brand bg-brand',
  estimate: 'border-dotted border-ink-2',
  default: 'border-line-strong bg-line',
  profile: 'border-tape-edge bg-transparent',
  yours: 'border-tape-edge bg-tape',
};

interface ProvenanceMarkProps {
  readonly mark: Mark;
  /** Text after the mark. Defaults to the kind of provenance; null hides it except from screen readers. */
  readonly text?: string | null | undefined;
}

/** Marks a number's source: grey for a default, yellow for yours, dotted for an estimate, green for the listing. */
export function ProvenanceMark({ mark, text }: ProvenanceMarkProps) {
  return (
    <span className="inline-flex items-start gap-1.5 text-[13px] text-ink-3">
      <span aria-hidden="true" className={`mt-[0.3em] size-2.5 shrink-0 rounded-[3px] border-[1.5px] ${shapes[mark]}`} />
      <span className={text === null ? 'sr-only' : ''}>{text ?? words[mark]}</span>
    </span>
  );
}
