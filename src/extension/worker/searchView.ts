import { createDeal } from '../../core/deal/createDeal.ts';
import type { Deal } from '../../core/deal/deal.ts';
import { formatMoney, formatRate } from '../../core/kernel/formatMoneyAndRates.ts';
import { marketShown } from '../../core/deal/marketOfDeal.ts';
import { strategyNamesIn } from '../../core/deal/strategies/strategyInput.ts';
import { dealTitle } from '../../core/deal/dealTitle.ts';
import type { Profile } from '../../core/deal/profile.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import { dayOf } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import { minor } from '../../core/kernel/money.ts';
import type { CardReading } from '../../core/listing/pageReading.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import { countryOfMarket, currencyOfMarket } from '../../core/market/markets.ts';
import { createScorer, type Rescored } from '../../core/pipeline/scoring/rescoreDeals.ts';
import { bandTone } from '../../core/chart/scoreTape.ts';
import { rulesStatusText } from '../../core/report/rulesStatus.ts';
import type { CardView, KnownView } from '../messages.ts';
import type { SeenListing } from './knownListings.ts';
import { rate } from '../../core/kernel/rate.ts';

interface SearchContext {
  readonly profile: Profile;
  readonly at: Instant;
  readonly newId: () => Id;
  readonly known: (seen: SeenListing) => KnownView | null;
}

/** The listings on a results page, scored like deals in the app's list, and the basis of their scores, such as "Long-term rental". */
export function searchCards(
  cards: readonly CardReading[],
  { profile, at, newId, known }: SearchContext,
): { readonly cards: readonly CardView[]; readonly basis: string } {
  const score = createScorer({ profile, today: dayOf(at) });
  const deals = cards.map((card) => createDeal({ id: newId(), mid: newId(), at, reading: card, via: 'page', parserVersion }));
  const [first] = deals;
  const names = first === undefined ? null : strategyNamesIn(countryOfMarket(marketShown(first)));
  return {
    basis: names?.[profile.strategy ?? 'buy-to-let'] ?? '',
    cards: deals.flatMap((deal) => (deal.facts.listingId === null ? [] : [{ ...cardOf(deal, known), ...figuresOf(deal, score(deal)) }])),
  };
}

function cardOf({ facts }: Deal, known: SearchContext['known']): Omit<CardView, keyof Figures> {
  const { listingId, url, askingPrice, transaction } = facts;
  const asked = askingPrice?.amount ?? null;
  const currency = askingPrice?.currency ?? null;
  const price = asked === null || currency === null ? 'No price' : formatMoney(asked, currency);
  return {
    listingId: listingId ?? '',
    url,
    title: dealTitle(facts),
    price: transaction === 'rent' && asked !== null ? `${price}/mo` : price,
    asked,
    currency: currency ?? '',
    known: known({ url, asked, currency }),
  };
}

type Figures = Pick<CardView, 'score' | 'tone' | 'standing' | 'meetsRules' | 'netYield' | 'netYieldText' | 'cashFlow' | 'cashFlowText'>;

/** Figures in the market's currency, whatever the listing's currency. */
function figuresOf(deal: Deal, scored: Rescored): Figures {
  if (!scored.ok)
    return {
      score: null,
      tone: 'neutral',
      standing: scored.message,
      meetsRules: false,
      netYield: null,
      netYieldText: '–',
      cashFlow: null,
      cashFlowText: '–',
    };
  const { marks, figures, rulesMet, rulesAsked } = scored;
  const { netYield, monthlyCashFlow } = figures;
  const currency = currencyOfMarket(marketShown(deal));
  return {
    score: marks.total,
    tone: bandTone[marks.band],
    standing: rulesStatusText({ rulesMet, rulesAsked })?.words ?? '',
    meetsRules: rulesMet === rulesAsked,
    netYield,
    netYieldText: netYield === null ? '–' : formatRate(rate(netYield), 1),
    cashFlow: monthlyCashFlow,
    cashFlowText: monthlyCashFlow === null ? '–' : formatMoney(minor(monthlyCashFlow), currency),
  };
}
