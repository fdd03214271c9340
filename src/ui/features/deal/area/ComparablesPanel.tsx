import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Comparable, Comparison, NoComparison } from '../../../../core/area/captured/comparable.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { isSampleId } from '../../../../core/deal/samples/sampleIds.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import { capturedFrom, compareWith } from '../../../../data/area/captured.ts';
import { dealToRow } from '../../../../data/view/dealToRow.ts';
import { useDealRows } from '../../../../data/view/rows/useDealFeed.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { moneyFormat } from '../../../components/chart/chartFormats.ts';
import { Tape } from '../../../components/figure/Tape.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { tapeEnds } from './tapeEnds.ts';
import { amountText } from '../../../parts/dealRow/amountText.ts';

interface ComparablesPanelProps {
  readonly book: AreaBook;
  readonly deal: Deal;
}

/** Compares the price with the user's own similar listings. Shows which listings were compared and which were left out. */
export function ComparablesPanel({ book, deal }: ComparablesPanelProps) {
  const { now } = useClock();
  const rows = useDealRows();
  const today = dayOf(now());
  const compared = useMemo(() => {
    if (rows === undefined) return null;
    const others = rows.filter(({ id }) => id !== deal.id && !isSampleId(id)).map(capturedFrom);
    return compareWith(capturedFrom(dealToRow(deal, undefined)), others, { book, today });
  }, [rows, deal, book, today]);
  if (compared === null) return null;
  return (
    <Panel title="Comparable listings" aside="asking prices from your own listings">
      {compared.ok ? (
        <Compared
          comparison={compared.value}
          currency={deal.facts.askingPrice?.currency ?? 'GBP'}
          price={dealToRow(deal, undefined).price ?? 0}
        />
      ) : (
        <p data-testid="no-comparables" className="text-ink-2">
          {explainReason(compared.error)}
        </p>
      )}
    </Panel>
  );
}

function explainReason(reason: NoComparison): string {
  if (reason.kind === 'no-price') return 'Add a price to compare it with similar listings.';
  if (reason.kind === 'no-place') return 'Add a postcode to find similar listings nearby.';
  return `You have ${reason.found} similar ${reason.found === 1 ? 'listing' : 'listings'}, and we need at least ${reason.needed}. Import a local search to see comparables.`;
}

interface ComparedProps {
  readonly comparison: Comparison;
  readonly currency: Currency;
  /** Minor units. */
  readonly price: number;
}

function Compared({ comparison: { comparables, suggested, words, basis }, currency, price }: ComparedProps) {
  const each = basis === 'price-per-square-foot';
  return (
    <div data-testid="comparables" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-[17px] leading-snug font-medium">
        <UnbrokenAmounts text={words.join(' ')} />
      </p>
      <Tape
        value={price}
        {...tapeEnds([price, suggested.low, suggested.high])}
        likely={{ from: suggested.low, to: suggested.high }}
        norm={{
          at: suggested.median,
          label: `Comparables suggest ${amountText(suggested.median, currency)}, between ${amountText(suggested.low, currency)} and ${amountText(suggested.high, currency)}`,
        }}
        text={amountText(price, currency)}
        numberText={moneyFormat(currency).formatTick}
      />
      <DataTable
        caption="Comparable listings"
        columns={[
          { label: 'Property' },
          { label: 'Asking price', align: 'right' },
          { label: each ? 'Per sq ft, adjusted' : 'Adjusted', align: 'right' },
          { label: 'Distance', align: 'right' },
          { label: 'Similarity', align: 'right' },
        ]}
        rows={comparables.map((comparable) => [
          <Property key="property" comparable={comparable} />,
          amountText(comparable.listing.price, currency),
          amountText(each ? comparable.adjustedPerSqFt : comparable.adjustedPrice, currency),
          comparable.km === null ? '–' : `${comparable.km.toFixed(1)} km`,
          `${Math.round(comparable.similarity * 100)}%`,
        ])}
      />
      <p className="text-[13px] text-ink-3">
        Similarity combines location, type, size and date. These are asking prices, not sold prices, adjusted to today with the local price
        series, if any.
      </p>
    </div>
  );
}

const Property = ({ comparable: { listing, outlier } }: { readonly comparable: Comparable }) => (
  <span className="block min-w-40 leading-tight">
    <Link to="/deals/$dealId" params={{ dealId: listing.id }} className="hover:underline">
      {listing.title}
    </Link>
    {outlier === null ? null : <span className="block text-[12px] text-fair">{outlier}</span>}
  </span>
);
