import type { CurrencyPart } from '../../../../core/portfolio/assessPortfolio.ts';
import { Disclosure } from '../../../components/panel/Disclosure.tsx';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { StatRow } from '../../../components/figure/Stat.tsx';
import { describeCurrencyPart } from '../state/describeCurrencyPart.ts';
import { lenderCover } from '../state/lenderCover.ts';
import { FigureStat } from '../../../parts/portfolio/FigureStat.tsx';

/** The properties in one currency: a summary sentence and the main figures. */
export function CurrencyPanel({ part, alone }: { readonly part: CurrencyPart; readonly alone: boolean }) {
  const { figures, currency } = part;
  return (
    <section
      aria-label={alone ? 'Whole portfolio' : `In ${currency}`}
      data-testid={`currency-${currency}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-6"
    >
      <p data-testid="portfolio-sentence" className="max-w-[58ch] text-[19px] leading-snug font-medium tracking-tight">
        <UnbrokenAmounts text={describeCurrencyPart(part)} />
      </p>
      <StatRow>
        <FigureStat figure={figures.equity} size="large" />
        <FigureStat figure={figures.value} />
        <FigureStat figure={figures.debt} />
        <FigureStat figure={figures.cashFlow} />
      </StatRow>
      <div className="border-t border-line pt-4">
        <StatRow>
          <FigureStat figure={figures.loanToValue} />
          <FigureStat figure={figures[lenderCover(part.country)]} />
          <FigureStat figure={figures.netYieldOnValue} />
          <FigureStat figure={figures.return} />
        </StatRow>
      </div>
      <Disclosure title="All figures">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
          {more
            .filter((id) => id !== lenderCover(part.country))
            .map((id) => (
              <FigureStat key={id} figure={figures[id]} />
            ))}
        </dl>
      </Disclosure>
    </section>
  );
}

const more = [
  'rent',
  'rentReceived',
  'runningCosts',
  'netOperatingIncome',
  'payments',
  'coverAtPayRate',
  'debtServiceCover',
  'grossYieldOnValue',
  'grossYieldOnCost',
  'netYieldOnCost',
  'cost',
] as const;
