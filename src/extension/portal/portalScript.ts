import { ask } from '../ask.ts';
import { browserApi } from '../browserApi.ts';
import { createDock } from './dock.ts';
import { drawPage } from './drawPage.ts';
import { gatherPage, whenParsed, whenVisible } from './gatherPage.ts';
import { watchPage, type Stop } from './watchPage.ts';

/** Runs in a portal's page, apart from the page's own scripts: gathers what the page was sent with, asks the worker and draws its answer. */
const api = browserApi();
const gathered = gatherPage(document);
const dock = createDock(document);

void whenParsed(document)
  .then(() => whenVisible(document))
  .then(show);

async function show(): Promise<void> {
  const address = location.href;
  const html = gathered.html();
  // The extension may have been updated or removed since the page was loaded: then there is nothing to show.
  const view = await ask(api, 'portal/read', { address, html }).catch(() => null);
  if (view === null || location.href !== address) return follow(() => undefined);
  const page = { address, html, title: document.title };
  follow(drawPage({ api, dock, page }, view));
}

let stopWatching: Stop = () => undefined;

function follow(onChanged: () => void): void {
  stopWatching();
  stopWatching = watchPage(document, {
    onMoved: () => {
      stopWatching();
      dock.clear();
      void show();
    },
    onChanged,
  });
}
