import { useState } from 'react';
import type { ListingTrace, PageTrace } from '../../../../core/listing/trace/pageTrace.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { FactList } from './FactList.tsx';
import { traceSummary } from './traceSummary.ts';

/** A page's type, embedded data and listing traces. */
export function TraceView({ trace, ms }: { readonly trace: PageTrace; readonly ms: number | null }) {
  const [chosen, setChosen] = useState('0');
  const listing = trace.listings[Number(chosen)] ?? trace.listings[0];
  const read = trace.kind === 'listing' || trace.kind === 'search';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <span data-testid="debug-kind">
          <Badge tone={read ? 'good' : 'fair'}>{traceSummary(trace)}</Badge>
        </span>
        {trace.site === null ? null : <Badge>{trace.site}</Badge>}
        <span className="num">
          {trace.characters.toLocaleString('en-GB')} characters{ms === null ? '' : `, ${Math.round(ms)} ms`}, reader {trace.parserVersion}
        </span>
      </p>
      {trace.islands.length === 0 ? null : (
        <ul aria-label="Data in the page" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-3">
          {trace.islands.map(({ name, length }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page may contain two of the same name, in a fixed order
            <li key={at}>
              <code className="font-mono text-[13px] text-ink-2">{name}</code> <span className="num">{length.toLocaleString('en-GB')}</span>
            </li>
          ))}
        </ul>
      )}
      {trace.listings.length > 1 ? (
        <SelectField
          label="Listing"
          value={chosen}
          testId="debug-listing"
          options={trace.listings.map((each, at) => ({ value: String(at), label: listingName(each, at) }))}
          onChange={setChosen}
        />
      ) : null}
      {listing === undefined ? null : <ListingFacts listing={listing} />}
    </div>
  );
}

const listingName = ({ address, listingId, found, facts }: ListingTrace, at: number): string =>
  `${at + 1}. ${address ?? listingId ?? 'without address'} (${found} of ${facts.length})`;

function ListingFacts({ listing }: { readonly listing: ListingTrace }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm" data-testid="debug-found">
        <span className="num font-semibold">
          {listing.found} of {listing.facts.length}
        </span>{' '}
        facts found
      </p>
      {listing.warnings.length === 0 ? null : (
        <ul aria-label="To check" className="grid gap-1 border-l-2 border-fair pl-3 text-sm text-ink-2">
          {listing.warnings.map(({ code, fact, message }) => (
            <li key={`${code} ${fact}`}>{message}</li>
          ))}
        </ul>
      )}
      <FactList facts={listing.facts} />
    </div>
  );
}
