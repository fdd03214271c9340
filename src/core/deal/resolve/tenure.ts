import type { ListingFacts } from '../../listing/facts.ts';

/** Whether a property has a lease and service charges. A flat without a stated tenure is assumed to (outside Scotland almost all do). */
export function isLeasehold(facts: Pick<ListingFacts, 'tenure' | 'propertyType'>): boolean {
  if (facts.tenure !== null) return facts.tenure !== 'freehold';
  return isFlat(facts.propertyType);
}

/** Whether a property type is a flat; false if unknown. */
export const isFlat = (propertyType: string | null): boolean => /flat|apartment|maisonette|penthouse|studio/i.test(propertyType ?? '');
