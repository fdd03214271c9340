import { ownInputs } from '../../core/deal/strategies/ownInputs.ts';
import type { BuyToLetKey } from '../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../../core/deal/deal.ts';
import { dealTitle } from '../../core/deal/dealTitle.ts';
import { ownershipLabel } from '../../core/deal/ownership.ts';
import type { StrategyId } from '../../core/deal/strategies/strategyInput.ts';
import { marketShown } from '../../core/deal/marketOfDeal.ts';
import { currencyOfMarket } from '../../core/market/markets.ts';
import type { Currency, Minor } from '../../core/kernel/money.ts';
import { lastReduction, sightings } from '../../core/deal/history/listingHistory.ts';
import { imageLink } from '../../core/listing/values/imageLinks.ts';
import type { Rescored, RowInputs } from '../../core/pipeline/scoring/rescoreDeals.ts';
import type { RowFigures } from '../../core/pipeline/scoring/rowFigures.ts';
import type { DealRow } from './rows.ts';

type OutcomePart = Pick<DealRow, 'score' | 'rank' | 'band' | 'verdict' | 'rulesMet' | 'rulesAsked' | 'gap' | 'card'> &
  RowFigures &
  RowInputs & { readonly strategy: StrategyId | null };

/** The rank of a deal without a score: after all scored deals. */
export const unscoredRank = 101;

const noOutcome: OutcomePart = {
  strategy: null,
  score: null,
  rank: unscoredRank,
  band: null,
  verdict: null,
  rulesMet: null,
  rulesAsked: null,
  grossYield: null,
  netYield: null,
  monthlyCashFlow: null,
  roi: null,
  gap: null,
  cashNeeded: null,
  cashOnCash: null,
  interestCover: null,
  profit: null,
  profitOnCost: null,
  cashLeftIn: null,
  breakEvenOccupancy: null,
  card: null,
  monthlyRent: null,
  deposit: null,
  mortgageRate: null,
};

/**
 * A deal's row with its scored figures. Without them it has only the deal's own values, for screens that need no more. The list's
 * rows are made only by `rowMaker`.
 */
export const dealToRow = (deal: Deal, scored: Rescored | undefined): DealRow =>
  rowWith(deal, scored === undefined ? noOutcome : partOf(scored));

/** Written field by field because spreading two dozen fields is slow on a first pull of ten thousand rows. */
function rowWith(deal: Deal, outcome: OutcomePart): DealRow {
  const { facts } = deal;
  const own = ownInputs(deal, 'buy-to-let');
  const price = ownPrice(deal, outcome.strategy ?? deal.strategy ?? 'buy-to-let');
  return {
    id: deal.id,
    revision: deal.mid,
    title: dealTitle(facts),
    site: deal.origin.kind === 'listing' ? deal.origin.site : null,
    listingUrl: facts.url,
    imageUrl: imageLink(facts.imageUrls?.[0]),
    bedrooms: facts.bedrooms,
    propertyType: facts.propertyType,
    price: price ?? (facts.transaction === 'rent' ? null : (facts.askingPrice?.amount ?? null)),
    currency: rowCurrency(deal, price),
    stage: deal.stage,
    saved: deal.savedAt === null ? 0 : 1,
    binned: deal.binnedAt === null ? 0 : 1,
    binnedAt: deal.binnedAt,
    own: ownKeysOf(deal),
    strategy: outcome.strategy ?? deal.strategy ?? 'buy-to-let',
    updatedAt: deal.updatedAt,
    createdAt: deal.createdAt,
    score: outcome.score,
    rank: outcome.rank,
    band: outcome.band,
    verdict: outcome.verdict,
    rulesMet: outcome.rulesMet,
    rulesAsked: outcome.rulesAsked,
    cashNeeded: outcome.cashNeeded,
    cashOnCash: outcome.cashOnCash,
    interestCover: outcome.interestCover,
    profit: outcome.profit,
    profitOnCost: outcome.profitOnCost,
    cashLeftIn: outcome.cashLeftIn,
    breakEvenOccupancy: outcome.breakEvenOccupancy,
    card: outcome.card,
    // The person's own rent, deposit and rate are shown even without a score.
    monthlyRent: outcome.monthlyRent ?? own.monthlyRent ?? null,
    deposit: outcome.deposit ?? own.deposit ?? null,
    mortgageRate: outcome.mortgageRate ?? own.mortgageRate ?? null,
    grossYield: outcome.grossYield,
    netYield: outcome.netYield,
    monthlyCashFlow: outcome.monthlyCashFlow,
    roi: outcome.roi,
    gap: outcome.gap,
    ...labelPart(deal),
    ...listedPart(deal),
  };
}

