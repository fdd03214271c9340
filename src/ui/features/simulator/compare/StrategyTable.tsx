import { formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { minor, type Currency, type Minor } from '../../../../core/kernel/money.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { DeltaText } from '../../../components/figure/DeltaText.tsx';
import { strategyNameOf } from '../state/strategyNameOf.ts';
import type { Simulated } from '../../../parts/address/simulatorSearch.ts';
import { bestIn, headlineCell, headlines, type Headline } from './headlines.ts';
import { ExplainedFigure } from './StrategyExplanations.tsx';

interface StrategyTableProps {
  readonly results: readonly SimulatedStrategy[];
  readonly focus: Simulated;
  /** The user's budget for one purchase; null if not given. */
  readonly budget: Minor | null;
  readonly onFocus: (strategy: Simulated) => void;
}

const columns = 'lg:grid-cols-[minmax(0,1.35fr)_repeat(4,minmax(0,1fr))]';

/** The strategy comparison: table rows on a desktop, cards on a phone. The selected strategy is edited below. */
export function StrategyTable({ results, focus, budget, onFocus }: StrategyTableProps) {
  const best = new Map(headlines.map((headline) => [headline.id, bestIn(results, headline)] as const));
  return (
    <section aria-label="Compare strategies" className="overflow-hidden rounded-2 border border-line bg-card shadow-1">
      <div aria-hidden="true" className={`hidden gap-4 border-b border-line-strong px-5 py-2 text-[13px] text-ink-3 lg:grid ${columns}`}>
        <span>Strategy</span>
        {headlines.map(({ id, label }) => (
          <span key={id}>{label}</span>
        ))}
      </div>
      <ul>
        {results.map((result) => {
          const strategy = result.strategy;
          const chosen = strategy === focus;
          const { now } = result;
          return (
            <li
              key={strategy}
              data-testid={`strategy-${strategy}`}
              className={`relative grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-0 sm:px-5 lg:items-center ${columns} ${chosen ? 'bg-brand-soft' : ''}`}
            >
              <h3 className="col-span-2 lg:col-span-1">
                <button
                  type="button"
                  aria-pressed={chosen}
                  onClick={() => onFocus(strategy)}
                  data-testid={`focus-${strategy}`}
                  className="-mx-2 flex min-h-11 w-full items-center gap-2 rounded-lg px-2 text-left text-[15px] leading-tight font-semibold hover:underline"
                >
                  <span
                    aria-hidden="true"
                    className={`size-2.5 shrink-0 rounded-full border-[1.5px] ${chosen ? 'border-brand bg-brand' : 'border-line-strong'}`}
                  />
                  {strategyNameOf(result)}
                </button>
              </h3>
              {now.ok ? (
                <dl className="col-span-2 grid grid-cols-2 gap-x-4 gap-y-3 lg:contents">
                  {headlines.map((headline) => (
                    <Cell
                      key={headline.id}
                      result={result}
                      headline={headline}
                      isBest={best.get(headline.id)?.has(strategy) === true}
                      budget={budget}
                      currency={now.value.analysis.currency}
                    />
                  ))}
                </dl>
              ) : (
                <p className="col-span-2 text-sm text-ink-2 lg:col-span-4">{now.error.message}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface CellProps {
  readonly result: SimulatedStrategy;
  readonly headline: Headline;
  readonly isBest: boolean;
  readonly budget: Minor | null;
  readonly currency: Currency;
}

function Cell({ result, headline, isBest, budget, currency }: CellProps) {
  const cell = headlineCell(result, headline);
  if (cell === null)
    return (
      <div>
        <dt className="text-[13px] text-ink-3 lg:sr-only">{headline.label}</dt>
        <dd className="text-sm text-ink-3">Sold, not held</dd>
      </div>
    );
  const { figure, was } = cell;
  const over =
    headline.id === 'cash' && budget !== null && cell.number !== null && cell.number > budget ? minor(cell.number - budget) : null;
  // A flip shows its profit in the cash-flow column, so its own label is visible on a desktop too.
  const own = figure.id === 'profit';
  return (
    <div className="min-w-0">
      <dt className={`text-[13px] leading-tight text-ink-3 ${own ? '' : 'lg:sr-only'}`}>
        {own ? 'One-off profit after tax' : headline.label}
      </dt>
      <dd>
        <span className="flex flex-wrap items-center gap-x-1.5">
          <span
            className={`num font-semibold tracking-tight ${figure.value.kind === 'words' ? 'text-sm' : 'text-lg'}`}
            data-testid={`${result.strategy}-${headline.id}`}
          >
            <ExplainedFigure of={result} figure={figure.id} label={figure.label} value={figure.text} />
          </span>
          {isBest ? <span className="text-[13px] font-medium text-good">✓ {headline.bestWord}</span> : null}
        </span>
        {was === null ? null : (
          <span className="block leading-tight">
            <DeltaText tone={was.tone === 'poor' ? 'poor' : was.tone}>{`was ${was.text}`}</DeltaText>
          </span>
        )}
        {over === null ? null : (
          <span className="block text-[13px] leading-tight font-medium text-fair">{formatMoney(over, currency)} over your budget</span>
        )}
      </dd>
    </div>
  );
}
