import type { ListingFacts } from '../../listing/facts.ts';

/** Whether a home carries a lease and charges; a flat whose tenure is not stated is taken to (outside Scotland flats almost always do). */
export function isLeasehold(facts: Pick<ListingFacts, 'tenure' | 'propertyType'>): boolean {
  if (facts.tenure !== null) return facts.tenure !== 'freehold';
  return isFlat(facts.propertyType);
}

export const isFlat = (propertyType: string | null): boolean => /flat|apartment|maisonette|penthouse|studio/i.test(propertyType ?? '');
