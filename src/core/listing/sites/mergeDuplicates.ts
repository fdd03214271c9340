import type { AskingPrice, ListingFacts, OtherCard } from '../facts.ts';
import { isFlat } from '../listingChecks.ts';
import type { CardReading } from '../pageReading.ts';

/** Each property once, at its first position, with its other cards attached as a fact, and the number of cards merged. */
export function mergeDuplicates(cards: readonly CardReading[]): { readonly listings: readonly CardReading[]; readonly merged: number } {
  const listings: CardReading[] = [];
  // Cards are compared only if their addresses match, so that the time per card does not grow with the number of cards.
  const ofAddress = new Map<string, number[]>();
  for (const card of cards) {
    const address = keyOf(card.facts.address ?? '');
    const known = ofAddress.get(address) ?? [];
    const at = known.find((place) => isSameProperty((listings[place] as CardReading).facts, card.facts));
    const first = at === undefined ? undefined : listings[at];
    if (at === undefined || first === undefined) {
      ofAddress.set(address, [...known, listings.length]);
      listings.push(card);
    } else listings[at] = withOtherCard(first, card);
  }
  return { listings, merged: cards.length - listings.length };
}

/** A listing with one more card of the same property, and that card's own duplicates, attached. */
export function withOtherCard(first: CardReading, other: CardReading): CardReading {
  const alsoListed = [...(first.facts.alsoListed ?? []), otherCard(other), ...(other.facts.alsoListed ?? [])];
  const source = first.sources.alsoListed ?? other.sources.listingId ?? 'search cards';
  return {
    ...first,
    facts: { ...first.facts, alsoListed },
    sources: { ...first.sources, alsoListed: source },
    card: { ...first.card, featured: first.card.featured || other.card.featured },
  };
}

/** A card in the form in which it is attached to another card of the same property. */
function otherCard({ facts, card }: CardReading): OtherCard {
  const { listingId, url, agentName, askingPrice } = facts;
  return { listingId: listingId ?? '', url, agentName, askingPrice, position: card.position, featured: card.featured };
}

/**
 * Whether two listings are one property with two agents. Only values stated on both cards are compared, and both must state agent,
 * bedrooms, and the same address at the same position. Two flats in one block may differ only in flat number and price, so those must be
 * equal.
 */
export function isSameProperty(one: ListingFacts, other: ListingFacts): boolean {
  if (one.agentName === null || other.agentName === null || keyOf(one.agentName) === keyOf(other.agentName)) return false;
  if (one.transaction !== other.transaction || one.bedrooms === null || one.bedrooms !== other.bedrooms) return false;
  if (!agree(one.bathrooms, other.bathrooms) || !agree(kindOf(one), kindOf(other)) || !agree(one.tenure, other.tenure)) return false;
  if (!isNear(one.floorAreaSqFt, other.floorAreaSqFt, 0.03)) return false;
  const address = keyOf(one.address ?? '');
  if (address === '' || address !== keyOf(other.address ?? '')) return false;
  const numbered = /^\d|\b(?:flat|apartment|unit) \w+/.test(address);
  if (!numbered && !isSameSpot(one, other)) return false;
  const inBlock = isFlat(one.propertyType) || isFlat(other.propertyType);
  return isNear(amountOf(one.askingPrice), amountOf(other.askingPrice), inBlock && !numbered ? 0 : 0.05);
}

const amountOf = (price: AskingPrice | null): number | null => price?.amount ?? null;

const kindOf = ({ propertyType }: ListingFacts): string | null => (propertyType === null ? null : keyOf(propertyType));

/** The text normalised so that agents' different spellings match. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const agree = <Value>(one: Value | null, other: Value | null): boolean => one === null || other === null || one === other;

const isNear = (one: number | null, other: number | null, share: number): boolean =>
  one === null || other === null || Math.abs(one - other) <= share * Math.max(one, other);

/** About thirty metres, in degrees. */
const sameSpot = 0.000_3;

const isSameSpot = (one: ListingFacts, other: ListingFacts): boolean =>
  one.latitude !== null &&
  other.latitude !== null &&
  Math.abs(one.latitude - other.latitude) <= sameSpot &&
  Math.abs((one.longitude ?? 0) - (other.longitude ?? 0)) <= sameSpot;
