import { createDeal } from '../../core/deal/createDeal.ts';
import { formatMoney, formatRate } from '../../core/deal/format.ts';
import { titleOfDeal } from '../../core/deal/titleOfDeal.ts';
import type { Profile } from '../../core/deal/profile.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import { dayOf } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import type { Minor } from '../../core/kernel/money.ts';
import type { Rate } from '../../core/kernel/rate.ts';
import type { CardReading } from '../../core/listing/pageReading.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import { createScorer, type Rescored } from '../../core/pipeline/scoring/rescoreDeals.ts';
import { bandTone } from '../../core/report/charts/scoreTape.ts';
import { standingOf } from '../../core/report/standing.ts';
import type { CardView, KnownView } from '../messages.ts';
import type { SeenListing } from './known.ts';

interface SearchContext {
  readonly profile: Profile;
  readonly at: Instant;
  readonly newId: () => Id;
  readonly known: (seen: SeenListing) => KnownView | null;
}

/** The homes of a page of results, each measured as the list of deals in the app measures it. */
export function searchCards(cards: readonly CardReading[], { profile, at, newId, known }: SearchContext): readonly CardView[] {
  const score = createScorer({ profile, today: dayOf(at) });
  return cards.flatMap((card) => {
    const { listingId, url, askingPrice, transaction } = card.facts;
    if (listingId === null) return [];
    const scored = score(createDeal({ id: newId(), mid: newId(), at, reading: card, via: 'page', parserVersion }));
    const asked = askingPrice?.amount ?? null;
    const currency = askingPrice?.currency ?? null;
    const price = asked === null || currency === null ? 'No price' : formatMoney(asked, currency);
    const shown = {
      listingId,
      url,
      title: titleOfDeal(card.facts),
      price: transaction === 'rent' && asked !== null ? `${price} a month` : price,
      asked,
      currency: currency ?? '',
      known: known({ url, asked, currency }),
    };
    return [{ ...shown, ...figuresOf(scored, currency) }];
  });
}

type Figures = Omit<CardView, 'listingId' | 'url' | 'title' | 'price' | 'asked' | 'currency' | 'known'>;

function figuresOf(scored: Rescored, currency: NonNullable<SeenListing['currency']> | null): Figures {
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
  return {
    score: marks.total,
    tone: bandTone[marks.band],
    standing: standingOf({ rulesMet, rulesAsked })?.words ?? '',
    meetsRules: rulesMet === rulesAsked,
    netYield,
    netYieldText: netYield === null ? '–' : formatRate(netYield as Rate, 1),
    cashFlow: monthlyCashFlow,
    cashFlowText: monthlyCashFlow === null || currency === null ? '–' : formatMoney(monthlyCashFlow as Minor, currency),
  };
}
