import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { formatDay } from '../../../../core/deal/format.ts';
import { checkedWords } from '../../../../core/deal/provenance.ts';
import type { MarketId } from '../../../../core/market/markets.ts';
import type { NamedExplanation } from '../../../../core/report/report.ts';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { ExplainMark } from '../../../components/press/ExplainMark.tsx';
import { ExplainValue } from '../../../components/press/ExplainValue.tsx';
import { webAddress } from '../../deals/row/webAddress.ts';
import { wordsIn } from '../marketWords.ts';

/** What the sheet shows of a figure: formula, terms, sources. */
export type ShownExplanation = Omit<NamedExplanation, 'id'>;

const ExplainContext = createContext<((figure: string | ShownExplanation) => void) | null>(null);

interface ExplanationsProps {
  /** Of the deal whose figures are asked for by name; null where every figure brings its own explanation. */
  readonly outcome: { readonly market: MarketId; readonly explanations: Readonly<Record<string, NamedExplanation | undefined>> } | null;
  readonly children: ReactNode;
}

/** Holds the one sheet that explains figures, for every figure inside. */
export function Explanations({ outcome, children }: ExplanationsProps) {
  const [figure, setFigure] = useState<string | ShownExplanation | null>(null);
  const close = useCallback(() => setFigure(null), []);
  const explanation = figure === null ? null : typeof figure === 'string' ? (outcome?.explanations[figure] ?? null) : figure;
  const title = useMemo(() => explanation?.label ?? 'How it is computed', [explanation]);
  return (
    <ExplainContext value={setFigure}>
      {children}
      <Sheet open={explanation !== null} onClose={close} title={title}>
        {explanation === null ? null : <ExplanationBody explanation={explanation} market={outcome?.market} />}
      </Sheet>
    </ExplainContext>
  );
}

interface ExplainButtonProps {
  /** A figure of the deal, or an explanation that came with an answer. */
  readonly figure: string | ShownExplanation;
  readonly label: string;
  readonly testId?: string | undefined;
}

/** A mark that opens how a figure was computed, where its value cannot be the button. */
export function ExplainButton({ figure, label, testId }: ExplainButtonProps) {
  const explain = useContext(ExplainContext);
  if (explain === null) return null;
  return <ExplainMark label={`How ${label} is computed`} title="How it is computed" onClick={() => explain(figure)} testId={testId} />;
}

interface ExplainedProps extends ExplainButtonProps {
  /** The value as it is read. */
  readonly value: string;
  /** What is said of how it came about. */
  readonly how?: string;
  readonly className?: string;
}

/** A value that opens how it was computed; plain text where nothing explains. */
export function Explained({ figure, label, value, how = 'how it is computed', className, testId }: ExplainedProps) {
  const explain = useContext(ExplainContext);
  if (explain === null) return <span className={className}>{value}</span>;
  return (
    <ExplainValue
      name={`${value}, ${label}: ${how}`}
      title="How it is computed"
      onClick={() => explain(figure)}
      className={className}
      testId={testId}
    >
      {value}
    </ExplainValue>
  );
}

interface ExplanationBodyProps {
  readonly explanation: ShownExplanation;
  /** Where the home is; days are written as in Britain where left out. */
  readonly market?: MarketId | undefined;
}

/** A figure with its formula, what went into it, and the publications behind it. */
export function ExplanationBody({ explanation, market = 'GB-ENG' }: ExplanationBodyProps) {
  const words = wordsIn(market);
  return (
    <div className="grid gap-5">
      <p className="num text-3xl font-semibold tracking-tight">{explanation.value}</p>
      <div className="rounded-2 bg-sunk px-4 py-3">
        <h3 className="text-[13px] font-medium text-ink-3">Formula</h3>
        <p className="leading-snug">{explanation.formula}</p>
      </div>
      <dl>
        {explanation.terms.map((term) => (
          <div key={term.label} className="flex justify-between gap-4 border-t border-line py-2 first:border-0">
            <dt className="min-w-0">
              {term.label}
              {term.from === null ? null : <span className="block text-[13px] text-ink-3">{term.from}</span>}
            </dt>
            <dd className="num font-medium whitespace-nowrap">{term.value}</dd>
          </div>
        ))}
      </dl>
      {explanation.sources.length === 0 ? null : (
        <div className="grid gap-1">
          <h3 className="text-[13px] font-medium text-ink-3">Sources</h3>
          <ul className="grid gap-2">
            {explanation.sources.map((source) => (
              <li key={`${source.title} ${source.checkedOn}`} className="text-sm">
                <SourceTitle title={source.title} url={source.url} />
                <span className="block text-[13px] text-ink-3">
                  checked on {checkedWords(words(formatDay(source.checkedOn)), source.confirmed)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A publication by its title, linked where it has an address. */
export function SourceTitle({ title, url }: { readonly title: string; readonly url: string | null }) {
  const address = webAddress(url);
  if (address === null) return <span>{title}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
