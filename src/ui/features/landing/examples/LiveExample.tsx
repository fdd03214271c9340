import { ownInputs, withOwnInputs } from '../../../../core/deal/strategies/ownInputs.ts';
import { figures } from 'virtual:landing-figures';
import { useMemo, useState } from 'react';
import { formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { sampleDeals } from '../../../../core/deal/samples/sampleDeals.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { fromMajor, toMajor } from '../../../../core/kernel/money.ts';
import { scoreTapeBands } from '../../../../core/chart/scoreTape.ts';
import { Tape } from '../../../components/figure/Tape.tsx';
import { useExample } from './useExample.ts';

/** The example that would pass at a lower price. */
const lesson = 'close';
const sample = sampleDeals.find((each) => each.lesson === lesson)?.deal ?? null;
const printed = figures.homes.find((each) => each.lesson === lesson) ?? null;

/** The near-miss example, recalculated at any price and rent. */
export function LiveExample() {
  const [asked, setAsked] = useState<{ readonly price: number; readonly rent: number } | null>(null);
  const start = {
    price: toMajor(sample?.facts.askingPrice?.amount ?? fromMajor(0)),
    rent: toMajor((sample === null ? undefined : ownInputs(sample, 'buy-to-let').monthlyRent) ?? fromMajor(0)),
  };
  const { price, rent } = asked ?? start;
  const deal = useMemo(
    () =>
      sample === null || asked === null
        ? null
        : withOwnInputs(sample, 'buy-to-let', { purchasePrice: fromMajor(asked.price), monthlyRent: fromMajor(asked.rent) }),
    [asked],
  );
  const { outcome, failure } = useExample(deal);
  const shown = outcome === null ? printed : { score: outcome.score, verdict: outcome.report.verdict, figures: outcome.report.keyFigures };
  if (printed === null || shown === null) return null;
  return (
    <section
      aria-labelledby="try-title"
      className="grid gap-6 rounded-3 border border-line bg-card p-5 shadow-2 sm:p-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12"
    >
      <div className="lg:col-span-2">
        <h3 id="try-title" className="text-xl font-semibold tracking-tight">
          Try it: {printed.title}
        </h3>
        <p className="pt-1 text-pretty text-ink-2">Move the price or rent slider to recalculate the example on this device.</p>
      </div>
      <div className="grid content-start gap-5 max-lg:order-last">
        <Slider label="Price" value={price} span={[80_000, 220_000, 1_000]} onChange={(next) => setAsked({ price: next, rent })} />
        <Slider label="Monthly rent" value={rent} span={[600, 1_800, 10]} onChange={(next) => setAsked({ price, rent: next })} />
      </div>
      <div className="grid content-start gap-4 " aria-live="polite">
        <Tape
          value={shown.score.total}
          zones={scoreTapeBands}
          text={`${shown.score.total}`}
          summary={`Score ${shown.score.total} out of 100`}
        />
        {/* Reserves space for the longest sentence, so the layout does not shift while a slider moves. */}
        <p data-testid="try-verdict" className="min-h-[7.5rem] text-lg font-medium text-pretty sm:min-h-[3.5rem]">
          {failure ?? shown.verdict}
        </p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 border-t border-line pt-4 sm:grid-cols-4">
          {shown.figures.map((figure) => (
            <div key={figure.id}>
              <dt className="text-[13px] text-ink-2">{figure.label}</dt>
              <dd
                data-testid={`try-${figure.id}`}
                className={`num text-xl font-semibold tracking-tight ${figure.tone === 'poor' ? 'text-poor' : ''}`}
              >
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

interface SliderProps {
  readonly label: string;
  /** Pounds. */
  readonly value: number;
  readonly span: readonly [min: number, max: number, step: number];
  readonly onChange: (value: number) => void;
}

function Slider({ label, value, span: [min, max, step], onChange }: SliderProps) {
  const id = `try-${label.toLowerCase().replaceAll(' ', '-')}`;
  const text = formatMoney(fromMajor(value), ukCurrency);
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <span className="num text-xl font-semibold tracking-tight">{text}</span>
      </p>
      <input
        id={id}
        data-testid={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-8 w-full min-w-0 cursor-pointer pointer-coarse:h-11"
      />
    </div>
  );
}
