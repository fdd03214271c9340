import { Link } from '@tanstack/react-router';
import { linksWords, summaryWords } from './readingWords.ts';
import type { PageResult } from './readCaptured.ts';
import type { PageReadingView } from './usePageReadings.ts';

/** What became of each page, newest first, and of all together where there are several. */
export function ReadingList({ readings }: { readonly readings: readonly PageReadingView[] }) {
  const busy = readings.some(({ result }) => result.kind === 'reading');
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {readings.length > 1 ? (
        <p data-testid="page-summary" className="text-sm font-medium wrap-anywhere">
          {busy ? `Reading… ${readings.length} so far` : summaryWords(readings)}
        </p>
      ) : null}
      {readings.length === 0 ? null : (
        <ul className="grid">
          {readings.map(({ key, name, result }) => (
            <li
              key={key}
              data-testid="page-result"
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 text-sm"
            >
              <span className="min-w-0 truncate font-medium">{name}</span>
              <Result result={result} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Result({ result }: { readonly result: PageResult }) {
  if (result.kind === 'reading') return <span className="text-ink-2">Reading…</span>;
  if (result.kind === 'failed') return <span className="text-poor">{result.message}</span>;
  if (result.kind === 'waits') return <span className="text-ink-2">Waits in the queue of your deals</span>;
  if (result.kind === 'needs-account') return <span className="text-ink-2">Waits until you are signed in</span>;
  if (result.kind === 'links') return <span className="min-w-0 text-ink-2 wrap-anywhere">{linksWords(result.links)}</span>;
  const [only, ...others] = result.dealIds;
  if (others.length > 0) return <span className="text-ink-2">{result.dealIds.length} deals, each from its card</span>;
  if (only === undefined) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {result.known.includes(only) ? <span className="text-ink-2">Known already, refreshed</span> : null}
      <Link
        to="/deals/$dealId"
        params={{ dealId: only }}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        Open the deal
      </Link>
    </span>
  );
}
