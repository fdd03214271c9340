import { ownInputs } from '../../../core/deal/strategies/ownInputs.ts';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '../../../core/kernel/formatMoneyAndRates.ts';
import { marketShown } from '../../../core/deal/marketOfDeal.ts';
import { currencyOfMarket } from '../../../core/market/markets.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import type { Property } from './state/useProperty.ts';

interface PropertyHeadProps {
  readonly property: Property;
  /** A sentence comparing the strategies; null before the first results. */
  readonly words: string | null;
}

/** The property's details and a sentence comparing its strategies. */
export function PropertyHead({ property, words }: PropertyHeadProps) {
  const { deal, kind, scenario } = property;
  const { address, askingPrice } = deal.facts;
  const price = askingPrice?.amount ?? ownInputs(deal, 'buy-to-let').purchasePrice ?? null;
  return (
    <header className="grid gap-2">
      <h1 className="text-sm font-medium text-ink-3">Simulator</h1>
      <p
        className="max-w-3xl text-2xl leading-tight font-semibold tracking-tight text-balance sm:text-[28px]"
        data-testid="simulator-words"
      >
        {words ?? 'One property, every strategy.'}
      </p>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[15px] text-ink-2">
        {kind === 'example' ? <Badge>Example</Badge> : null}
        {kind === 'scenario' ? <Badge>{scenario?.name ?? 'Scenario'}</Badge> : null}
        {kind === 'example' ? (
          <span>{address}</span>
        ) : (
          <Link
            to="/deals/$dealId"
            params={{ dealId: deal.id }}
            className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {address ?? 'Your deal'}
          </Link>
        )}
        {price === null ? null : (
          <span className="num">
            {formatMoney(price, askingPrice?.amount == null ? currencyOfMarket(marketShown(deal)) : askingPrice.currency)}
          </span>
        )}
        {kind === 'example' ? <span className="text-ink-3">An example, not a real listing.</span> : null}
      </p>
    </header>
  );
}
