import type { ListingFacts } from '../listing/facts.ts';
import { zipInAddress } from '../place/zipCode.ts';

type Coded = Pick<ListingFacts, 'outcode' | 'address'> & { readonly postalCode?: string | null };

/** The district code of a property: the UK outcode, else the US ZIP code, from the listing or its address; null without either. */
export const areaCodeOf = ({ outcode, postalCode = null, address }: Coded): string | null =>
  outcode ?? postalCode ?? (address === null ? null : zipInAddress(address));
