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
  /** Words after the mark; the kind of provenance when left out, none (but still said to screen readers) when null. */
  readonly text?: string | null | undefined;
}

/** Where a number came from: grey is a default, yellow is yours, dotted is an estimate, green was read from the page. */
export function ProvenanceMark({ mark, text }: ProvenanceMarkProps) {
  return (
    <span className="inline-flex items-start gap-1.5 text-[13px] text-ink-3">
      <span aria-hidden="true" className={`mt-[0.3em] size-2.5 shrink-0 rounded-[3px] border-[1.5px] ${shapes[mark]}`} />
      <span className={text === null ? 'sr-only' : ''}>{text ?? words[mark]}</span>
    </span>
  );
}
