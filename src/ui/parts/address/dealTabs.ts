/** A deal's five tabs, the same in every market and for every strategy. */
export const dealTabs = [
  { key: 'overview', label: 'Overview' },
  { key: 'numbers', label: 'Numbers' },
  { key: 'area', label: 'Area' },
  { key: 'risk', label: 'Risk and strategies' },
  { key: 'notes', label: 'Notes' },
] as const;

export type DealTab = (typeof dealTabs)[number]['key'];

/** The tabs' sections, in order. */
export const dealSections = {
  numbers: [
    { key: 'income', label: 'Income' },
    { key: 'costs', label: 'Costs' },
    { key: 'finance', label: 'Finance' },
    { key: 'tax', label: 'Tax' },
    { key: 'years', label: 'Years' },
  ],
  risk: [
    { key: 'chances', label: 'Risk' },
    { key: 'strategies', label: 'Strategies' },
  ],
} as const satisfies { readonly [Tab in DealTab]?: readonly { readonly key: string; readonly label: string }[] };

export type NumbersSection = (typeof dealSections)['numbers'][number]['key'];
export type RiskSection = (typeof dealSections)['risk'][number]['key'];
export type DealSection = NumbersSection | RiskSection;

/** The tab and section in a URL's hash. A null section is the top of the tab. */
export interface RequestedPlace {
  readonly tab: DealTab;
  readonly section: DealSection | null;
}

const overview: RequestedPlace = { tab: 'overview', section: null };

/** Other accepted hashes: the sensitivity section, and the tab names from older URLs. */
const aliases: Readonly<Record<string, RequestedPlace>> = {
  moves: overview,
  'cash-flow': { tab: 'numbers', section: 'years' },
  purchase: { tab: 'numbers', section: 'costs' },
  assumptions: { tab: 'numbers', section: null },
};

/** The tab and section that a hash names; the overview for any other hash. */
export function parsePlace(hash: string): RequestedPlace {
  const tab = dealTabs.find(({ key }) => key === hash)?.key;
  if (tab !== undefined) return { tab, section: null };
  for (const part of ['numbers', 'risk'] as const) {
    const section = dealSections[part].find(({ key }) => key === hash)?.key;
    if (section !== undefined) return { tab: part, section };
  }
  return Object.hasOwn(aliases, hash) ? (aliases[hash] ?? overview) : overview;
}
