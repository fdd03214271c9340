import type { ReportDocument, ReportFigure } from '../../../../../core/report/report.ts';
import type { ReportFact } from '../../../../../core/report/reportTable.ts';

/** Key figures side by side, each with its difference from the user's target. */
export function KeyFigures({ figures }: { readonly figures: readonly ReportFigure[] }) {
  return (
    <dl className="num grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-4 sm:grid-cols-4 print:grid-cols-4">
      {figures.map(({ id, label, value, delta }) => (
        <div key={id} className="grid content-start">
          <dt className="text-[13px] text-ink-2">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight">{value}</dd>
          {delta === null ? null : <dd className="text-[13px] text-ink-2">{delta}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The user's rules. A symbol and a word show whether each is met, missed or not measured. */
export function Rules({ rules }: { readonly rules: ReportDocument['rules'] }) {
  return (
    <ul className="num">
      {rules.map(({ label, met, words }) => (
        <li
          key={label}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-t border-line py-2 first:border-0 sm:grid-cols-[1.5rem_14rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className={met === null ? 'text-ink-3' : met ? 'font-bold text-good' : 'font-bold text-poor'}>
            {met === null ? '–' : met ? '✓' : '✗'}
          </span>
          <span>
            {label}
            <span className="sr-only">{met === null ? ', not measured:' : met ? ', met:' : ', not met:'}</span>
          </span>
          <span className="text-ink-2 max-sm:col-start-2">{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** The changes that would make the deal work, each with its value. */
export function Solves({ solves }: { readonly solves: ReportDocument['solves'] }) {
  return (
    <dl className="num grid gap-3 sm:grid-cols-2 print:grid-cols-4">
      {solves.map(({ label, value, note }) => (
        <div key={label} className="grid content-start rounded-2 bg-sunk p-4 print:break-inside-avoid print:border print:border-line">
          <dt className="text-[13px] text-ink-2">{label}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
          <dd className="text-[13px] text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Labelled facts, in two columns if they fit. Each column is read from top to bottom. */
export function Facts({ facts }: { readonly facts: readonly ReportFact[] }) {
  return (
    <dl className="num gap-x-8 sm:columns-2 print:columns-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[2fr_3fr] gap-x-3 break-inside-avoid border-b border-line py-1.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of sentences. */
export function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {points.map((point) => (
        <li key={point} className="wrap-anywhere">
          {point}
        </li>
      ))}
    </ul>
  );
}
