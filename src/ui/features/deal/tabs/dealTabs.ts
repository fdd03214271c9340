import type { Outcome } from '../../../../core/pipeline/outcome.ts';

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

/** Those of an outcome: only a British letting compares loans and taxes by ownership, and a home that is sold has no years of cash flow. */
export const tabsOf = ({ form, strategy }: Pick<Outcome, 'form' | 'strategy'>): readonly (typeof dealTabs)[number][] =>
  form === 'letting'
    ? dealTabs
    : dealTabs.filter(({ key }) => key !== 'finance' && key !== 'tax' && !(strategy === 'flip' && key === 'cash-flow'));

/** The tab an address asks for among those that are there; the overview for anything else. */
export const parseDealTab = (hash: string, tabs: readonly { readonly key: DealTab }[] = dealTabs): DealTab =>
  tabs.find(({ key }) => key === hash)?.key ?? 'overview';
