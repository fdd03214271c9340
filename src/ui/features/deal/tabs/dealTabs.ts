/** The work areas of a deal; the address carries the open one after its #. */
export const dealTabs = [
  { key: 'overview', label: 'Overview' },
  { key: 'cash-flow', label: 'Cash flow' },
  { key: 'purchase', label: 'Purchase' },
  { key: 'finance', label: 'Finance' },
  { key: 'tax', label: 'Tax' },
  { key: 'area', label: 'Area' },
  { key: 'risk', label: 'Risk' },
  { key: 'strategies', label: 'Strategies' },
  { key: 'assumptions', label: 'Assumptions' },
  { key: 'notes', label: 'Notes' },
] as const;

export type DealTab = (typeof dealTabs)[number]['key'];

/** The tab an address asks for; the overview for anything unknown. */
export const parseDealTab = (hash: string): DealTab => dealTabs.find(({ key }) => key === hash)?.key ?? 'overview';
