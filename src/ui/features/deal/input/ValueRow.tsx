import { useId, type ReactNode } from 'react';
import type { Currency } from '../../../../core/kernel/money.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import { ProvenanceMark } from '../../../components/figure/ProvenanceMark.tsx';
import { ValueCell, type ValueSpec } from './ValueCell.tsx';

interface ValueRowProps {
  readonly spec: ValueSpec;
  readonly value: unknown;
  readonly own?: unknown;
  readonly onChange: (value: unknown) => void;
  /** What it is a share of or how often it is paid, quiet after the name. */
  readonly unitWords?: string;
  readonly help?: string | undefined;
  /** Where the value comes from; nothing is said where left out. */
  readonly from?: { readonly mark: ReportInput['mark']; readonly words: string } | undefined;
  readonly warning?: string | null;
  /** Of an amount. */
  readonly currency: Currency;
  readonly testId?: string;
}

/** An input with its name, what it means, where its value came from, and a way back to the default. */
export function ValueRow({ spec, value, own, onChange, unitWords = '', help, from, warning = null, currency, testId }: ValueRowProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-0">
      <div className="min-w-0">
        <p className="leading-snug">
          {spec.label}
          {unitWords === '' ? null : <span className="text-sm text-ink-3"> {unitWords}</span>}
        </p>
        <div id={id}>
          {help === undefined ? null : <p className="text-[13px] text-ink-3">{help}</p>}
          {from === undefined ? null : <ProvenanceMark mark={from.mark} text={from.words} />}
        </div>
        {warning === null ? null : <Warning>{warning}</Warning>}
      </div>
      <div className="grid justify-items-end">
        <ValueCell
          spec={spec}
          value={value}
          own={own}
          onChange={onChange}
          mark={from === undefined ? 'listing' : own === undefined ? from.mark : 'yours'}
          currency={currency}
          describedBy={id}
          testId={testId}
        />
        {own === undefined || from === undefined ? null : (
          <button
            type="button"
            onClick={() => onChange(null)}
            aria-label={`Reset ${spec.label}`}
            className="-mb-1 inline-flex min-h-8 items-center text-[13px] text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11 print:hidden"
          >
            Reset
          </button>
        )}
      </div>
    </div>
  );
}

const Warning = ({ children }: { readonly children: ReactNode }) => (
  <p className="text-[13px] font-medium text-fair">
    <span aria-hidden="true">⚠ </span>
    {children}
  </p>
);
