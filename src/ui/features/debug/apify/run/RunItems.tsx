import type { ApifyActorView } from '../../../../../core/contracts/apifyContract.ts';
import { Spinner } from '../../../../components/notice/Spinner.tsx';
import { Disclosure } from '../../../../components/panel/Disclosure.tsx';
import { plainJson } from '../../plainJson.ts';
import { RawText } from '../../RawText.tsx';
import { CoveragePanel } from '../../page/CoveragePanel.tsx';
import { TraceView } from '../../page/TraceView.tsx';
import { traceSummary } from '../../page/traceSummary.ts';
import { useRunItems, type ReadItem } from './useRunItems.ts';

interface RunItemsProps {
  readonly runId: string;
  readonly actor: ApifyActorView;
  readonly token: string;
}

/** A run's raw items and how each is read. */
export function RunItems(props: RunItemsProps) {
  const state = useRunItems(props);
  if (state.kind === 'asking') return <Spinner small label="Loading items…" />;
  if (state.kind === 'failed')
    return (
      <p className="text-sm text-poor" data-testid="apify-problem">
        {state.message}
      </p>
    );
  const listings = state.items.flatMap(({ trace }) => trace?.listings ?? []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="num text-sm text-ink-2" data-testid="apify-item-count">
        {state.items.length === 0 ? 'The run has no items.' : `${state.items.length} items, ${listings.length} read as listings`}
        {state.left === 0 ? '' : `, ${state.left} more in the run`}
      </p>
      {listings.length === 0 ? null : <CoveragePanel listings={listings} />}
      <div>
        {state.items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- items are positions of one dataset
          <Item key={at} item={item} at={at} />
        ))}
      </div>
    </div>
  );
}

function Item({ item: { raw, mapped, trace }, at }: { readonly item: ReadItem; readonly at: number }) {
  const name = trace?.listings[0]?.address ?? (trace === null ? 'not read' : traceSummary(trace));
  const listing = trace?.listings[0];
  return (
    <Disclosure
      title={<span className="break-words">{`${at + 1}. ${name}`}</span>}
      aside={listing === undefined ? undefined : `${listing.found} of ${listing.facts.length}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-testid="apify-item">
        <RawText label={`Item ${at + 1} as returned by the actor`} text={plainJson(raw)} testId="apify-raw" />
        {mapped === null ? null : (
          <>
            <p className="text-sm font-medium">With mapped field names</p>
            <RawText label={`Item ${at + 1} with mapped field names`} text={plainJson(mapped)} />
          </>
        )}
        {trace === null ? <p className="text-sm text-poor">Couldn’t finish reading this item.</p> : <TraceView trace={trace} ms={null} />}
      </div>
    </Disclosure>
  );
}
