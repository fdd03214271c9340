import type { Deal } from '../../../core/deal/deal.ts';
import { otherCardText } from '../../../core/report/evidence/propertyFacts.ts';
import type { MenuItem } from '../../components/panel/Menu.tsx';
import { webAddress } from '../../parts/dealRow/webAddress.ts';

/** Links to the deal's listing and to other listings of the same property found in the search, with agent, price and place. */
export function listingLinks({ facts }: Pick<Deal, 'facts'>): readonly MenuItem[] {
  const own = webAddress(facts.url);
  const others = (facts.alsoListed ?? []).flatMap((card): readonly MenuItem[] => {
    const href = webAddress(card.url);
    if (href === null || card.listingId === facts.listingId) return [];
    return [{ id: href, label: `Also listed: ${otherCardText(card)}`, href, testId: 'also-listed' }];
  });
  return own === null ? others : [{ id: 'listing', label: 'Listing', href: own, testId: 'open-listing' }, ...others];
}
