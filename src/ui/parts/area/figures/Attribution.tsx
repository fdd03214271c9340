import type { Source } from '../../../../core/area/book/figure.ts';
import { attributionText } from '../../../../core/area/describe/attributionText.ts';
import { SourceTitle } from '../../explanation/Explanations.tsx';

interface AttributionProps {
  readonly sources: readonly Source[];
  /** Further attributions, such as the map's. */
  readonly also?: readonly string[];
}

const none: readonly string[] = [];

/** Publishers and licences of the figures shown. The licences require this text to be visible. */
export function Attribution({ sources, also = none }: AttributionProps) {
  const unique = [...new Map(sources.map((source) => [source.id, source])).values()];
  const others = also.filter((line) => !unique.some(({ attribution }) => attribution === line));
  return (
    <section aria-label="Sources" data-testid="attribution" className="grid gap-1.5 border-t border-line pt-4 text-[13px] text-ink-3">
      <h2 className="font-medium text-ink-2">Sources</h2>
      <ul className="grid gap-1">
        {unique.map((source) => (
          <li key={source.id}>
            <SourceTitle title={`${source.publisher}, ${source.title}`} url={source.url} />
            {`. ${attributionText(source)}`}
          </li>
        ))}
        {others.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
