import { factLabels } from './factLabels.ts';
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
    return [warning('price-unreadable', 'askingPrice', 'We couldn’t read a price on this page. Enter it yourself.')];
  if (askingPrice.onApplication)
    return [warning('price-on-application', 'askingPrice', 'Price on application. Ask the agent for the price, then enter it.')];
  const qualifier = askingPrice.qualifier ?? '';
  if (/^from\b/i.test(qualifier)) {
    return [warning('price-from', 'askingPrice', 'This is a “from” price. Enter the price of the property you mean.')];
  }
  if (/\b(?:shared ownership|share)\b/i.test(qualifier)) {
    return [warning('price-of-share', 'askingPrice', 'The price may be for a share of the property. Check it.')];
  }
  if (facts.transaction === 'sale' && askingPrice.currency === 'GBP' && (askingPrice.amount ?? 0) < 1_000_000) {
    return [warning('price-low', 'askingPrice', 'The price is under £10,000. Check that it is for the whole property.')];
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
    warnings.push(
      warning('freehold-with-lease', 'leaseYearsRemaining', 'The page says freehold but also mentions a lease. Check which is right.'),
    );
  }
  if (facts.transaction === 'sale' && facts.tenure === 'leasehold' && facts.leaseYearsRemaining === null) {
    warnings.push(warning('lease-unknown', 'leaseYearsRemaining', 'Lease length not stated. Ask the agent.'));
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
    warnings.push(warning('many-bedrooms', 'bedrooms', `${bedrooms} bedrooms suggests a block or business rather than one property.`));
  }
  if (floorAreaSqFt !== null && bedrooms !== null && bedrooms <= 12) {
    const perRoom = floorAreaSqFt / Math.max(1, bedrooms);
    if (perRoom < 110 || perRoom > 3_000) {
      warnings.push(warning('size-unlikely', 'floorAreaSqFt', `${floorAreaSqFt} sq ft doesn’t fit ${bedrooms} bedrooms. Check the size.`));
    }
  }
  if (facts.latitude === null) {
    warnings.push(warning('no-position', 'latitude', 'The page has no valid location, so the postcode is used for area data.'));
  }
  return warnings;
}

/** The source marker of facts found in copied text. */
export const pastedText = 'pasted text';

function textWarnings(sources: FactSources): readonly ListingWarning[] {
  const read = (Object.entries(sources) as readonly (readonly [FactName, string])[]).filter(([, source]) => source.endsWith(readFromText));
  // One warning covers all facts, because no fact from pasted text is more reliable than another.
  if (read.some(([, source]) => source.startsWith(pastedText)))
    return [warning('read-from-text', null, 'All values were read from pasted text. Check each one against the page.')];
  return read.map(([name]) =>
    warning('read-from-text', name, `${factLabels[name] ?? `“${name}”`} was read from the description. Check it against the page.`),
  );
}

/** Observations that only the code reading a page can make; each island's adapter adds its own. */
export interface PageNotes {
  readonly priceNumber: number | null;
  readonly auction: boolean;
  readonly sharedOwnership: boolean;
}

/** Warnings from the page's notes: an auction, shared ownership, or a displayed price that differs from the price in the page data. */
export function noteWarnings(layer: FactLayer, notes: PageNotes): readonly ListingWarning[] {
  const warnings: ListingWarning[] = [];
  const shown = layer.askingPrice?.value ?? null;
  if (notes.auction)
    warnings.push(
      warning(
        'auction',
        'askingPrice',
        'For sale by auction. The final price may differ from the guide price, and the fees differ from those of an ordinary sale.',
      ),
    );
  if (notes.sharedOwnership)
    warnings.push(warning('shared-ownership', 'askingPrice', 'Shared ownership. The price may be for a share, with rent due on the rest.'));
  if (shown !== null && shown.period === null && shown.amount !== null && notes.priceNumber !== null && notes.priceNumber > 0) {
    if (Math.abs(shown.amount - notes.priceNumber * 100) > 0.5) {
      warnings.push(
        warning('price-disagrees', 'askingPrice', 'The displayed price and the page data differ. Check the price on the page.'),
      );
    }
  }
  return warnings;
}
