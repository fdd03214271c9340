import type { ListingFacts } from '../../listing/facts.ts';
import { postcodeOf } from '../../place/postcode.ts';

/**
 * The place that two columns of a file name. What stands in that of the outcode and is not a British one ("D02 X285", "10012") goes with
 * the address, which tells the country.
 */
export function placeOfTexts(address: string | null, code: string | null): Pick<ListingFacts, 'address' | 'outcode'> {
  const outcode = postcodeOf(code)?.outcode ?? null;
  if (code === null || outcode !== null || address?.includes(code) === true) return { address, outcode };
  return { address: address === null ? code : `${address}, ${code}`, outcode };
}
