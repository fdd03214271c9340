import { Link } from '@tanstack/react-router';
import { StatRow } from '../../components/figure/Stat.tsx';
import { Explanations } from '../../parts/explanation/Explanations.tsx';
import { FigureStat } from '../../parts/portfolio/FigureStat.tsx';
import { usePortfolio } from '../../parts/portfolio/usePortfolio.ts';

const asHeld = {};

/** Equity, cash flow and return of the portfolio. Renders nothing when it is empty. */
export function PortfolioBlock() {
  const { portfolio } = usePortfolio(asHeld);
  if (portfolio === null || portfolio.currencies.length === 0) return null;
  const next = portfolio.dates.filter(({ daysLeft }) => daysLeft <= 90).length;
  return (
    <section
      aria-labelledby="owned-title"
      data-testid="dashboard-portfolio"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2 border border-line bg-card p-4 sm:p-5"
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id="owned-title" className="text-[17px] font-semibold tracking-tight">
          Portfolio
        </h2>
        <Link
          to="/portfolio"
          className="inline-flex min-h-8 items-center text-sm font-medium text-brand hover:underline pointer-coarse:min-h-11"
        >
          {next === 0 ? 'Open' : next === 1 ? '1 key date in the next 90 days' : `${next} key dates in the next 90 days`}
        </Link>
      </div>
      <Explanations outcome={null}>
        {portfolio.currencies.map(({ currency, figures }) => (
          <StatRow key={currency}>
            <FigureStat figure={figures.equity} />
            <FigureStat figure={figures.cashFlow} />
            <FigureStat figure={figures.return} />
            <FigureStat figure={figures.loanToValue} />
          </StatRow>
        ))}
      </Explanations>
    </section>
  );
}
