import { Link } from '@tanstack/react-router';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { formatDay } from '../../../core/kernel/formatMoneyAndRates.ts';
import { checkedOnText } from '../../../core/deal/provenance.ts';
import type { MarketId } from '../../../core/market/markets.ts';
import type { Outcome } from '../../../core/pipeline/outcome.ts';
import type { ReportInput } from '../../../core/report/report.ts';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { ExplainMark } from '../../components/press/ExplainMark.tsx';
import { ExplainValue } from '../../components/press/ExplainValue.tsx';
import { webAddress } from '../dealRow/webAddress.ts';
import { localizeText } from '../country/localizeText.ts';
import { placeOfInput } from '../address/inputSections.ts';
import { termTarget, type TermTarget, type Traced } from './termTarget.ts';
import type { Explanation, NamedExplanation } from '../../../core/report/reportTable.ts';

/** The explanation of a figure: formula, terms and sources. */
export type ShownExplanation = Omit<NamedExplanation, 'id'>;

const ExplainContext = createContext<((figure: string | ShownExplanation) => void) | null>(null);

const none: Traced['explanations'] = {};

interface ExplanationsProps {
  /** The outcome whose figures are explained by name; null when every figure carries its own explanation. */
  readonly outcome: Outcome | null;
  readonly children: ReactNode;
}

/** Provides one sheet that explains the figures inside, from a figure through its terms to the inputs. */
export function Explanations({ outcome, children }: ExplanationsProps) {
  // The first figure, then those opened from it. A deal's figures are stored by name, so that they update while typing.
  const [trail, setTrail] = useState<readonly (string | ShownExplanation)[]>([]);
  const named: Traced['explanations'] = outcome?.explanations ?? none;
  const shown = trail.flatMap((figure) => (typeof figure === 'string' ? (named[figure] ?? []) : figure));
  const [before, explanation] = [shown.at(-2), shown.at(-1)];
  const open = useCallback((figure: string | ShownExplanation) => setTrail([figure]), []);
  const close = useCallback(() => setTrail([]), []);
  return (
    <ExplainContext value={open}>
      {children}
      <Sheet open={explanation !== undefined} onClose={close} title={explanation?.label ?? 'How it is computed'}>
        {explanation === undefined ? null : (
          <div className="grid gap-3">
            {before === undefined ? null : (
              <button
                type="button"
                onClick={() => setTrail(trail.slice(0, -1))}
                data-testid="explain-back"
                className="min-h-11 justify-self-start text-sm text-ink-2 hover:text-ink"
              >
                <span aria-hidden="true">← </span>Back to {before.label}
              </button>
            )}
            <ExplanationBody
              explanation={explanation}
              market={outcome?.market}
              traced={outcome === null ? undefined : { outcome, onOpen: ({ id }) => setTrail([...trail, id]), onLeave: close }}
            />
          </div>
        )}
      </Sheet>
    </ExplainContext>
  );
}

interface ExplainButtonProps {
  /** A deal figure's name, or an explanation. */
  readonly figure: string | ShownExplanation;
  readonly label: string;
  readonly testId?: string | undefined;
}

/** A mark that opens a figure's explanation, for figures whose value cannot itself be a button. */
export function ExplainButton({ figure, label, testId }: ExplainButtonProps) {
  const explain = useContext(ExplainContext);
  if (explain === null) return null;
  return <ExplainMark label={`How ${label} is computed`} title="How it is computed" onClick={() => explain(figure)} testId={testId} />;
}

interface ExplainedProps extends ExplainButtonProps {
  /** The formatted value. */
  readonly value: string;
  /** Accessible description of the explanation. */
  readonly how?: string;
  readonly className?: string;
}

/** A value that opens its explanation; plain text without one. */
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
  /** The property's market; defaults to British date formats. */
  readonly market?: MarketId | undefined;
  /** The deal whose terms can be opened; omitted for a standalone explanation. */
  readonly traced?: TracedDeal | undefined;
}

interface TracedDeal {
  readonly outcome: Outcome;
  /** Replaces this explanation with a term's. */
  readonly onOpen: (explanation: NamedExplanation) => void;
  /** Called when the user follows the link to edit an input. */
  readonly onLeave: () => void;
}

/** A figure's formula, terms and sources. */
export function ExplanationBody({ explanation, market = 'GB-ENG', traced }: ExplanationBodyProps) {
  const words = localizeText(market);
  return (
    <div className="grid gap-5">
      <p className="num text-3xl font-semibold tracking-tight">{explanation.value}</p>
      <div className="rounded-2 bg-sunk px-4 py-3">
        <h3 className="text-[13px] font-medium text-ink-3">Formula</h3>
        <p className="leading-snug">{explanation.formula}</p>
      </div>
      <dl>
        {explanation.terms.map((term) => (
          <TermRow key={term.label} term={term} within={explanation.label} traced={traced} />
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
                  checked on {checkedOnText(words(formatDay(source.checkedOn)), source.confirmed)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A publication's title, linked if it has a URL. */
export function SourceTitle({ title, url }: { readonly title: string; readonly url: string | null }) {
  const address = webAddress(url);
  if (address === null) return <span>{title}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      className="inline-block min-h-6 leading-6 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

interface TermRowProps {
  readonly term: Explanation['terms'][number];
  /** The figure that contains the term, to which the term must not link. */
  readonly within: string;
  readonly traced: TracedDeal | undefined;
}

/** One term of a figure. A figure opens its own explanation; an input shows its source and a link to edit it. */
function TermRow({ term: { label, value, from }, within, traced }: TermRowProps) {
  const found = traced === undefined || label === within ? null : targetIn(traced.outcome, label);
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2 first:border-0">
      <dt className="min-w-0">
        {label}
        {from === null ? null : (
          <span className="block text-[13px] text-ink-3">
            <SourceTitle title={from} url={found?.kind === 'input' ? found.input.url : null} />
          </span>
        )}
        {found?.kind === 'input' && traced !== undefined ? <ChangeInput input={found.input} traced={traced} /> : null}
      </dt>
      <dd className="num font-medium whitespace-nowrap">
        {found?.kind === 'figure' && traced !== undefined ? (
          <ExplainValue
            name={`${value}, ${label}: how it is computed`}
            title="How it is computed"
            onClick={() => traced.onOpen(found.explanation)}
            testId={`term-${found.explanation.id}`}
          >
            {value}
          </ExplainValue>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

const targetIn = ({ explanations, report }: Outcome, label: string): TermTarget | null =>
  termTarget({ explanations, inputs: report.inputs }, label);

function ChangeInput({ input, traced }: { readonly input: ReportInput; readonly traced: TracedDeal }) {
  const { dealId, strategy, market } = traced.outcome;
  return (
    <Link
      to="/deals/$dealId"
      params={{ dealId }}
      search={true}
      hash={placeOfInput(strategy, input.key, market)}
      replace
      onClick={traced.onLeave}
      aria-label={`Change ${input.label}`}
      className="inline-block min-h-6 text-[13px] text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      Change
    </Link>
  );
}
