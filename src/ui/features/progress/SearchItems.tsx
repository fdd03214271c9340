import { memo, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDealFeed } from '../../../data/view/rows/useDealFeed.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import type { CapturedListing } from '../../../data/view/searchCapture.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { webAddress } from '../../parts/dealRow/webAddress.ts';
import { DealItem, DealRowItem } from './RunItems.tsx';
import { isSameListing } from './sameListing.ts';
import { listingWords } from './searchView.ts';
import { useGrowing } from './useGrowing.ts';

/**
 * The listings of a search in its order: each with its deal and score as it lands, or with what keeps it from there. What lands is drawn
 * between other work and one card at a time: dozens of deals at once must not hold the page up.
 */
export function SearchItems({ listings: known }: { readonly listings: readonly CapturedListing[] }) {
  const listings = useDeferredValue(known);
  const feed = useDealFeed();
  const find = useMemo(() => rowFinder([...(feed?.rows ?? []), ...(feed?.binned ?? [])]), [feed]);
  const drawn = useGrowing(listings.length);
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

/** The deal of a listing: the one made of it here, or one that came from another device by sync. */
function rowFinder(rows: readonly DealRow[]): (listing: CapturedListing) => DealRow | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byUrl = new Map(rows.map((row) => [row.listingUrl, row]));
  return ({ dealId, url, state }) => (dealId === null ? undefined : byId.get(dealId)) ?? (state === 'saved' ? byUrl.get(url) : undefined);
}

interface ListingProps {
  readonly listing: CapturedListing;
  readonly row: DealRow | undefined;
}

/** Drawn again only where something of it changed: each word of the run brings every listing anew. */
const Listing = memo(ListingItem, isSameListing);

function ListingItem({ listing, row }: ListingProps) {
  const marks = <Marks listing={listing} />;
  if (row !== undefined) return <DealRowItem row={row} marks={marks} />;
  const waiting = <Waiting listing={listing} />;
  return listing.dealId === null ? waiting : <Arriving dealId={listing.dealId} marks={marks} waiting={waiting} />;
}

/** How long a deal may be missing from what is in memory before it is looked for on the disk, in milliseconds. */
const lateMs = 1_000;

interface ArrivingProps {
  readonly dealId: string;
  readonly marks: ReactNode;
  readonly waiting: ReactNode;
}

/** A deal that was just made is in memory a moment later, and its card is drawn once, from there; one that is not may be gone. */
function Arriving({ dealId, marks, waiting }: ArrivingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return late ? <DealItem dealId={dealId} marks={marks} meanwhile={waiting} /> : waiting;
}

function Marks({ listing: { featured, extendedArea, partial } }: { readonly listing: CapturedListing }) {
  if (!featured && !extendedArea && !partial) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {partial ? <Badge tone="fair">from the results only</Badge> : null}
      {featured ? <Badge>featured</Badge> : null}
      {extendedArea ? <Badge>outside the area</Badge> : null}
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
      <p className={`text-sm ${state === 'failed' ? 'text-poor' : 'text-ink-3'}`}>{listingWords(listing)}</p>
    </li>
  );
}
