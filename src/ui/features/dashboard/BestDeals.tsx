import { Link } from '@tanstack/react-router';
import type { DealRow } from '../../../data/view/rows.ts';
import { scoreTapeBands } from '../../../core/chart/scoreTape.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { UnbrokenAmounts } from '../../components/figure/UnbrokenAmounts.tsx';
import { Tape } from '../../components/figure/Tape.tsx';
import { moneyText } from '../../parts/dealRow/figureText.ts';
import { familyOfRow } from '../../parts/country/countryFamily.ts';
import { rowRulesStatus, rowStatusText } from '../../parts/dealRow/rowRulesStatus.ts';
import { strategyCardTextIn } from '../../parts/country/strategyCardTextIn.ts';
import { isMixed } from '../../parts/overview/overview.ts';

/** The highest-scoring deals that are still open, each with its strategy and the reason for its score. */
export function BestDeals({ rows }: { readonly rows: readonly DealRow[] }) {
  return (
    <>
      <ol className="grid">
        {rows.map((row) => (
          <li
            key={row.id}
            data-testid="best-deal"
            className="relative grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-3.5 first:border-0 first:pt-1"
          >
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="min-w-0 truncate font-medium">
                <Link
                  to="/deals/$dealId"
                  params={{ dealId: row.id }}
                  className="after:absolute after:inset-0 after:rounded-1 hover:underline"
                >
                  {row.title}
                </Link>
              </h3>
              <p className="num font-semibold whitespace-nowrap">
                {row.price === null || row.strategy === 'rent-to-rent' ? '' : moneyText(row.price, row.currency)}
              </p>
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 max-[23rem]:grid-cols-[minmax(0,1fr)]">
              <Tape size="row" value={row.score} zones={scoreTapeBands} />
              <p className="flex flex-wrap items-center gap-2">
                <span className="text-[13px] text-ink-3" data-testid="best-strategy">
                  {strategyCardTextIn(familyOfRow(row))[row.strategy]}
                </span>
                <span className="sr-only">Score </span>
                <span className="num font-semibold">{Math.round(row.score ?? 0)}</span>
                <Badge tone={rowRulesStatus(row).tone}>{rowRulesStatus(row).words}</Badge>
              </p>
            </div>
            {row.verdict === null ? null : (
              <p className="line-clamp-2 text-sm text-ink-2">
                <UnbrokenAmounts text={rowStatusText(row)} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {isMixed(rows) ? (
        <p className="text-[13px] text-ink-3" data-testid="best-mixed">
          Each deal is scored with its own strategy’s rules, so only compare deals that use the same strategy.
        </p>
      ) : null}
    </>
  );
}
