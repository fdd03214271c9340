import { useState } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { describeListingEvent } from '../../../../core/deal/history/describeListingEvent.ts';
import { daysOnMarket, listingEvents, sightings } from '../../../../core/deal/history/listingHistory.ts';
import { marketShown } from '../../../../core/deal/marketOfDeal.ts';
import { dayOf, instant } from '../../../../core/kernel/calendar.ts';
import { useCheck } from '../../../../data/device/listingWatch.ts';
import { Button } from '../../../components/press/Button.tsx';
import { notify } from '../../../components/notice/notify.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { useWatch } from '../../../hooks/useWatch.ts';
import { localizeText } from '../../../parts/country/localizeText.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { PriceSteps } from './PriceSteps.tsx';

/** The changes to the deal's listing since it was first read, and a button to check it again. */
export function ListingHistory({ deal }: { readonly deal: Deal }) {
  const { now } = useClock();
  if (deal.origin.kind !== 'listing') return null;
  const words = localizeText(marketShown(deal));
  const events = listingEvents(deal);
  const days = daysOnMarket(deal, dayOf(now()));
  return (
    <Panel
      title="Listing history"
      aside={days === null ? undefined : <span data-testid="days-on-market">{`${days} ${days === 1 ? 'day' : 'days'} on the market`}</span>}
    >
      <PriceSteps seen={sightings(deal)} now={now()} />
      <ol data-testid="listing-events">
        {events.toReversed().map((event) => (
          <li
            key={`${event.day} ${event.kind}`}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2 text-[15px] first:border-0"
          >
            <span>{words(describeListingEvent(event))}</span>
            <span className="num shrink-0 text-sm text-ink-3">{`${event.seen ? 'seen ' : ''}${words(formatDay(event.day))}`}</span>
          </li>
        ))}
      </ol>
      <CheckAgain deal={deal} />
    </Panel>
  );
}

function CheckAgain({ deal }: { readonly deal: Deal }) {
  const watch = useWatch();
  const { userId } = usePerson();
  const last = useCheck(userId, deal.id);
  const [busy, setBusy] = useState(false);
  const { origin } = deal;
  if (origin.kind !== 'listing' || (origin.site !== 'rightmove' && origin.site !== 'zoopla')) return null;
  const check = async () => {
    setBusy(true);
    const answer = await watch.checkDeal(deal.id);
    setBusy(false);
    if (!answer.ok) notify({ tone: 'poor', title: 'Couldn’t check the listing', detail: answer.error.message });
    else if (answer.value.events.length === 0) notify({ tone: 'neutral', title: 'The listing hasn’t changed' });
    else notify({ tone: 'good', title: 'The listing has changed', detail: answer.value.events.map(describeListingEvent).join('. ') });
  };
  const at = Math.max(last?.checkedAt ?? 0, origin.capturedAt);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 print:hidden">
      <p className="text-sm text-ink-3" data-testid="last-check">
        {`Last read on ${formatDay(dayOf(instant(at)))}.`}
        {last?.problem == null ? '' : ` The last check failed: ${last.problem}`}
      </p>
      <Editable>
        <Button className="min-h-11" busy={busy} disabled={busy} data-testid="check-again" onClick={() => void check()}>
          Check again
        </Button>
      </Editable>
    </div>
  );
}
