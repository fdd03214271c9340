import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Breadcrumb } from '../../../components/panel/Breadcrumb.tsx';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { Switch } from '../../../components/field/Switch.tsx';
import { EmptyState } from '../../../components/notice/EmptyState.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import type { ExchangeRates } from '../../../../core/area/describe/exchangeRates.ts';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { comparedIds, parseDealsSearch, type DealsSearch } from '../../../parts/address/dealsSearch.ts';
import { compareRows } from './compareRows.ts';
import { CompareTable } from './CompareTable.tsx';
import { currenciesOf, type Side } from './side.ts';
import { sideName } from './sideName.ts';
import { useComparison } from './useComparison.ts';
import { useNarrow } from './useNarrow.ts';

// Only a comparison in several currencies needs exchange rates.
const Converted = lazy(async () => ({ default: (await import('./ConvertedComparison.tsx')).ConvertedComparison }));

const inputsOptions = [
  { value: 'yours', label: 'Your figures' },
  { value: 'standard', label: 'Default assumptions' },
] as const;

/** Two to four deals side by side: metrics as rows, deals as columns. */
export function CompareScreen({ search }: { readonly search: DealsSearch }) {
  const ids = comparedIds(search);
  const standard = search.rules === 'standard';
  const navigate = useNavigate();
  const { sides, missing, failed } = useComparison(ids, standard);
  const go = (to: DealsSearch) => void navigate({ to: '/deals', search: to, replace: true, resetScroll: false });
  return (
    <section aria-labelledby="compare-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle title="Compare" />
      <Breadcrumb to="/deals" above="Deals" here="Compare" />
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 id="compare-title" className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">
            Compare
          </h1>
          <p className="pt-1 text-ink-2">
            {standard
              ? 'Using your profile and each listing. Figures you entered for a single deal are left out.'
              : 'Using your figures for each deal. Switch to your default assumptions for a like-for-like comparison.'}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <Segmented
            label="Compare using"
            options={inputsOptions}
            value={standard ? 'standard' : 'yours'}
            onChange={(rules) => go({ ...without(search), ...(rules === 'standard' ? { rules } : {}) })}
          />
          <Button className="min-h-11" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </header>
      {missing > 0 ? <p className="text-ink-2">{missingText(missing)}</p> : null}
      {failed ? <p className="text-poor">Couldn’t calculate one of these deals. Reload the page to try again.</p> : null}
      {sides === null ? <Spinner label="Comparing…" /> : null}
      {sides !== null && sides.length < 2 ? <TooFew /> : null}
      {sides !== null && sides.length > 1 ? <Sides sides={sides} onRemove={(id) => go(withoutId(search, id))} /> : null}
    </section>
  );
}

function Sides({ sides, onRemove }: { readonly sides: readonly Side[]; readonly onRemove: (id: string) => void }) {
  const narrow = useNarrow();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const [base, setBase] = useState(0);
  const [other, setOther] = useState(1);
  const pinned = Math.min(base, sides.length - 1);
  const secondColumn = other === pinned || other >= sides.length ? (pinned === 0 ? 1 : 0) : other;
  const columns = narrow && sides.length > 2 ? [pinned, secondColumn] : sides.map((_, at) => at);
  const options = sides.map((side, at) => ({ value: String(at), label: sideName(side, sides) }));
  const currencies = currenciesOf(sides);
  const table = (exchange: ExchangeRates | null) => (
    <CompareTable
      sides={sides}
      columns={columns}
      groups={compareRows(sides, exchange)
        .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs || !onlyDifferent) }))
        .filter(({ rows }) => rows.length > 0)}
      onRemove={sides.length > 2 ? onRemove : null}
    />
  );
  return (
    <>
      <div className="grid gap-3 print:hidden">
        {narrow && sides.length > 2 ? (
          <div className="grid gap-3">
            <Segmented showLabel label="Pinned" options={options} value={String(pinned)} onChange={(at) => setBase(Number(at))} />
            <Segmented
              showLabel
              label="Compare with"
              options={options.filter(({ value }) => value !== String(pinned))}
              value={String(secondColumn)}
              onChange={(at) => setOther(Number(at))}
            />
          </div>
        ) : null}
        <div className="sm:w-72">
          <Switch label="Show only differences" checked={onlyDifferent} onChange={setOnlyDifferent} testId="only-differences" />
        </div>
      </div>
      {currencies.length < 2 ? (
        table(null)
      ) : (
        <Suspense fallback={table(null)}>
          <Converted currencies={currencies}>{table}</Converted>
        </Suspense>
      )}
    </>
  );
}

function TooFew() {
  return (
    <EmptyState title="Select at least two deals" action={<LinkButton to="/deals">Choose deals</LinkButton>}>
      Select two to four deals in the list and choose Compare.
    </EmptyState>
  );
}

const missingText = (count: number): string =>
  count === 1 ? 'One deal in this link isn’t on this device.' : `${count} deals in this link aren’t on this device.`;

const without = (search: DealsSearch): DealsSearch => parseDealsSearch({ ...search, rules: undefined });

const withoutId = (search: DealsSearch, id: string): DealsSearch => ({
  ...search,
  compare: comparedIds(search)
    .filter((each) => each !== id)
    .join(','),
});
