import { useState } from 'react';
import { formatMoney, formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { calculatorDefaults, simpleCalculator, type CalculatorInput } from '../../../../core/engine/simpleCalculator.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { toMajor, type Minor } from '../../../../core/kernel/money.ts';
import type { Rate } from '../../../../core/kernel/rate.ts';
import { Section } from '../sections/Section.tsx';
import { readAmount } from './readAmount.ts';
import { YieldTape } from './YieldTape.tsx';

const fields: readonly { readonly key: keyof CalculatorInput; readonly label: string; readonly step: number }[] = [
  { key: 'price', label: 'Property price', step: 1000 },
  { key: 'deposit', label: 'Deposit', step: 1000 },
  { key: 'monthlyRent', label: 'Monthly rent', step: 25 },
  { key: 'monthlyCosts', label: 'Monthly costs', step: 25 },
];

type Texts = Readonly<Record<keyof CalculatorInput, string>>;

const idOf = (key: keyof CalculatorInput): string => `calculator-${key}`;

/** The specification's calculator: four numbers, calculated by `core` as they are typed. Sends nothing. */
export function CalculatorSection() {
  const [texts, setTexts] = useState(startingTexts);
  const input = inputOf(texts);
  return (
    <Section id="calculator" title="ROI calculator" look="band" lead="Four numbers for a first look, calculated in your browser.">
      <div className="grid overflow-hidden rounded-3 border border-line bg-card shadow-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-5 p-5 sm:grid-cols-2 sm:p-8 lg:grid-cols-1">
          {fields.map(({ key, label, step }) => (
            <Amount
              key={key}
              id={idOf(key)}
              label={label}
              step={step}
              value={texts[key]}
              onChange={(text) => setTexts({ ...texts, [key]: text })}
            />
          ))}
        </div>
        <Results input={input} />
      </div>
      <p className="max-w-[72ch] text-[15px] text-pretty text-ink-2">
        Mortgage is price minus deposit. Gross yield is annual rent divided by price. ROI is annual rent minus annual costs, divided by the
        deposit. A full analysis adds mortgage payments, purchase tax and fees.
      </p>
    </Section>
  );
}

const start = (key: keyof CalculatorInput): string => String(toMajor(calculatorDefaults[key]));

const startingTexts: Texts = {
  price: start('price'),
  deposit: start('deposit'),
  monthlyRent: start('monthlyRent'),
  monthlyCosts: start('monthlyCosts'),
};

/** Null until every field has a valid amount. */
function inputOf(texts: Texts): CalculatorInput | null {
  const [price, deposit, monthlyRent, monthlyCosts] = fields.map(({ key }) => readAmount(texts[key]));
  if (price == null || deposit == null || monthlyRent == null || monthlyCosts == null) return null;
  return { price, deposit, monthlyRent, monthlyCosts };
}

interface AmountProps {
  readonly id: string;
  readonly label: string;
  readonly step: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Amount({ id, label, step, value, onChange }: AmountProps) {
  const wrong = readAmount(value) === null;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div
        className={`flex items-center rounded-[10px] border bg-card focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-brand ${wrong ? 'border-poor' : 'border-line-strong'}`}
      >
        <span aria-hidden="true" className="pl-3.5 text-ink-3">
          £
        </span>
        <input
          id={id}
          data-testid={id}
          ref={acceptLocalDecimals}
          type="number"
          inputMode="decimal"
          min={0}
          step={step}
          value={value}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className="num min-h-12 min-w-0 flex-1 bg-transparent px-2 text-lg font-medium outline-none"
        />
      </div>
      {wrong ? (
        <p id={`${id}-wrong`} className="text-sm font-medium text-poor">
          Type an amount in pounds, 0 or more.
        </p>
      ) : null}
    </div>
  );
}

/** Firefox reads a number by the language of the field, so without this a German browser would refuse the decimal comma. */
const acceptLocalDecimals = (field: HTMLInputElement | null): void => field?.setAttribute('lang', navigator.language);

const dash = '–';
const percent = (value: Rate | null | undefined): string => (value == null ? dash : formatRate(value, 2));
const money = (value: Minor | undefined): string => (value === undefined ? dash : formatMoney(value, ukCurrency));

function Results({ input }: { readonly input: CalculatorInput | null }) {
  const result = input === null ? null : simpleCalculator(input);
  return (
    <output
      htmlFor={fields.map(({ key }) => idOf(key)).join(' ')}
      className="num grid content-between gap-8 border-t border-line bg-paper p-5 sm:p-8 lg:border-t-0 lg:border-l"
    >
      <span className="text-sm text-ink-2">A first look. ROI here excludes mortgage payments, purchase tax and fees.</span>
      <span className="grid grid-cols-2 gap-x-6 gap-y-7">
        <Result id="roi" label="ROI" value={percent(result?.roi)} large />
        <Result id="grossYield" label="Gross yield" value={percent(result?.grossYield)} large />
        <Result id="netAnnualIncome" label="Net annual income" value={money(result?.netAnnualIncome)} />
        <Result id="mortgage" label="Mortgage" value={money(result?.mortgage)} />
      </span>
      <YieldTape grossYield={result?.grossYield ?? null} />
    </output>
  );
}

interface ResultProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly large?: boolean;
}

function Result({ id, label, value, large = false }: ResultProps) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="text-sm text-ink-2">{label}</span>
      <span
        data-testid={`result-${id}`}
        className={`font-bold tracking-[-0.035em] [overflow-wrap:anywhere] ${large ? 'text-[clamp(1.9rem,6vw,3.25rem)] leading-none' : 'text-2xl'}`}
      >
        {value}
      </span>
    </span>
  );
}
