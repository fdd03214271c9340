import { useId } from 'react';
import { editText, isQuantity, parseQuantity } from '../../../../core/deal/strategies/parseInput.ts';
import { formatInput, inputWarning } from '../../../../core/deal/strategies/inputValue.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import { currencyOfCountry, type MarketCountry } from '../../../../core/market/markets.ts';
import { americanNumbers } from '../../../../core/market/us/americanText.ts';
import { NumberCell } from '../../../components/field/NumberCell.tsx';
import { ProvenanceMark } from '../../../components/figure/ProvenanceMark.tsx';
import { inputFormatOf } from '../../../parts/inputs/inputFormat.ts';
import { SourceTitle } from '../../../parts/explanation/Explanations.tsx';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

interface EntryRowProps {
  readonly entry: InputEntry;
  readonly country: MarketCountry;
  /** The user's value; undefined when the product's default applies. */
  readonly own: unknown;
  readonly onChange: (value: unknown) => void;
  /** Resets the value to the product's default. */
  readonly onReset: () => void;
  /** Text for an input that has neither a value nor a default. */
  readonly otherwise?: string;
}

/** One profile value with its help, typical range, source and reset. */
export function EntryRow({ entry, country, own, onChange, onReset, otherwise }: EntryRowProps) {
  const id = useId();
  const currency = currencyOfCountry(country);
  const { fallback, usual, help, per, of } = entry;
  const isOwn = own !== undefined && own !== fallback?.value;
  const value = own ?? fallback?.value;
  const bare = { ...entry, of: null, per: null };
  const warning = inputWarning(bare, value, currency);
  const words = [of, per === null || per === 'once' ? null : `a ${per}`].filter((word) => word !== null).join(' ');
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-0"
      data-testid={`profile-row-${entry.key}`}
    >
      <p className="min-w-0 leading-snug">
        {entry.label}
        {words === '' ? null : <span className="text-sm text-ink-3"> {words}</span>}
      </p>
      <div className="grid justify-items-end">
        {isQuantity(entry) ? (
          <NumberCell
            label={entry.label}
            value={typeof value === 'number' ? value : null}
            parse={(text) => parseQuantity(entry, text, inputFormatOf(country))}
            format={(each) => formatInput(bare, each, currency)}
            editFormat={(each) => editText(entry, each)}
            step={stepOf(entry)}
            onCommit={onChange}
            onDraft={(typed) => typed !== null && onChange(typed)}
            mark={isOwn ? 'yours' : 'default'}
            describedBy={id}
            testId={`profile-${entry.key}`}
          />
        ) : (
          <Choice entry={entry} value={value} isOwn={isOwn} describedBy={id} otherwise={otherwise} onChange={onChange} onReset={onReset} />
        )}
      </div>
      <div className="col-span-2 flex items-end justify-between gap-x-4">
        <div id={id} className="grid min-w-0 gap-0.5">
          {help === '' ? null : <p className="text-[13px] text-ink-3">{figuresIn(currency, help)}</p>}
          <p className="text-[13px] text-ink-3">
            {isOwn ? (
              <ProvenanceMark
                mark="yours"
                text={fallback === null ? 'Your figure' : `Your figure. Default: ${formatInput(bare, fallback.value, currency)}`}
              />
            ) : (
              <Default entry={entry} currency={currency} otherwise={otherwise} />
            )}
          </p>
          {usual === null ? null : (
            <p className="num text-[13px] text-ink-3">{`Typical: ${formatInput(bare, usual[0], currency)} to ${formatInput(bare, usual[1], currency)}`}</p>
          )}
          {warning === null ? null : (
            <p className="text-[13px] font-medium text-fair">
              <span aria-hidden="true">⚠ </span>
              {warning}
            </p>
          )}
        </div>
        {isOwn ? (
          <button
            type="button"
            onClick={onReset}
            aria-label={`Reset ${entry.label} to its default`}
            data-testid={`profile-reset-${entry.key}`}
            className="inline-flex min-h-8 shrink-0 items-center text-[13px] text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          >
            Reset
          </button>
        ) : null}
      </div>
    </div>
  );
}

interface DefaultProps extends Pick<EntryRowProps, 'entry'> {
  readonly currency: Currency;
  readonly otherwise: string | undefined;
}

/** The default until the user sets a value, linked to its publication. */
function Default({ entry: { fallback }, currency, otherwise }: DefaultProps) {
  if (fallback === null) return <ProvenanceMark mark="default" text={otherwise ?? 'not answered'} />;
  const { url } = fallback.source;
  const title = figuresIn(currency, fallback.source.title);
  if (url === null) return <ProvenanceMark mark="default" text={title} />;
  return (
    <span className="inline-grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5">
      <ProvenanceMark mark="default" text={null} />
      <SourceTitle title={title} url={url} />
    </span>
  );
}

/** A text with numbers formatted for the currency's market. */
const figuresIn = (currency: Currency, text: string): string => (currency === 'USD' ? americanNumbers(text) : text);

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

interface ChoiceProps extends Omit<EntryRowProps, 'own' | 'otherwise' | 'country'> {
  readonly value: unknown;
  readonly isOwn: boolean;
  readonly describedBy: string;
  readonly otherwise: string | undefined;
}

function Choice({ entry, value, isOwn, describedBy, otherwise, onChange, onReset }: ChoiceProps) {
  const isYesNo = entry.unit === 'yes-no';
  const choose = (text: string) => {
    if (text === '') onReset();
    else onChange(isYesNo ? text === 'true' : text);
  };
  return (
    <select
      aria-label={entry.label}
      aria-describedby={describedBy}
      value={typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''}
      onChange={(event) => choose(event.target.value)}
      data-testid={`profile-${entry.key}`}
      className={`min-h-10 w-40 max-w-full cursor-pointer rounded-lg border px-2.5 text-[15px] text-ink hover:border-line-strong pointer-coarse:min-h-11 ${isOwn ? 'border-tape-edge bg-yours font-medium' : 'border-transparent bg-sunk'}`}
    >
      {entry.fallback === null ? <option value="">{otherwise ?? 'Not answered'}</option> : null}
      {(isYesNo ? yesNo : entry.choices).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

const stepOf = ({ unit, usual }: InputEntry): number =>
  unit === 'money' ? 1000 : unit === 'rate' ? (usual !== null && usual[1] >= 0.15 ? 0.01 : 0.001) : 1;
