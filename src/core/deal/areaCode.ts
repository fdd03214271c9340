import type { ListingFacts } from '../listing/facts.ts';
import { zipInAddress } from '../place/zipCode.ts';

type Coded = Pick<ListingFacts, 'outcode' | 'address'> & { readonly postalCode?: string | null };

/** The district a home lies in by its code: the British outcode, else the American ZIP code, of the listing or in the address; null without one. */
export const areaCodeOf = ({ outcode, postalCode = null, address }: Coded): string | null =>
  outcode ?? postalCode ?? (address === null ? null : zipInAddress(address));
