import { ukCurrency } from '../../../../core/kernel/countries.ts';
import type { StrategyInputEntry } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { buyToLetInput } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { strategyInputWarning } from '../../../../core/deal/strategies/strategyInputValue.ts';
import { ownInputs } from '../../../../core/deal/strategies/ownInputs.ts';
import { memo, useId } from 'react';
import type { AssumptionKey } from '../../../../core/deal/assumptions.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import { ProvenanceMark } from '../../../components/figure/ProvenanceMark.tsx';
import { webAddress } from '../../deals/row/webAddress.ts';
import { AssumptionCell } from './AssumptionCell.tsx';
import { changesUnder, type LettingChanges } from '../live/dealDraft.ts';
import { draftOf, isOwnInput, ownInput, shownInput, type InputLayers, type InputValue } from '../live/shownInput.ts';
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
  const layers = layersOf(live);
  const isOwn = isOwnInput(assumption, layers);
  const report = live.outcome?.report.inputs.find(({ key }) => key === assumption);
  const given = isOwn || report?.mark === 'yours' ? undefined : report;
  return (
    <InputRow
      assumption={assumption}
      label={label}
      explained={explained}
      value={shownInput(assumption, layers)}
      own={ownInput(assumption, layers)}
      mark={isOwn ? 'yours' : (given?.mark ?? 'default')}
      from={given?.from ?? null}
      url={given?.url ?? null}
      onAssume={live.assume}
    />
  );
}

interface InputRowProps {
  readonly assumption: AssumptionKey;
  readonly label: string | undefined;
  readonly explained: boolean;
  readonly value: InputValue | null;
  readonly own: InputValue | null;
  readonly mark: ReportInput['mark'];
  /** Where the last report has it from; null where it is the person's own or nothing is known. */
  readonly from: string | null;
  readonly url: string | null;
  readonly onAssume: (changes: LettingChanges) => void;
}

/** Its props are plain values: a keystroke in one input draws that one anew, and an answer those that it changed. */
const InputRow = memo(function InputRow({ assumption, label, explained, value, own, mark, from, url, onAssume }: InputRowProps) {
  const id = useId();
  const entry = buyToLetInput(assumption);
  const unusual = typeof value === 'number' ? strategyInputWarning(buyToLetInput(assumption), value, ukCurrency) : null;
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
          <Source mark={mark} from={from} url={url} label={entry.label} />
        </div>
        {unusual === null ? null : (
          <p className="text-[13px] font-medium text-fair">
            <span aria-hidden="true">⚠ </span>
            {unusual}
          </p>
        )}
      </div>
      <div className="grid justify-items-end">
        <AssumptionCell assumption={assumption} value={value} own={own} mark={mark} onAssume={onAssume} describedBy={id} />
        {mark === 'yours' ? (
          <button
            type="button"
            onClick={() => onAssume(draftOf(assumption, null))}
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
});

/** Where an input of this deal is looked up. */
export const layersOf = (live: LiveDeal): InputLayers => ({
  draft: changesUnder('buy-to-let', live.drafts.draft),
  own: live.deal ? ownInputs(live.deal, 'buy-to-let') : {},
  inputs: live.outcome?.strategy === 'buy-to-let' ? live.outcome.inputs : null,
});

interface SourceProps extends Pick<InputRowProps, 'mark' | 'from' | 'url'> {
  readonly label: string;
}

function Source({ mark, from, url, label }: SourceProps) {
  if (from === null) return <ProvenanceMark mark={mark} />;
  const address = webAddress(url);
  return (
    <>
      <ProvenanceMark mark={mark} text={from} />
      {address === null ? null : (
        <a
          href={address}
          target="_blank"
          rel="noreferrer noopener"
          className="inline-flex min-h-6 items-center text-[13px] text-ink-2 underline decoration-line-strong underline-offset-2"
        >
          source<span className="sr-only"> of {label} (opens in a new tab)</span>
        </a>
      )}
    </>
  );
}

const unitWords = (per: StrategyInputEntry['per'], of: string | null): string =>
  [of, per === 'month' ? 'a month' : per === 'year' ? 'a year' : null].filter((part) => part !== null).join(' ');
