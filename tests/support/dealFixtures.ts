import type { BuyToLetInputs } from '../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { createDeal } from '../../src/core/deal/createDeal.ts';
import type { Deal } from '../../src/core/deal/deal.ts';
import { emptyListingFacts } from '../../src/core/deal/manual/createManualDeal.ts';
import { standardProfile } from '../../src/core/deal/standardProfile.ts';
import { instant, isoDate } from '../../src/core/kernel/calendar.ts';
import { createId } from '../../src/core/kernel/id.ts';
import { fromMajor } from '../../src/core/kernel/money.ts';
import type { ListingFacts } from '../../src/core/listing/facts.ts';
import { evaluateLetting } from '../../src/core/pipeline/evaluateLetting.ts';
import type { EvaluationJob, LettingOutcome } from '../../src/core/pipeline/outcome.ts';

const at = instant(Date.UTC(2026, 10, 20, 11, 52));

/** An id that is the same in every run. */
export const sampleId = (number: number): ReturnType<typeof createId> =>
  createId(
    at,
    new Uint8Array(16).fill(0).map((_, place) => (place === 15 ? number % 32 : place === 14 ? Math.floor(number / 32) % 32 : 0)),
  );

/** A listing without any facts. */
export const emptyFacts = emptyListingFacts;

/** A made-up freehold terrace for sale at £185,000 in M6. */
export const terraceFacts: ListingFacts = {
  ...emptyFacts,
  listingId: '900000001',
  url: 'https://www.rightmove.co.uk/properties/900000001',
  transaction: 'sale',
  askingPrice: { amount: fromMajor(185_000), currency: 'GBP', qualifier: null, period: null, onApplication: false },
  bedrooms: 3,
  bathrooms: 1,
  receptions: 2,
  propertyType: 'Terraced house',
  tenure: 'freehold',
  councilTaxBand: 'A',
  epcBand: 'C',
  floorAreaSqFt: 1044,
  address: 'Example Street, Salford M6',
  outcode: 'M6',
  incode: '5ZZ',
  status: 'available',
};

/** A deal for the terrace, as captured; `facts` and `overrides` replace single fields. */
export function sampleDeal(changes: { readonly facts?: Partial<ListingFacts>; readonly overrides?: Partial<BuyToLetInputs> } = {}): Deal {
  const deal = createDeal({
    id: sampleId(1),
    mid: sampleId(2),
    at,
    reading: { site: 'rightmove', facts: { ...terraceFacts, ...changes.facts }, sources: {}, warnings: [] },
    via: 'page',
    parserVersion: 1,
  });
  return { ...deal, inputs: changes.overrides === undefined ? {} : { 'buy-to-let': changes.overrides } };
}

export const sampleJob = (changes: Parameters<typeof sampleDeal>[0] = {}): EvaluationJob => ({
  deal: sampleDeal(changes),
  profile: standardProfile,
  today: isoDate('2026-11-20'),
});

/** A real outcome for the sample deal; throws if the changes leave it without one. */
export function sampleOutcome(changes: Parameters<typeof sampleDeal>[0] = {}): LettingOutcome {
  const result = evaluateLetting(sampleJob(changes));
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome;
}
