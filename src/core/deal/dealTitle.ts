import type { Deal } from './deal.ts';

/** A part of an address that names a home within a building. The street is the next part. */
const isUnit = /^(?:flat|apartment|apt|unit|room|studio|plot|block|no\.?)?\s*[\w-]{0,5}$/i;

/** A deal's title: "3-bed terraced house, Langworthy Road", "2-bed flat, Flat 3, 12 High Street"; the outcode if no address is known. */
export function dealTitle({ bedrooms, propertyType, address, outcode }: Deal['facts']): string {
  const beds = bedrooms === null ? '' : bedrooms === 0 ? 'Studio ' : `${bedrooms}-bed `;
  const what = `${beds}${propertyType?.toLowerCase() ?? 'property'}`;
  const where = address === null ? outcode : streetOf(address);
  const title = where === null ? what : `${what}, ${where}`;
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}

function streetOf(address: string): string {
  const parts = address.split(',').map((part) => part.trim());
  const street = parts.findIndex((part) => !isUnit.test(part));
  return street === -1 ? address.trim() : parts.slice(0, street + 1).join(', ');
}
