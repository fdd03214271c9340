import type { ReportSource } from '../../../../../core/report/editions/sources.ts';
import { webAddress } from '../../../../parts/dealRow/webAddress.ts';

/** The report's numbered sources, with each URL spelled out because paper has no links. */
export function SourceList({ sources }: { readonly sources: readonly ReportSource[] }) {
  return (
    <ol className="list-decimal gap-x-8 pl-5 text-[13px] sm:columns-2 print:columns-2">
      {sources.map(({ title, detail, url }) => {
        const address = webAddress(url);
        return (
          <li key={`${title} ${detail}`} className="mb-2 break-inside-avoid wrap-anywhere">
            {title}
            <span className="block text-ink-2">{detail}</span>
            {address === null ? null : (
              <a href={address} rel="noreferrer noopener" className="text-brand underline">
                {address}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The versions behind the report, and the disclaimer. */
export function MadeNote({ made, disclaimer }: { readonly made: string; readonly disclaimer: string }) {
  return (
    <div className="num grid gap-2 border-t border-line pt-3 text-sm text-ink-2">
      <p>{made}</p>
      <p>{disclaimer}</p>
    </div>
  );
}
