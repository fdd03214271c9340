import { memo, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDealFeed } from '../../../data/view/rows/useDealFeed.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import type { CapturedListing } from '../../../data/view/searchCapture.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { webAddress } from '../../parts/dealRow/webAddress.ts';
import { DealItem, DealRowItem } from './RunItems.tsx';
import { isSameListing } from './sameListing.ts';
import { listingStatusText } from './searchView.ts';
import { useIncrementalList } from './useIncrementalList.ts';

/**
 * The listings of a search in order, each with its deal and score, or its status. New cards render one at a time between other work,
 * so that dozens of deals arriving together do not block the page.
 */
export function SearchItems({ listings: known }: { readonly listings: readonly CapturedListing[] }) {
  const listings = useDeferredValue(known);
  const feed = useDealFeed();
  const find = useMemo(() => rowFinder([...(feed?.rows ?? []), ...(feed?.binned ?? [])]), [feed]);
  const drawn = useIncrementalList(listings.length);
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="items-title" className="grid gap-3">
      <h2 id="items-title" className="text-[17px] font-semibold tracking-tight">
        Properties
      </h2>
      <ul className="grid gap-3">
        {listings.slice(0, drawn).map((listing) => (
          <Listing key={listing.listingId} listing={listing} row={find(listing)} />
        ))}
      </ul>
    </section>
  );
}

/** Finds a listing's deal: created here, or synced from another device. */
function rowFinder(rows: readonly DealRow[]): (listing: CapturedListing) => DealRow | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byUrl = new Map(rows.map((row) => [row.listingUrl, row]));
  return ({ dealId, url, state }) => (dealId === null ? undefined : byId.get(dealId)) ?? (state === 'saved' ? byUrl.get(url) : undefined);
}

interface ListingProps {
  readonly listing: CapturedListing;
  readonly row: DealRow | undefined;
}

/** Re-renders only on a change, because each run update re-creates every listing. */
const Listing = memo(ListingItem, isSameListing);

function ListingItem({ listing, row }: ListingProps) {
  const marks = <Marks listing={listing} />;
  if (row !== undefined) return <DealRowItem row={row} marks={marks} />;
  const waiting = <Waiting listing={listing} />;
  return listing.dealId === null ? waiting : <Arriving dealId={listing.dealId} marks={marks} waiting={waiting} />;
}

/** Milliseconds to wait for a deal in memory before reading it from disk. */
const lateMs = 1_000;

interface ArrivingProps {
  readonly dealId: string;
  readonly marks: ReactNode;
  readonly waiting: ReactNode;
}

/**
 * Waits for a new deal to appear in memory, where its own card takes over. After `lateMs`, looks for it on disk instead, because it may
 * have been deleted.
 */
function Arriving({ dealId, marks, waiting }: ArrivingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return late ? <DealItem dealId={dealId} marks={marks} placeholder={waiting} /> : waiting;
}

function Marks({ listing: { featured, extendedArea, partial } }: { readonly listing: CapturedListing }) {
  if (!featured && !extendedArea && !partial) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {partial ? <Badge tone="fair">search results only</Badge> : null}
      {featured ? <Badge>featured</Badge> : null}
      {extendedArea ? <Badge>outside the search area</Badge> : null}
    </span>
  );
}

function Waiting({ listing }: { readonly listing: CapturedListing }) {
  const { address, url, state } = listing;
  const link = webAddress(url);
  const name = address ?? url;
  return (
    <li data-testid="run-listing" data-state={state} className="grid gap-1 rounded-2 border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {link === null ? (
          <p className="font-medium">{name}</p>
        ) : (
          <a
            href={link}
            target="_blank"
            rel="noreferrer noopener"
            className="font-medium underline decoration-line-strong underline-offset-4"
          >
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        <Marks listing={listing} />
      </div>
      <p className={`text-sm ${state === 'failed' ? 'text-poor' : 'text-ink-3'}`}>{listingStatusText(listing)}</p>
    </li>
  );
}
