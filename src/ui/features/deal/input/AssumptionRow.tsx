import { useId } from 'react';
import { assumptionEntry } from '../../../../core/deal/assumptionCatalogue.ts';
import type { AssumptionKey } from '../../../../core/deal/assumptions.ts';
import { assumptionWarning } from '../../../../core/deal/assumptionText.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import { ProvenanceMark } from '../../../components/figure/ProvenanceMark.tsx';
import { webAddress } from '../../deals/row/webAddress.ts';
import { AssumptionCell } from './AssumptionCell.tsx';
import { draftOf, isOwnInput, shownInput, type InputLayers } from '../live/shownInput.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';

interface AssumptionRowProps {
  readonly assumption: AssumptionKey;
  readonly live: LiveDeal;
  /** The name in place of the catalogue's, e.g. "Your offer". */
  readonly label?: string;
  /** Says what the input means under its name. */
  readonly explained?: boolean;
}

/** One input with its name, where its value came from, a way back to the default, and a warning where it is unusual. */
export function AssumptionRow({ assumption, live, label, explained = false }: AssumptionRowProps) {
  const id = useId();
  const entry = assumptionEntry(assumption);
  const layers = layersOf(live);
  const own = isOwnInput(assumption, layers);
  const report = live.outcome?.report.inputs.find(({ key }) => key === assumption);
  const mark = own ? 'yours' : report?.mark === 'yours' ? 'default' : (report?.mark ?? 'default');
  const value = shownInput(assumption, layers);
  const unusual = typeof value === 'number' ? assumptionWarning(assumption, value) : null;
  // "Monthly rent" says its month already.
  const unit = unitWords(entry.label.startsWith('Monthly') ? null : entry.per, entry.of);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-0">
      <div className="min-w-0">
        <p className="leading-snug">
          {label ?? entry.label}
          {unit === '' ? null : <span className="text-sm text-ink-3"> {unit}</span>}
        </p>
        {explained ? <p className="text-[13px] text-ink-3">{entry.help}</p> : null}
        <div id={id} className="flex flex-wrap items-center gap-x-2">
          <Source mark={mark} report={report} own={own} />
        </div>
        {unusual === null ? null : (
          <p className="text-[13px] font-medium text-fair">
            <span aria-hidden="true">⚠ </span>
            {unusual}
          </p>
        )}
      </div>
      <div className="grid justify-items-end">
        <AssumptionCell assumption={assumption} layers={layers} mark={mark} onAssume={live.assume} describedBy={id} />
        {own ? (
          <button
            type="button"
            onClick={() => live.assume(draftOf(assumption, null))}
            aria-label={`Reset ${entry.label} to its default`}
            data-testid={`reset-${assumption}`}
            className="-mb-1 inline-flex min-h-8 items-center text-[13px] text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11 print:hidden"
          >
            Reset
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** Where an input of this deal is looked up. */
export const layersOf = (live: LiveDeal): InputLayers => ({
  draft: live.drafts.draft,
  overrides: live.deal?.overrides ?? {},
  inputs: live.outcome?.inputs ?? null,
});

function Source({
  mark,
  report,
  own,
}: {
  readonly mark: ReportInput['mark'];
  readonly report: ReportInput | undefined;
  readonly own: boolean;
}) {
  if (own || report === undefined || report.mark === 'yours') return <ProvenanceMark mark={mark} />;
  const address = webAddress(report.url);
  return (
    <>
      <ProvenanceMark mark={mark} text={report.from} />
      {address === null ? null : (
        <a
          href={address}
          target="_blank"
          rel="noreferrer noopener"
          className="inline-flex min-h-6 items-center text-[13px] text-ink-2 underline decoration-line-strong underline-offset-2"
        >
          source<span className="sr-only"> of {report.label} (opens in a new tab)</span>
        </a>
      )}
    </>
  );
}

const unitWords = (per: 'month' | 'year' | 'once' | null, of: string | null): string =>
  [of, per === 'month' ? 'a month' : per === 'year' ? 'a year' : null].filter((part) => part !== null).join(' ');
