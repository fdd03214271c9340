import { element } from '../draw/element.ts';
import type { CardView } from '../messages.ts';
import { findCards, type FoundCard } from './findCards.ts';

/** The scores over the cards of a page of results. */
export interface Badges {
  /** Looks for the cards and puts a badge over each; called when the page's content changed. */
  find(): void;
  /** Puts the badges where their cards are now. */
  place(): void;
  /** Shows those of these homes alone. */
  showOnly(listingIds: ReadonlySet<string>): void;
  /** Brings a home's card into view; false where the page does not show it. */
  reveal(listingId: string): boolean;
}

/** From the card's upper left corner, in pixels. */
const inset = 8;

/**
 * Lays a badge over each card, in a layer of its own: nothing is put into the page's own elements, whose code may draw them anew or
 * check them at any time.
 */
export function createBadges(layer: HTMLElement, cards: readonly CardView[]): Badges {
  const made = new Map(cards.map((card) => [card.listingId, badgeOf(card)]));
  const ids = new Set(made.keys());
  let shown: ReadonlySet<string> = ids;
  let found: readonly FoundCard[] = [];
  const find = (): void => {
    found = findCards(document, ids);
    place();
  };
  const place = (): void => {
    // All is measured before anything is moved.
    const places = found.map(({ listingId, card }) => ({ listingId, place: placeOf(card) }));
    const present = new Set<string>();
    for (const { listingId, place: at } of places) {
      const badge = made.get(listingId);
      if (badge === undefined || at === null) continue;
      present.add(listingId);
      badge.style.translate = `${at.x}px ${at.y}px`;
      if (!badge.isConnected) layer.append(badge);
    }
    for (const [id, badge] of made) badge.hidden = !present.has(id) || !shown.has(id);
  };
  return {
    find,
    place,
    showOnly: (listingIds) => {
      shown = listingIds;
      place();
    },
    reveal: (listingId) => {
      const card = found.find((each) => each.listingId === listingId)?.card;
      card?.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
      return card !== undefined;
    },
  };
}

function badgeOf(card: CardView): HTMLElement {
  const score = card.score === null ? '–' : String(card.score);
  const words =
    card.score === null ? `No score: ${card.standing}` : `Score ${score} of 100. ${card.standing}. Net yield ${card.netYieldText}.`;
  return element(
    'div',
    { class: 'badge', attributes: { 'data-listing': card.listingId, role: 'img', 'aria-label': `${words} ${card.title}`, title: words } },
    [element('span', { class: `score ${card.tone}`, text: score }), element('span', { class: 'yield', text: card.netYieldText })],
  );
}

/** In the page's own coordinates; null for a card that lies outside the part of the page that scrolls it. */
function placeOf(card: Element): { readonly x: number; readonly y: number } | null {
  const box = card.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const pane = scrollerOf(card)?.getBoundingClientRect();
  if (pane !== undefined && (box.top + inset < pane.top || box.top + inset > pane.bottom)) return null;
  return { x: Math.round(box.left + scrollX + inset), y: Math.round(box.top + scrollY + inset) };
}

/** The part of the page that scrolls this element, where it is not the whole page. */
function scrollerOf(element_: Element): Element | null {
  for (let parent = element_.parentElement; parent !== null && parent !== document.body; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
