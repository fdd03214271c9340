import { ask } from '../ask.ts';
import { browserApi } from '../browserApi.ts';
import { createDock } from './dock.ts';
import { drawPage } from './drawPage.ts';
import { gatherPage, whenParsed, whenVisible } from './gatherPage.ts';
import { watchPage, type Stop } from './watchPage.ts';

start();

/** Runs in a portal's page, apart from the page's own scripts: gathers what the page was sent with, asks the worker and draws its answer. */
function start(): void {
  const api = browserApi();
  const gathered = gatherPage(document);
  const dock = createDock(document);
  let stopWatching: Stop | null = null;
  const show = async (): Promise<void> => {
    const address = location.href;
    const html = gathered.html();
    // The extension may have been updated or removed since the page was loaded: then there is nothing to show.
    const view = await ask(api, 'portal/read', { address, html }).catch(() => null);
    const isSame = view !== null && location.href === address;
    follow(isSame ? drawPage({ api, dock, page: { address, html, title: document.title } }, view) : () => undefined);
  };
  const follow = (onChanged: () => void): void => {
    stopWatching?.();
    stopWatching = watchPage(document, {
      onMoved: () => {
        stopWatching?.();
        dock.clear();
        void show();
      },
      onChanged,
    });
  };
  void whenParsed(document)
    .then(() => whenVisible(document))
    .then(show);
}
