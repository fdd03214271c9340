/** The screen's views, as named in the URL. */
export const debugViews = [
  { key: 'page', label: 'Read a page' },
  { key: 'apify', label: 'Apify' },
  { key: 'runs', label: 'Runs on this device' },
] as const;

export type DebugView = (typeof debugViews)[number]['key'];

/** The view named in the URL; the first for any other text. */
export const debugViewOf = (raw: Readonly<Record<string, unknown>>): DebugView =>
  debugViews.find(({ key }) => key === raw['view'])?.key ?? 'page';
