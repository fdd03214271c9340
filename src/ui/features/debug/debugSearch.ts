/** The parts of the screen, as the address names them. */
export const debugViews = [
  { key: 'page', label: 'Read a page' },
  { key: 'apify', label: 'Apify' },
  { key: 'runs', label: 'Runs of this device' },
] as const;

export type DebugView = (typeof debugViews)[number]['key'];

/** The part an address asks for; the first for any other text. */
export const debugViewOf = (raw: Readonly<Record<string, unknown>>): DebugView =>
  debugViews.find(({ key }) => key === raw['view'])?.key ?? 'page';
