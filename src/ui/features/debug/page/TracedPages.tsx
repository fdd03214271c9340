import { Button } from '../../../components/press/Button.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { TraceView } from './TraceView.tsx';
import type { TracedPage } from './useTraces.ts';

interface TracedPagesProps {
  readonly pages: readonly TracedPage[];
  readonly onClear: () => void;
}

/** Pages read since the screen opened, newest first. */
export function TracedPages({ pages, onClear }: TracedPagesProps) {
  return (
    <section aria-labelledby="traced-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="traced-title" className="text-[17px] font-semibold tracking-tight">
          Pages read
        </h2>
        <Button size="small" onClick={onClear} data-testid="debug-clear">
          Clear
        </Button>
      </div>
      <ul aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {pages.map(({ key, name, result }) => (
          <li
            key={key}
            data-testid="debug-page"
            className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5"
          >
            <h3 className="font-semibold tracking-tight break-all">{name}</h3>
            {result.kind === 'reading' ? <Spinner small label="Reading…" /> : null}
            {result.kind === 'failed' ? <p className="text-poor">{result.message}</p> : null}
            {result.kind === 'read' ? <TraceView trace={result.trace} ms={result.ms} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
