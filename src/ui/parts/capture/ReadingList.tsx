import { Link } from '@tanstack/react-router';
import type { ViewDb } from '../../../data/view/viewDb.ts';
import { ImportedDeal } from './ImportedDeal.tsx';
import { linksSummary, readingSummary } from './readingSummary.ts';
import type { PageResult } from './readCapture.ts';
import type { PageReadingView } from './usePageReadings.ts';

/** Maximum deals and readings shown as cards. The rest have one line each. */
const shownWhole = 3;

interface ReadingListProps {
  readonly readings: readonly PageReadingView[];
  /** The deals' rows; null until something is read. */
  readonly view: ViewDb | null;
}

/** Results by page, newest first, with a summary when there are several. */
export function ReadingList({ readings, view }: ReadingListProps) {
  const busy = readings.some(({ result }) => result.kind === 'reading');
  const whole = new Set(readings.filter(({ result }) => result.kind === 'read').slice(0, shownWhole));
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {readings.length > 1 ? (
        <p data-testid="page-summary" className="text-sm font-medium wrap-anywhere">
          {busy ? `Reading… ${readings.length} so far` : readingSummary(readings)}
        </p>
      ) : null}
      {readings.length === 0 ? null : (
        <ul className="grid">
          {readings.map((reading) => (
            <Reading key={reading.key} reading={reading} view={whole.has(reading) ? view : null} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** One page's result: deal cards if their rows are loaded, else a line. */
function Reading({ reading: { name, result }, view }: { readonly reading: PageReadingView } & Pick<ReadingListProps, 'view'>) {
  const isWhole = result.kind === 'read' && view !== null;
  return (
    <li
      data-testid="page-result"
      className={`border-t border-line text-sm ${isWhole ? 'grid gap-3 py-3' : 'flex flex-wrap items-center justify-between gap-x-4 py-2'}`}
    >
      <span className={isWhole ? 'min-w-0 truncate text-ink-3' : 'min-w-0 truncate font-medium'}>{name}</span>
      {isWhole ? <ReadDeals result={result} view={view} /> : <Result result={result} />}
    </li>
  );
}

type Read = Extract<PageResult, { readonly kind: 'read' }>;

function ReadDeals({ result: { dealIds, known }, view }: { readonly result: Read; readonly view: ViewDb }) {
  const more = dealIds.length - shownWhole;
  return (
    <>
      {dealIds.slice(0, shownWhole).map((id) => (
        <ImportedDeal key={id} view={view} dealId={id} isKnown={known.includes(id)} />
      ))}
      {more > 0 ? (
        <Link to="/deals" className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4">
          {more} more
        </Link>
      ) : null}
    </>
  );
}

function Result({ result }: { readonly result: PageResult }) {
  if (result.kind === 'reading') return <span className="text-ink-2">Reading…</span>;
  if (result.kind === 'failed') return <span className="text-poor">{result.message}</span>;
  if (result.kind === 'waits') return <span className="text-ink-2">In your import queue</span>;
  if (result.kind === 'needs-account') return <span className="text-ink-2">Waiting for you to sign in</span>;
  if (result.kind === 'links') return <span className="min-w-0 text-ink-2 wrap-anywhere">{linksSummary(result.links)}</span>;
  const [only, ...others] = result.dealIds;
  if (others.length > 0) return <span className="text-ink-2">{result.dealIds.length} deals from search results</span>;
  if (only === undefined) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {result.known.includes(only) ? <span className="text-ink-2">Already in your deals, now refreshed</span> : null}
      <Link
        to="/deals/$dealId"
        params={{ dealId: only }}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        Open deal
      </Link>
    </span>
  );
}
