import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { dayOf, instant } from '../../../../core/kernel/calendar.ts';
import { rateFormat } from '../../../components/chart/chartFormats.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { OwnMarket } from '../market/ownMarket.ts';
import { priceChangesOf, type PriceChange } from '../market/priceChanges.ts';
import { medianOf } from '../market/quantiles.ts';
import { amountText } from '../../../parts/dealRow/amountText.ts';
import { dealsText } from '../../../parts/dealRow/countText.ts';

const most = 6;

/** Asking price changes, as observed and as stated in the listings. */
export function PriceChanges({ market }: { readonly market: OwnMarket }) {
  const changes = useMemo(() => priceChangesOf(market.deals), [market.deals]);
  return (
    <Panel title="Price changes" aside="as observed">
      <p className="text-ink-2">{sentence(changes, market)}</p>
      <ul>
        {changes.slice(0, most).map((change) => (
          <Change key={change.row.id} change={change} />
        ))}
      </ul>
    </Panel>
  );
}

function sentence(changes: readonly PriceChange[], { reduced, count }: OwnMarket): string {
  const reductions =
    reduced === 0
      ? ''
      : ` ${reduced.toLocaleString('en-GB')} of ${dealsText(count)} ${reduced === 1 ? 'is' : 'are'} marked as reduced by the portal.`;
  if (changes.length === 0) return `No price changes seen yet. Re-check a listing to find new prices.${reductions}`;
  const falls = changes.filter(({ share }) => share < 0);
  const typical = medianOf(falls.map(({ share }) => -share));
  const fell = falls.length === 0 ? 'none fell' : `${falls.length} fell, by a median of ${rateFormat.format(typical ?? 0)}`;
  return `${dealsText(changes.length)} ${changes.length === 1 ? 'has' : 'have'} a new price: ${fell}.${reductions}`;
}

function Change({ change: { row, from, to, share, at } }: { readonly change: PriceChange }) {
  const fell = share < 0;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2 first:border-0">
      <Link to="/deals/$dealId" params={{ dealId: row.id }} className="truncate font-medium after:absolute after:inset-0 hover:underline">
        {row.title}
      </Link>
      <span className={`num font-medium ${fell ? 'text-good' : 'text-poor'}`}>
        {`${fell ? '\u25bc' : '\u25b2'}\u00a0${rateFormat.format(Math.abs(share))}`}
        <span className="sr-only">{fell ? ' lower' : ' higher'}</span>
      </span>
      <span className="col-span-2 text-[13px] text-ink-3">
        {`${amountText(from, row.currency)} to ${amountText(to, row.currency)}, seen on ${formatDay(dayOf(instant(at)))}`}
      </span>
    </li>
  );
}
