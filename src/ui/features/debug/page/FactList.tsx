import type { FactTrace } from '../../../../core/listing/trace/pageTrace.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { factLabel } from './factLabel.ts';

/** A listing's facts: value, source and original text. */
export function FactList({ facts }: { readonly facts: readonly FactTrace[] }) {
  const found = facts.filter(({ island }) => island !== null);
  const missing = facts.filter(({ island }) => island === null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p
        aria-hidden="true"
        className="hidden gap-x-5 text-[13px] font-medium text-ink-2 md:grid md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]"
      >
        <span>Fact</span>
        <span>Value (money in pence)</span>
        <span>Source and original text</span>
      </p>
      <ul aria-label="Facts found" className="-mt-3 border-b border-line md:mt-0">
        {found.map((fact) => (
          <Fact key={fact.fact} trace={fact} />
        ))}
      </ul>
      {missing.length === 0 ? null : (
        <p className="text-sm text-ink-2">
          <span className="font-medium text-ink">Not found:</span> {missing.map(({ fact }) => factLabel(fact)).join(', ')}
        </p>
      )}
    </div>
  );
}

function Fact({ trace: { fact, island, path, given, normalised, fromText } }: { readonly trace: FactTrace }) {
  return (
    <li
      data-testid={`fact-${fact}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1.5 border-t border-line py-3 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <p className="text-[15px] font-medium">{factLabel(fact)}</p>
      <div className="min-w-0">
        <p className="text-[13px] text-ink-3 md:sr-only">Value</p>
        <p data-testid="normalised" className="num text-[15px] break-words">
          {normalised}
        </p>
      </div>
      <div className="grid min-w-0 gap-1 text-sm text-ink-2">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono text-[13px] break-all">
            <span className="text-ink-3">{island}</span> {path}
          </code>
          {fromText ? <Badge tone="fair">from text – check</Badge> : null}
        </p>
        {given === null ? (
          <p className="text-ink-3">The original value wasn’t found.</p>
        ) : (
          <p data-testid="given" className="font-mono text-[13px] break-all text-ink-3">
            {given}
          </p>
        )}
      </div>
    </li>
  );
}
