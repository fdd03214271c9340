import type { ListingFacts } from '../../listing/facts.ts';
import { postcodeOf } from '../../place/postcode.ts';

/**
 * The place given in a file's address and outcode columns. An outcode column with another country's code ("D02 X285", "10012") is appended
 * to the address, which then identifies the country.
 */
export function placeFromColumns(address: string | null, code: string | null): Pick<ListingFacts, 'address' | 'outcode'> {
  const outcode = postcodeOf(code)?.outcode ?? null;
  if (code === null || outcode !== null || address?.includes(code) === true) return { address, outcode };
  return { address: address === null ? code : `${address}, ${code}`, outcode };
}
