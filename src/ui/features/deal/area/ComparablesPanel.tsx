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
import { KeepAmounts } from '../../../components/figure/KeepAmounts.tsx';
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

/** The price against homes like it among the person's own listings; what was compared and what was left out is said. */
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
    <Panel title="Homes like it" aside="asking prices of your own listings">
      {compared.ok ? (
        <Compared
          comparison={compared.value}
          currency={deal.facts.askingPrice?.currency ?? 'GBP'}
          price={dealToRow(deal, undefined).price ?? 0}
        />
      ) : (
        <p data-testid="no-comparables" className="text-ink-2">
          {reasonWords(compared.error)}
        </p>
      )}
    </Panel>
  );
}

function reasonWords(reason: NoComparison): string {
  if (reason.kind === 'no-price') return 'This home has no price to set against others.';
  if (reason.kind === 'no-place') return 'The postcode of this home is not known, so no homes near it can be found.';
  return `${reason.found === 0 ? 'No home' : `Only ${reason.found}`} like it ${reason.found > 1 ? 'are' : 'is'} among your listings; a comparison needs ${reason.needed}. Bring in a search of the area, and they stand here.`;
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
        <KeepAmounts text={words.join(' ')} />
      </p>
      <Tape
        value={price}
        {...tapeEnds([price, suggested.low, suggested.high])}
        likely={{ from: suggested.low, to: suggested.high }}
        norm={{
          at: suggested.median,
          label: `What these suggest: ${amountText(suggested.median, currency)}, between ${amountText(suggested.low, currency)} and ${amountText(suggested.high, currency)}`,
        }}
        text={amountText(price, currency)}
        numberText={moneyFormat(currency).formatTick}
      />
      <DataTable
        caption="Homes like it"
        columns={[
          { label: 'Home' },
          { label: 'Asking', align: 'right' },
          { label: each ? 'A sq ft, to date' : 'To date', align: 'right' },
          { label: 'Away', align: 'right' },
          { label: 'Alike', align: 'right' },
        ]}
        rows={comparables.map((comparable) => [
          <Home key="home" comparable={comparable} />,
          amountText(comparable.listing.price, currency),
          amountText(each ? comparable.adjustedPerSqFt : comparable.adjustedPrice, currency),
          comparable.km === null ? '–' : `${comparable.km.toFixed(1)} km`,
          `${Math.round(comparable.similarity * 100)}\u00a0%`,
        ])}
      />
      <p className="text-[13px] text-ink-3">
        Alike weighs place, type, size and date. Asking prices, not prices paid; moved to today by the price series of the place where there
        is one.
      </p>
    </div>
  );
}

const Home = ({ comparable: { listing, outlier } }: { readonly comparable: Comparable }) => (
  <span className="block min-w-40 leading-tight">
    <Link to="/deals/$dealId" params={{ dealId: listing.id }} className="hover:underline">
      {listing.title}
    </Link>
    {outlier === null ? null : <span className="block text-[12px] text-fair">{outlier}</span>}
  </span>
);
