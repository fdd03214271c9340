import type { DealRow } from '../../../data/view/rows.ts';
import type { CapturedListing } from '../../../data/view/searchCapture.ts';

interface Shown {
  readonly listing: CapturedListing;
  readonly row: DealRow | undefined;
}

/** Whether a run's listing looks unchanged. Compares rows by identity, but listings by content, because every update re-creates them. */
export function isSameListing(before: Shown, after: Shown): boolean {
  const [left, right] = [before.listing, after.listing];
  return (
    before.row === after.row &&
    left.listingId === right.listingId &&
    left.state === right.state &&
    left.dealId === right.dealId &&
    left.partial === right.partial &&
    left.featured === right.featured &&
    left.extendedArea === right.extendedArea &&
    left.address === right.address &&
    left.url === right.url &&
    left.error?.message === right.error?.message
  );
}
