import { sendToWorker } from '../sendToWorker.ts';
import type { BrowserApi } from '../browserApi.ts';
import { button, element } from '../draw/element.ts';
import type { CardView, SaveQuestion, PageView } from '../messages.ts';
import { createBadges } from './badges.ts';
import type { Dock } from './dock.ts';
import { showListing } from './listingPanel.ts';
import { showResults } from './resultsPanel.ts';

interface Drawing {
  readonly api: BrowserApi;
  readonly dock: Dock;
  /** The page as it was read. This version is stored when the user keeps the page. */
  readonly page: Pick<SaveQuestion, 'address' | 'html' | 'title'>;
}

/** The drawn content of a page. */
export interface Drawn {
  /** Call it when the page's content has changed, because cards may have been added or removed. */
  find(): void;
  /** Moves badges to their cards' current positions. */
  place(): void;
  /** Whether the content has no user input, so that it may be redrawn when profile or deals change. */
  mayBeDrawnAgain(): boolean;
}

export const nothingDrawn: Drawn = { find: () => undefined, place: () => undefined, mayBeDrawnAgain: () => false };

/** Draws the view of a page. */
export function drawPage(drawing: Drawing, view: PageView): Drawn {
  const { dock, page, api } = drawing;
  switch (view.kind) {
    case 'listing':
      return drawListing(drawing, view);
    case 'search':
      return drawResults(drawing, view);
    case 'outdated':
      dock.show({
        heading: 'Not analysed',
        body: [element('p', { text: 'The portal opened this listing without reloading. Reload the page to analyse it.' })],
        foot: [element('div', { class: 'row' }, [button('Reload', 'main', () => location.reload())])],
      });
      return nothingDrawn;
    case 'unreadable':
      dock.show({
        heading: 'Not readable',
        body: [element('p', { text: `${view.words} To see what the page contains, use “How listings are read” in Yardstick.` })],
        foot: [
          element('div', { class: 'row' }, [
            button('Copy the page and open Yardstick', 'main', () => void openTrace({ api, dock }, page.html)),
          ]),
        ],
      });
      return nothingDrawn;
    default:
      return nothingDrawn;
  }
}

type Shown<Kind extends PageView['kind']> = Extract<PageView, { readonly kind: Kind }>;

function drawListing({ api, dock, page }: Drawing, { deal, view }: Shown<'listing'>): Drawn {
  const { url, askingPrice } = deal.facts;
  const homes = url === null ? [] : [{ url, asked: askingPrice?.amount ?? null, currency: askingPrice?.currency ?? '' }];
  const { isTouched } = showListing(
    {
      dock,
      measure: (typed) => sendToWorker(api, 'portal/measure', { deal, typed }),
      keep: (own) => sendToWorker(api, 'portal/keep', { ...page, only: null, own, homes }),
    },
    view,
  );
  return { ...nothingDrawn, mayBeDrawnAgain: () => !isTouched() };
}

function drawResults({ api, dock, page }: Drawing, view: Shown<'search'>): Drawn {
  const badges = createBadges(dock.layer, view.cards);
  const keep = (cards: readonly CardView[], isAll: boolean) =>
    sendToWorker(api, 'portal/keep', {
      ...page,
      only: isAll ? null : cards.map(({ listingId }) => listingId),
      own: null,
      homes: cards.flatMap(homeOf),
    });
  const { isTouched } = showResults({ dock, badges, keep }, view);
  badges.find();
  return { find: () => badges.find(), place: () => badges.place(), mayBeDrawnAgain: () => !isTouched() };
}

const homeOf = ({ url, asked, currency }: CardView): SaveQuestion['homes'] => (url === null ? [] : [{ url, asked, currency }]);

async function openTrace({ api, dock }: Pick<Drawing, 'api' | 'dock'>, html: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(html);
  } catch {
    dock.say('Couldn’t copy the page. Save it as “HTML only” and drop the file onto Yardstick.');
    return;
  }
  await sendToWorker(api, 'portal/open-app', { path: '/debug/apify' });
}