/** The person's own price and all calculations are in the market's currency, whatever currency the listing uses. */
const rowCurrency = (deal: Deal, own: Minor | undefined): Currency =>
  (own === undefined ? deal.facts.askingPrice?.currency : undefined) ?? currencyOfMarket(marketShown(deal));

/** The person's own price: the one for the deal's strategy if there is one, otherwise the one for the deal. */
function ownPrice(deal: Deal, strategy: StrategyId): Minor | undefined {
  const own = ownInputs(deal, strategy);
  return ('purchasePrice' in own ? own.purchasePrice : undefined) ?? ownInputs(deal, 'buy-to-let').purchasePrice;
}

// Sorted, because the order of a record's keys differs between devices. Keys written by a newer app may be among them.
const ownKeysOf = (deal: Deal): readonly BuyToLetKey[] => Object.keys(ownInputs(deal, 'buy-to-let')).toSorted() as BuyToLetKey[];

function partOf(scored: Rescored): OutcomePart {
  if (!scored.ok) return { ...noOutcome, strategy: scored.strategy, card: scored.card, gap: scored.message };
  const { strategy, marks, figures, card, verdict, rulesMet, rulesAsked, inputs } = scored;
  const { total, band } = marks;
  return {
    strategy,
    score: total,
    rank: 100 - total,
    band,
    verdict,
    rulesMet,
    rulesAsked,
    card,
    ...figures,
    ...inputs,
    gap: null,
  };
}

/** What people attached to the deal. */
const labelPart = (deal: Deal): Pick<DealRow, 'tags' | 'judgedFor' | 'assignee' | 'dueOn' | 'decision'> => ({
  tags: Object.keys(deal.tags ?? {}).toSorted(),
  judgedFor: deal.ownership === undefined ? null : ownershipLabel(deal.ownership),
  assignee: deal.assignment?.name ?? null,
  dueOn: deal.assignment?.dueOn ?? null,
  decision: deal.decision?.choice ?? null,
});

type ListedPart = Pick<
  DealRow,
  | 'address'
  | 'outcode'
  | 'listedOn'
  | 'reducedOn'
  | 'status'
  | 'capturedAt'
  | 'firstAsked'
  | 'lastAsked'
  | 'askedAt'
  | 'floorArea'
  | 'latitude'
  | 'longitude'
>;

/** The listing's history and place. */
function listedPart(deal: Deal): ListedPart {
  const { facts } = deal;
  const asked = askedPrices(deal);
  return {
    address: facts.address,
    outcode: facts.outcode,
    listedOn: facts.firstListedOn,
    reducedOn: lastReduction(deal),
    status: facts.status,
    capturedAt: deal.origin.kind === 'listing' ? deal.origin.capturedAt : null,
    firstAsked: asked?.first ?? null,
    lastAsked: asked?.last ?? null,
    askedAt: asked?.at ?? null,
    floorArea: facts.floorAreaSqFt,
    latitude: facts.latitude,
    longitude: facts.longitude,
  };
}

/** The first price seen and the current one. Null if the price never changed, or if its currency changed. */
function askedPrices(deal: Deal): { readonly first: number; readonly last: number; readonly at: number } | null {
  // Without a history, the listing was read only once.
  if (deal.history === undefined) return null;
  const priced = sightings(deal).filter(({ amount }) => amount !== null);
  const [first, last] = [priced.at(0), priced.at(-1)];
  if (first === undefined || last === undefined || first.amount === null || last.amount === null) return null;
  if (first.amount === last.amount || first.currency !== last.currency) return null;
  const since = priced.findLast((_, at) => priced[at - 1]?.amount !== last.amount) ?? last;
  return { first: first.amount, last: last.amount, at: since.at };
}
