import { element } from '../draw/element.ts';
import type { CardView } from '../messages.ts';
import { findCards, type FoundCard } from './findCards.ts';

/** Score badges over the cards of a results page. */
export interface Badges {
  /** Finds the cards and adds a badge to each. Call it when the page's content changes. */
  find(): void;
  /** Moves the badges to their cards' current positions. */
  place(): void;
  /** Shows badges only for these listings. */
  showOnly(listingIds: ReadonlySet<string>): void;
  /** Scrolls a listing's card into view; false when the page has no card for it. */
  reveal(listingId: string): boolean;
}

/** Offset from the card's upper left corner, in pixels. */
const inset = 8;

/**
 * Places a badge over each card in a separate layer. The page's own elements are not changed, because its code may re-render or
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
    // All cards are measured before any badge moves, to avoid layout thrashing.
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
    card.score === null ? `No score: ${card.standing}` : `Score ${score} out of 100. ${card.standing}. Net yield ${card.netYieldText}.`;
  return element(
    'div',
    { class: 'badge', attributes: { 'data-listing': card.listingId, role: 'img', 'aria-label': `${words} ${card.title}`, title: words } },
    [element('span', { class: `score ${card.tone}`, text: score }), element('span', { class: 'yield', text: card.netYieldText })],
  );
}

/** Position in page coordinates; null for a card scrolled out of its container. */
function placeOf(card: Element): { readonly x: number; readonly y: number } | null {
  const box = card.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const pane = scrollerOf(card)?.getBoundingClientRect();
  if (pane !== undefined && (box.top + inset < pane.top || box.top + inset > pane.bottom)) return null;
  return { x: Math.round(box.left + scrollX + inset), y: Math.round(box.top + scrollY + inset) };
}

/** The element's scroll container; null when it is the whole page. */
function scrollerOf(element_: Element): Element | null {
  for (let parent = element_.parentElement; parent !== null && parent !== document.body; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
