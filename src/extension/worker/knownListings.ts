import { formatMoney } from '../../core/kernel/formatMoneyAndRates.ts';
import { minor } from '../../core/kernel/money.ts';
import type { Currency } from '../../core/kernel/money.ts';
import type { KnownDeal } from '../../core/protocol/extensionMessages.ts';
import type { KnownView } from '../messages.ts';
import type { Store, WaitingPage } from './store.ts';

/** A listing as currently shown on a page. */
export interface SeenListing {
  readonly url: string | null;
  readonly asked: number | null;
  readonly currency: Currency | null;
}

/** Recognises listings that are already deals or waiting to become one. */
export async function createKnownListings(store: Store): Promise<(seen: SeenListing) => KnownView | null> {
  const [snapshot, connection, waiting] = await Promise.all([store.snapshot(), store.connection(), store.waiting()]);
  const deals = new Map((snapshot?.deals ?? []).map((deal) => [deal.url, deal]));
  const kept = new Map(waiting.flatMap(({ homes }) => homes.map((home) => [home.url, home] as const)));
  return (seen) => {
    if (seen.url === null) return null;
    const deal = deals.get(seen.url);
    if (deal !== undefined) return ofDeal(deal, seen, connection?.origin ?? null);
    const home = kept.get(seen.url);
    return home === undefined ? null : ofWaiting(home, seen);
  };
}

function ofDeal(deal: KnownDeal, seen: SeenListing, origin: string | null): KnownView {
  return {
    words: `In your deals: ${deal.stage}`,
    change: changeWords(deal, seen),
    dealUrl: origin === null ? null : `${origin}/deals/${encodeURIComponent(deal.id)}`,
  };
}

const ofWaiting = (home: WaitingPage['homes'][number], seen: SeenListing): KnownView => ({
  words: 'Kept. It will be added when you open Yardstick',
  change: changeWords(home, seen),
  dealUrl: null,
});

/** Price change since the last reading; null when unchanged or unknown. */
function changeWords({ asked, currency }: Pick<KnownDeal, 'asked' | 'currency'>, seen: SeenListing): string | null {
  if (asked === null || seen.asked === null || seen.currency !== currency || asked === seen.asked) return null;
  const by = formatMoney(minor(Math.abs(seen.asked - asked)), seen.currency);
  return `${by} ${seen.asked < asked ? 'lower' : 'higher'} than when last read (${formatMoney(minor(asked), seen.currency)})`;
}
