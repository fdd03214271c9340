import { describe, expect, it } from 'vitest';
import { canonicalListingUrl } from '../../../../../src/core/listing/listingUrl.ts';
import { checkListingUrl } from '../../../../../src/core/listing/portalUrl.ts';
import { exampleListings } from '../../../../../src/ui/parts/linkField/exampleListings.ts';

describe('exampleListings', () => {
  it.each(['zoopla', 'rightmove'] as const)('has one listing from %s', (site) => {
    expect(checkListingUrl(exampleListings[site])).toMatchObject({ valid: true, source: site });
    expect(canonicalListingUrl(exampleListings[site])).toMatchObject({ ok: true, value: { site, url: exampleListings[site] } });
  });
});
