/** The first script stands before everything that takes time, and after what it changes. */
export function withFirstScript(html: string, address: string): string {
  const page = html.replace('<link rel="icon"', () => `<script src="${address}"></script>\n    <link rel="icon"`);
  if (page === html) throw new Error('index.html has no place for its first script');
  return page;
}

const appScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * A page that is there already: the first script starts the app when somebody uses the page. The scripts come all the same, after what is
 * read. A first visitor's page is only for somebody this device does not know.
 */
export function startingLater(html: string, isFirstVisit = false): string {
  const app = appScript.exec(html)?.[1];
  if (app === undefined) throw new Error('The page has no script of the app');
  return html
    .replace(appScript, () => `\n    <link rel="modulepreload" crossorigin href="${app}">`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(
      '<script src="/assets/first-',
      () => `<script ${isFirstVisit ? 'data-first-visit ' : ''}data-app="${app}" src="/assets/first-`,
    );
}
