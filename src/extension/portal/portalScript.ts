import { sendToWorker } from '../sendToWorker.ts';
import { browserApi } from '../browserApi.ts';
import { createDock } from './dock.ts';
import { drawPage, nothingDrawn, type Drawn } from './drawPage.ts';
import { capturePage, whenParsed, whenVisible } from './capturePage.ts';
import { watchPage, type Stop } from './watchPage.ts';

start();

/** Runs in a portal's page, isolated from its scripts. Gathers the page's data, asks the worker and draws the response. */
function start(): void {
  const api = browserApi();
  const gathered = capturePage(document);
  const dock = createDock(document);
  let stopWatching: Stop | null = null;
  let drawn: Drawn = nothingDrawn;
  /** Whether profile, connection or kept pages have changed since the page was analysed. */
  let isStale = false;
  const show = async (): Promise<void> => {
    const address = location.href;
    const html = gathered.html();
    // Shows nothing if the extension was updated or removed after the page loaded.
    const view = await sendToWorker(api, 'portal/read', { address, html }).catch(() => null);
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
