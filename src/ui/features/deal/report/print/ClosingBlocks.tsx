import { checkedWords } from '../../../../../core/deal/provenance.ts';
import type { ReportLaw } from '../../../../../core/report/report.ts';
import { webAddress } from '../../../deals/row/webAddress.ts';

/** Each law with its days and its address spelled out: paper has no links. */
export function LawList({ laws }: { readonly laws: readonly ReportLaw[] }) {
  return (
    <ul className="grid gap-3">
      {laws.map((law) => {
        const address = webAddress(law.url);
        return (
          <li
            key={`${law.title} ${law.inForceFrom}`}
            className="grid gap-0.5 border-t border-line pt-2 first:border-0 print:break-inside-avoid"
          >
            <span className="font-medium">{law.title}</span>
            <span className="num text-sm text-ink-2">
              In force from {law.inForceFrom}, checked on {checkedWords(law.checkedOn, law.confirmed)}
            </span>
            {address === null ? null : (
              <a href={address} rel="noreferrer noopener" className="text-sm wrap-anywhere text-brand underline">
                {address}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The versions that made it, and what it is not. */
export function MadeNote({ made, disclaimer }: { readonly made: string; readonly disclaimer: string }) {
  return (
    <div className="num grid gap-2 border-t border-line pt-3 text-sm text-ink-2">
      <p>{made}</p>
      <p>{disclaimer}</p>
    </div>
  );
}
