import { element } from '../draw/element.ts';
import type { KnownView } from '../messages.ts';

/** That a home is a deal already, its stage, and what changed in its price. */
export const knownPart = ({ words, change, dealUrl }: KnownView): HTMLElement =>
  element('div', { class: 'known part', attributes: { 'data-part': 'known' } }, [
    element('p', { text: words }),
    change === null ? null : element('p', { text: change }),
    dealUrl === null ? null : element('a', { text: 'Open the deal', attributes: { href: dealUrl, target: '_blank', rel: 'noreferrer' } }),
  ]);
