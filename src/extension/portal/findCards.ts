/** A listing's card on a results page. */
export interface FoundCard {
  readonly listingId: string;
  readonly card: Element;
}

/**
 * The card of each listing: the largest element that links to this listing and to no other. Links are used because portal markup
 * changes often, but a card always links to its listing.
 */
export function findCards(page: Document, listingIds: ReadonlySet<string>): readonly FoundCard[] {
  const links = new Map<string, HTMLAnchorElement[]>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const id = idIn(link, listingIds);
    if (id === null || !isShown(link)) continue;
    const known = links.get(id);
    if (known === undefined) links.set(id, [link]);
    else known.push(link);
  }
  return [...links].flatMap(([listingId, [first]]) => {
    const card = first === undefined ? null : cardOf(first, listingId, listingIds);
    return card === null ? [] : [{ listingId, card }];
  });
}

/** The id of the listing that a link leads to: a whole path segment. */
function idIn(link: HTMLAnchorElement, listingIds: ReadonlySet<string>): string | null {
  if (link.hostname !== location.hostname) return null;
  for (const part of link.pathname.split(/[^A-Za-z0-9]+/)) if (listingIds.has(part)) return part;
  const whole = link.pathname.split('/').find((part) => listingIds.has(part));
  return whole ?? null;
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** Elements too large to be a card. */
const frames = new Set(['BODY', 'HTML', 'MAIN', 'UL', 'OL']);

function cardOf(link: HTMLAnchorElement, listingId: string, listingIds: ReadonlySet<string>): Element {
  let card: Element = link;
  for (let parent = link.parentElement; parent !== null && !frames.has(parent.tagName); parent = parent.parentElement) {
    const others = [...parent.querySelectorAll<HTMLAnchorElement>('a[href]')].some((other) => {
      const id = idIn(other, listingIds);
      return id !== null && id !== listingId;
    });
    if (others || parent.getBoundingClientRect().height > innerHeight) break;
    card = parent;
  }
  return card;
}
