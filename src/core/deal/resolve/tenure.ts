import type { ListingFacts } from '../../listing/facts.ts';

/**
 * Whether a property has a lease and service charges. Without a stated tenure, a flat is assumed to have them: outside Scotland almost all
 * do.
 */
export function isLeasehold(facts: Pick<ListingFacts, 'tenure' | 'propertyType'>): boolean {
  if (facts.tenure !== null) return facts.tenure !== 'freehold';
  return isFlat(facts.propertyType);
}

/** Whether a property type is a flat; false if unknown. */
export const isFlat = (propertyType: string | null): boolean => /flat|apartment|maisonette|penthouse|studio/i.test(propertyType ?? '');
