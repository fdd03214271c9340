import { element } from '../draw/element.ts';
import type { KnownView } from '../messages.ts';

/** Shows that a listing is already a deal, with its stage and price change. */
export const knownDealBadge = ({ words, change, dealUrl }: KnownView): HTMLElement =>
  element('div', { class: 'known part', attributes: { 'data-part': 'known' } }, [
    element('p', { text: words }),
    change === null ? null : element('p', { text: change }),
    dealUrl === null ? null : element('a', { text: 'Open deal', attributes: { href: dealUrl, target: '_blank', rel: 'noreferrer' } }),
  ]);
