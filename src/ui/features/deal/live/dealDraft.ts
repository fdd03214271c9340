import type { AssumptionKey, AssumptionOverrides, Assumptions } from '../../../../core/deal/assumptions.ts';
import type { Deal } from '../../../../core/deal/deal.ts';

/** Inputs typed and not yet known to be stored; `null` gives one back to the listing, profile or default. */
export type DealDraft = { readonly [Key in AssumptionKey]?: Assumptions[Key] | null };

export const emptyDraft: DealDraft = {};

/** The deal as it would be with the draft stored. */
export function withDraft(deal: Deal, draft: DealDraft): Deal {
  if (isEmptyDraft(draft)) return deal;
  const merged = Object.entries({ ...deal.overrides, ...draft }).filter(([, value]) => value !== null);
  return { ...deal, overrides: Object.fromEntries(merged) as AssumptionOverrides };
}

export const isEmptyDraft = (draft: object): boolean => Object.keys(draft).length === 0;

/** What is left to store after `sent` became durable: what was typed again in the meantime stays. */
export function draftAfter<Draft extends object>(draft: Draft, sent: Draft): Draft {
  const stored = new Map<string, unknown>(Object.entries(sent));
  // A part of a draft is a draft: every value in one may be absent.
  return Object.fromEntries(Object.entries(draft).filter(([key, value]) => !stored.has(key) || stored.get(key) !== value)) as Draft;
}
