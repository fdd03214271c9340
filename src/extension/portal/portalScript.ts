import { ask } from '../ask.ts';
import { browserApi } from '../browserApi.ts';
import { createDock } from './dock.ts';
import { drawPage, nothingDrawn, type Drawn } from './drawPage.ts';
import { gatherPage, whenParsed, whenVisible } from './gatherPage.ts';
import { watchPage, type Stop } from './watchPage.ts';

start();

/** Runs in a portal's page, apart from the page's own scripts: gathers what the page was sent with, asks the worker and draws its answer. */
function start(): void {
  const api = browserApi();
  const gathered = gatherPage(document);
  const dock = createDock(document);
  let stopWatching: Stop | null = null;
  let drawn: Drawn = nothingDrawn;
  /** Whether profile, connection or what is kept changed since the page was measured. */
  let isStale = false;
  const show = async (): Promise<void> => {
    const address = location.href;
    const html = gathered.html();
    // The extension may have been updated or removed since the page was loaded: then there is nothing to show.
    const view = await ask(api, 'portal/read', { address, html }).catch(() => null);
    const isSame = view !== null && location.href === address;
    drawn = isSame ? drawPage({ api, dock, page: { address, html, title: document.title } }, view) : nothingDrawn;
    follow();
  };
  const showAgainIfStale = (): void => {
    if (!isStale || document.hidden) return;
    isStale = false;
    if (drawn.mayBeDrawnAgain()) void show();
  };
  const follow = (): void => {
    stopWatching?.();
    stopWatching = watchPage(document, {
      onMoved: () => {
        stopWatching?.();
        dock.clear();
        void show();
      },
      onContent: () => {
        drawn.find();
        showAgainIfStale();
      },
      onLayout: () => drawn.place(),
    });
  };
  api.runtime.onMessage.addListener(() => {
    isStale = true;
    showAgainIfStale();
    return false;
  });
  void whenParsed(document)
    .then(() => whenVisible(document))
    .then(show);
}
