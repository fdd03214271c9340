import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../../../src/core/deal/deal.ts';
import { describeListingEvent } from '../../../../../src/core/deal/history/describeListingEvent.ts';
import { daysOnMarket, lastReduction, listingEvents, newEvents } from '../../../../../src/core/deal/history/listingHistory.ts';
import { parseDeal } from '../../../../../src/core/deal/record/dealSchema.ts';
import { instant, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import type { ListingFacts } from '../../../../../src/core/listing/facts.ts';
import { applyDealCommand, type DealEdit } from '../../../../../src/data/commands/applyDealCommand.ts';
import { dealOf, idOf } from '../../../../support/deals.ts';

const day = (text: string) => instant(Date.parse(`${text}T12:00:00Z`));
const first = day('2026-10-01');

/** The deal after its listing was read again on this day. */
function readAgain(deal: Deal, on: string, facts: Partial<ListingFacts>): Deal {
  return taken(deal, recapture(deal, on, facts));
}

function recapture(deal: Deal, on: string, facts: Partial<ListingFacts>) {
  const fresh = { ...deal, facts: { ...deal.facts, ...facts }, origin: { ...deal.origin, capturedAt: day(on) } } as Deal;
  return { type: 'deal/recapture', deal: fresh, stamp: { mid: idOf(day(on) % 1000), at: day(on) } } as const;
}

function taken(deal: Deal, command: DealEdit): Deal {
  const next = applyDealCommand(deal, command);
  if (!next.ok) throw new Error('The listing could not be recaptured');
  return next.value;
}

const asking = (pounds: number): Partial<ListingFacts> => ({
  askingPrice: { amount: fromMajor(pounds), currency: 'GBP', qualifier: null, period: null, onApplication: false },
});

const fresh = (): Deal => {
  const deal = dealOf(1);
  return {
    ...deal,
    origin: { kind: 'listing', site: 'rightmove', via: 'fetch', capturedAt: first, parserVersion: 1 },
    facts: { ...deal.facts, ...asking(240_000), status: 'available', firstListedOn: isoDate('2026-09-21') },
  };
};

const wordsOf = (deal: Deal) => listingEvents(deal).map((event) => `${event.day} ${describeListingEvent(event)}`);

describe('listing history', () => {
  it('is the first reading until something changes', () => {
    expect(fresh().history).toBeUndefined();
    expect(readAgain(fresh(), '2026-10-02', {}).history).toBeUndefined();
    expect(wordsOf(fresh())).toEqual(['2026-09-21 First listed', '2026-10-01 Asking price £240,000 when first imported']);
  });

  it('reports price changes as an amount and a percentage, and that a listing is sold subject to contract, back on the market or withdrawn', () => {
    let deal = readAgain(fresh(), '2026-11-03', asking(230_000));
    deal = readAgain(deal, '2026-11-04', {});
    deal = readAgain(deal, '2026-11-10', { status: 'sold-stc' });
    deal = readAgain(deal, '2026-11-20', { status: 'available', ...asking(235_000) });
    const gone = applyDealCommand(deal, { type: 'deal/withdrawn', id: deal.id, stamp: { mid: idOf(9), at: day('2026-12-01') } });
    if (!gone.ok) throw new Error('The listing could not be withdrawn');
    expect(wordsOf(gone.value).slice(2)).toEqual([
      '2026-11-03 Reduced by £10,000 (4.2%) to £230,000',
      '2026-11-10 Sold subject to contract',
      '2026-11-20 Raised by £5,000 (2.2%) to £235,000',
      '2026-11-20 Back on the market',
      '2026-12-01 Withdrawn from the portal',
    ]);
    expect(gone.value.facts.status).toBe('withdrawn');
    expect(newEvents(deal, gone.value).map(({ kind }) => kind)).toEqual(['withdrawn']);
    expect(newEvents(fresh(), readAgain(fresh(), '2026-11-03', asking(230_000))).map(({ kind }) => kind)).toEqual(['reduced']);
  });

  it('does not count a fact that a search card omits as a change', () => {
    const deal = readAgain(fresh(), '2026-11-03', { askingPrice: null, status: null });
    expect(deal.history).toBeUndefined();
  });

  it('keeps everything the user decided, and restores a binned deal only if the user re-added it', () => {
    const own = {
      ...fresh(),
      inputs: { 'buy-to-let': { monthlyRent: minor(99_900), purchasePrice: minor(20_000_000) } },
      stage: 'offer',
      savedAt: first,
      binnedAt: first,
      tags: { roof: true },
    } as const;
    const after = taken(own, { ...recapture(own, '2026-11-03', asking(230_000)), keepsBin: true });
    expect(after).toMatchObject({
      inputs: { 'buy-to-let': own.inputs['buy-to-let'] },
      stage: 'offer',
      savedAt: first,
      binnedAt: first,
      tags: { roof: true },
    });
    expect(readAgain(own, '2026-11-03', asking(230_000)).binnedAt).toBeNull();
  });

  it('is validated on import and survives a round trip', () => {
    const deal = readAgain(fresh(), '2026-11-03', asking(230_000));
    expect(parseDeal(structuredClone(deal))).toEqual({ ok: true, value: deal });
    expect(parseDeal({ ...deal, history: { x: { at: 1, amount: 'a', currency: 'GBP', status: null } } }).ok).toBe(false);
  });

  it('merges what two devices saw and reports it once', () => {
    const one = readAgain(fresh(), '2026-11-03', asking(230_000));
    const other = readAgain(fresh(), '2026-11-04', asking(230_000));
    expect(listingEvents({ ...one, history: { ...one.history, ...other.history } }).map(({ kind }) => kind)).toEqual([
      'listed',
      'asked',
      'reduced',
    ]);
  });

  it('stays short however often a listing changes', () => {
    let deal = fresh();
    for (let at = 0; at < 100; at += 1)
      deal = readAgain(deal, new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10), asking(200_000 + (at % 2) * 1_000));
    expect(Object.keys(deal.history ?? {})).toHaveLength(60);
    expect(listingEvents(deal)[1]).toMatchObject({ kind: 'asked', amount: fromMajor(240_000) });
  });
});

describe('listing dates shown in deal lists', () => {
  it('lastReduction is the latest reduction stated by the portal or seen by the app', () => {
    expect(lastReduction(fresh())).toBeNull();
    expect(lastReduction({ ...fresh(), facts: { ...fresh().facts, reducedOn: isoDate('2026-09-25') } })).toBe('2026-09-25');
    expect(lastReduction(readAgain(fresh(), '2026-11-03', asking(230_000)))).toBe('2026-11-03');
  });

  it('daysOnMarket counts up to the day the listing left the market', () => {
    expect(daysOnMarket(fresh(), isoDate('2026-10-21'))).toBe(30);
    const sold = readAgain(fresh(), '2026-10-11', { status: 'sold' });
    expect(daysOnMarket(sold, isoDate('2027-01-01'))).toBe(20);
    expect(daysOnMarket({ ...fresh(), facts: { ...fresh().facts, firstListedOn: null } }, isoDate('2026-10-21'))).toBeNull();
  });
});
