import type { Instant } from '../../core/kernel/calendar.ts';
import type { Profile } from '../../core/deal/profile.ts';
import type { ExtensionSnapshot, KnownDeal } from '../../core/protocol/extensionMessages.ts';
import { allRows } from '../../data/view/rows/readRows.ts';
import type { DealRow } from '../../data/view/rows.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { stageLabels } from '../../ui/parts/dealRow/stageLabels.ts';

/** The data a snapshot is taken from. */
export interface SnapshotSource {
  readonly userId: string | null;
  readonly view: ViewDb;
  /** The stored profile. Null if storage did not respond. */
  readonly readProfile: () => Promise<Profile | null>;
  readonly now: () => Instant;
}

/** The profile and every deal that has a listing and is not in the bin. Null if the profile cannot be read. */
export async function takeSnapshot({ userId, view, readProfile, now }: SnapshotSource): Promise<ExtensionSnapshot | null> {
  const profile = await readProfile();
  if (profile === null) return null;
  const rows = await allRows(view);
  return { userId, profile, deals: rows.flatMap(knownDeals), at: now() };
}

const knownDeals = ({ id, listingUrl, binned, stage, currency, score, ...row }: DealRow): readonly KnownDeal[] =>
  binned === 1 || listingUrl === null ? [] : [{ id, url: listingUrl, stage: stageLabels[stage], asked: askedOf(row), currency, score }];

/**
 * The asking price, or null if unknown. A price that the person entered is not the listing's. Only buy-to-let rows record which of the two
 * a price is.
 */
const askedOf = ({ lastAsked, price, own, strategy }: Pick<DealRow, 'lastAsked' | 'price' | 'own' | 'strategy'>): number | null =>
  lastAsked ?? (strategy === 'buy-to-let' && !own.includes('purchasePrice') ? price : null);
