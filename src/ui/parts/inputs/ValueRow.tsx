import { useId } from 'react';
import type { InputSpec } from '../../../core/deal/strategies/strategyInput.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import type { ReportInput } from '../../../core/report/report.ts';
import { ProvenanceMark } from '../../components/figure/ProvenanceMark.tsx';
import { webAddress } from '../dealRow/webAddress.ts';
import { ValueCell } from './ValueCell.tsx';

/** A value's source: mark, optional text and the publication's URL. */
export interface ValueOrigin {
  readonly mark: ReportInput['mark'];
  readonly words?: string | undefined;
  readonly url?: string | null;
}

interface ValueRowProps {
  readonly spec: InputSpec;
  readonly value: unknown;
  readonly own?: unknown;
  readonly onChange: (value: unknown) => void;
  /** What the value is a share of, or its payment period. Shown muted after the name. */
  readonly unitWords?: string;
  readonly help?: string | undefined;
  /** The source of the value; hidden when omitted. */
  readonly from?: ValueOrigin | undefined;
  /** Who changed the value last, and when. */
  readonly changed?: string | undefined;
  readonly warning?: string | null;
  /** Currency of an amount. */
  readonly currency: Currency;
  /** Country whose number separators apply; defaults to the UK. */
  readonly country?: MarketCountry;
  readonly testId?: string;
}

/** An input with its name, meaning, source and reset. */
export function ValueRow({
  spec,
  value,
  own,
  onChange,
  unitWords = '',
  help,
  from,
  changed,
  warning = null,
  currency,
  country,
  testId,
}: ValueRowProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-0">
      <div className="min-w-0">
        <p className="leading-snug">
          {spec.label}
          {unitWords === '' ? null : <span className="text-sm text-ink-3"> {unitWords}</span>}
        </p>
        {help === undefined ? null : <p className="text-[13px] text-ink-3">{help}</p>}
        <div id={id} className="flex flex-wrap items-center gap-x-2">
          {from === undefined ? null : <Origin from={from} label={spec.label} />}
          {changed === undefined ? null : <span className="text-[13px] text-ink-3">{changed}</span>}
        </div>
        {warning === null ? null : (
          <p className="text-[13px] font-medium text-fair">
            <span aria-hidden="true">⚠ </span>
            {warning}
          </p>
        )}
      </div>
      <div className="grid justify-items-end">
        <ValueCell
          spec={spec}
          value={value}
          own={own}
          onChange={onChange}
          mark={from === undefined ? 'listing' : own === undefined ? from.mark : 'yours'}
          currency={currency}
          country={country}
          describedBy={id}
          testId={testId}
        />
        {own === undefined || from === undefined ? null : (
          <button
            type="button"
            onClick={() => onChange(null)}
            aria-label={`Reset ${spec.label} to its default`}
            className="-mb-1 inline-flex min-h-8 items-center text-[13px] text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11 print:hidden"
          >
            Reset
          </button>
        )}
      </div>
    </div>
  );
}

function Origin({ from: { mark, words, url = null }, label }: { readonly from: ValueOrigin; readonly label: string }) {
  const address = webAddress(url);
  return (
    <>
      <ProvenanceMark mark={mark} text={words} />
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
