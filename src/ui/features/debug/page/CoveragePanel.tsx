import type { ListingTrace } from '../../../../core/listing/trace/pageTrace.ts';
import { ProgressBar } from '../../../components/figure/ProgressBar.tsx';
import { Disclosure } from '../../../components/panel/Disclosure.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { coverageOf } from './coverage.ts';
import { factLabel } from './factLabel.ts';

/** The share of possible facts found, and the missing ones. */
export function CoveragePanel({ listings }: { readonly listings: readonly ListingTrace[] }) {
  const { found, of, facts } = coverageOf(listings);
  const count = listings.length;
  return (
    <section
      aria-label="Coverage"
      data-testid="debug-coverage"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5"
    >
      <ProgressBar
        label={`Facts found in ${count} ${count === 1 ? 'listing' : 'listings'}`}
        part={of === 0 ? null : found / of}
        text={`${found} of ${of}`}
      />
      <Disclosure title="By fact, rarest first">
        <DataTable
          caption="How often each fact was found"
          tall
          columns={[{ label: 'Fact' }, { label: 'Found', align: 'right' }, { label: 'From text', align: 'right' }]}
          rows={facts.map((each) => [factLabel(each.fact), `${each.found} of ${count}`, each.fromText === 0 ? '–' : each.fromText])}
        />
      </Disclosure>
    </section>
  );
}
