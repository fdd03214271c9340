import { shortName } from '../../../core/area/describe/shortName.ts';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import type { CapturedStatistics } from '../../../core/area/captured/statistics.ts';
import type { Place } from '../../../core/area/book/place.ts';
import { dayOf } from '../../../core/kernel/calendar.ts';
import { capturedFrom, statisticsOf } from '../../../data/area/captured.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { Stat, StatRow } from '../../components/figure/Stat.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { Panel } from '../../components/panel/Panel.tsx';
import { rateText } from '../dealRow/figureText.ts';
import { dealsInPlace } from './dealsInPlace.ts';
import { amountText } from '../dealRow/amountText.ts';
import { dealsText } from '../dealRow/countText.ts';

interface CapturedPanelProps {
  readonly book: AreaBook;
  readonly place: Place;
  readonly rows: readonly DealRow[];
}

/** Statistics on the user's own listings in the place, which are a sample of the market. */
export function CapturedPanel({ book, place, rows }: CapturedPanelProps) {
  const { now } = useClock();
  const today = dayOf(now());
  const here = useMemo(() => dealsInPlace(book, place, rows), [book, place, rows]);
  const statistics = useMemo(() => statisticsOf(here.map(capturedFrom), { today }), [here, today]);
  const [first] = here;
  return (
    <Panel title="Your listings here" aside={dealsText(here.length)}>
      {first === undefined ? (
        <p className="text-ink-2">
          You have no deals in {shortName(place.name)} yet. Add listings here to compare their asking prices and time on the market with
          these figures.
        </p>
      ) : null}
      {statistics === null ? null : <Demand statistics={statistics} />}
      {first === undefined || place.kind !== 'district' ? null : (
        <p>
          <Link
            to="/deals"
            search={{ place: place.code }}
            className="inline-flex min-h-9 items-center font-medium text-brand hover:underline pointer-coarse:min-h-11"
          >
            {here.length === 1 ? 'View this deal' : `View these ${dealsText(here.length)}`}
          </Link>
        </p>
      )}
    </Panel>
  );
}

function Demand({ statistics }: { readonly statistics: CapturedStatistics }) {
  const { price, currency, grossYield, daysListed, reduced, underOffer, pricePerSqFt, byType, notes } = statistics;
  return (
    <div data-testid="area-captured" className="grid gap-3">
      <StatRow>
        <Stat label="Median asking price" value={amountText(price?.median ?? null, currency)} />
        <Stat label="Median gross yield" value={rateText(grossYield?.median ?? null)} />
        <Stat label="Median days listed" value={daysListed === null ? '–' : Math.round(daysListed.median).toLocaleString('en-GB')} />
        <Stat label="Reduced" value={share(reduced)} delta={reduced === null ? undefined : { tone: 'neutral', text: `of ${reduced.of}` }} />
      </StatRow>
      <p className="text-[15px] text-ink-2">
        {[
          underOffer === null
            ? null
            : `${underOffer.share === 0 ? '0%' : share(underOffer)} of ${dealsText(underOffer.of)} are under offer or sold.`,
          pricePerSqFt === null
            ? null
            : `${amountText(pricePerSqFt.median, currency)} median price per square foot, from ${dealsText(pricePerSqFt.count)} with a floor area.`,
          byType.length === 0
            ? null
            : `${byType.map(({ type, count, medianPrice }) => `${count} ${type} at ${amountText(medianPrice, currency)}`).join(', ')}.`,
        ]
          .filter((part) => part !== null)
          .join(' ')}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-[13px] text-ink-3">
          {note}
        </p>
      ))}
    </div>
  );
}

const share = (of: { readonly share: number; readonly of: number } | null): string =>
  of === null ? '–' : `${Math.round(of.share * 100)}%`;
