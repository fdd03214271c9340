import { factWords } from './factWords.ts';
import type { FactLayer } from './factLayer.ts';
import type { FactName, FactSources, ListingFacts, ListingWarning } from './facts.ts';

/** Warnings about values to check before trusting a figure, based on faults seen on real pages. */
export function listingWarnings(facts: ListingFacts, sources: FactSources): readonly ListingWarning[] {
  return [...priceWarnings(facts), ...tenureWarnings(facts), ...roomWarnings(facts), ...textWarnings(sources)];
}

/** The source marker of facts matched in free text. */
export const readFromText = 'read from text, check';

const warning = (code: string, fact: FactName | null, message: string): ListingWarning => ({ code, fact, message });

function priceWarnings(facts: ListingFacts): readonly ListingWarning[] {
  const { askingPrice } = facts;
  if (askingPrice === null)
    return [warning('price-unreadable', 'askingPrice', 'The page states no price that could be read. Enter it by hand.')];
  if (askingPrice.onApplication)
    return [warning('price-on-application', 'askingPrice', 'The agent states no price. Ask for it, then enter it.')];
  const qualifier = askingPrice.qualifier ?? '';
  if (/^from\b/i.test(qualifier)) {
    return [warning('price-from', 'askingPrice', 'The price is a lowest one ("From"). Enter the price of the home you mean.')];
  }
  if (/\b(?:shared ownership|share)\b/i.test(qualifier)) {
    return [warning('price-of-share', 'askingPrice', 'The price may be for a share of the home only. Check it.')];
  }
  if (facts.transaction === 'sale' && askingPrice.currency === 'GBP' && (askingPrice.amount ?? 0) < 1_000_000) {
    return [warning('price-low', 'askingPrice', 'The price is under £10,000. Check whether it is for the home.')];
  }
  return [];
}

/** Whether a property type is a flat; false if unknown. */
export const isFlat = (type: string | null): boolean => /\b(?:flat|apartment|maisonette|studio|penthouse)\b/i.test(type ?? '');

function tenureWarnings(facts: ListingFacts): readonly ListingWarning[] {
  const warnings: ListingWarning[] = [];
  if (isFlat(facts.propertyType) && facts.tenure === 'freehold' && !isBlock(facts.propertyType)) {
    warnings.push(warning('flat-freehold', 'tenure', 'A freehold flat is rare and hard to mortgage. Check the tenure with the agent.'));
  }
  if (facts.tenure === 'freehold' && facts.leaseYearsRemaining !== null) {
    warnings.push(warning('freehold-with-lease', 'leaseYearsRemaining', 'The page says freehold and gives a lease. Check which holds.'));
  }
  if (facts.transaction === 'sale' && facts.tenure === 'leasehold' && facts.leaseYearsRemaining === null) {
    warnings.push(
      warning('lease-unknown', 'leaseYearsRemaining', 'The page does not say how many years the lease has left. Ask the agent.'),
    );
  }
  return warnings;
}

/** Whether a property type is a whole building, which has more bedrooms than any single home. */
export const isBlock = (type: string | null): boolean =>
  /\b(?:block|hmo|multiple occupation|hotel|guest house|hostel|care home)\b/i.test(type ?? '');

function roomWarnings(facts: ListingFacts): readonly ListingWarning[] {
  const warnings: ListingWarning[] = [];
  const { bedrooms, floorAreaSqFt } = facts;
  if (bedrooms !== null && bedrooms > 12) {
    warnings.push(warning('many-bedrooms', 'bedrooms', `${bedrooms} bedrooms: this is a block or a business rather than one home.`));
  }
  if (floorAreaSqFt !== null && bedrooms !== null && bedrooms <= 12) {
    const perRoom = floorAreaSqFt / Math.max(1, bedrooms);
    if (perRoom < 110 || perRoom > 3_000) {
      warnings.push(warning('size-unlikely', 'floorAreaSqFt', `${floorAreaSqFt} sq ft does not fit ${bedrooms} bedrooms. Check the size.`));
    }
  }
  if (facts.latitude === null) {
    warnings.push(warning('no-position', 'latitude', 'The page gives no position that can be right. The area is judged by its postcode.'));
  }
  return warnings;
}

/** The source marker of facts found in copied text. */
export const pastedText = 'pasted text';

function textWarnings(sources: FactSources): readonly ListingWarning[] {
  const read = (Object.entries(sources) as readonly (readonly [FactName, string])[]).filter(([, source]) => source.endsWith(readFromText));
  // One warning for all: no fact from pasted text is more reliable than the others.
  if (read.some(([, source]) => source.startsWith(pastedText)))
    return [warning('read-from-text', null, 'Everything was read from pasted text by pattern. Check each value against the page.')];
  return read.map(([name]) =>
    warning(
      'read-from-text',
      name,
      `${factWords[name] ?? `“${name}”`} was read from the description by pattern. Check it against the page.`,
    ),
  );
}

/** Observations only a page's reader can make; each island's adapter adds its own. */
export interface PageNotes {
  readonly priceNumber: number | null;
  readonly auction: boolean;
  readonly sharedOwnership: boolean;
}

/** Warnings from notes next to the facts: an auction, a share, a price that contradicts its number. */
export function noteWarnings(layer: FactLayer, notes: PageNotes): readonly ListingWarning[] {
  const warnings: ListingWarning[] = [];
  const shown = layer.askingPrice?.value ?? null;
  if (notes.auction)
    warnings.push(warning('auction', 'askingPrice', 'For sale by auction: the guide price is not what it will cost, and fees differ.'));
  if (notes.sharedOwnership)
    warnings.push(
      warning('shared-ownership', 'askingPrice', 'Shared ownership: the price may be for a share, and rent is due on the rest.'),
    );
  if (shown !== null && shown.period === null && shown.amount !== null && notes.priceNumber !== null && notes.priceNumber > 0) {
    if (Math.abs(shown.amount - notes.priceNumber * 100) > 0.5) {
      warnings.push(
        warning('price-disagrees', 'askingPrice', 'The price shown and the number behind it differ. Check the price on the page.'),
      );
    }
  }
  return warnings;
}
