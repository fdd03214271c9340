import { createContext, useContext, useState, type ReactNode } from 'react';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { nameOf } from '../state/nameOf.ts';
import { ExplanationBody } from '../../deal/figure/Explanations.tsx';

interface Asked {
  readonly strategy: StrategyId;
  readonly figure: string;
}

const ExplainContext = createContext<((asked: Asked) => void) | null>(null);

/** Holds the one sheet that explains any figure of any strategy inside. */
export function StrategyExplanations({
  results,
  children,
}: {
  readonly results: readonly SimulatedStrategy[];
  readonly children: ReactNode;
}) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const result = results.find(({ strategy }) => strategy === asked?.strategy);
  const now = result?.now;
  const explanation = now?.ok === true ? now.value.explanations.find(({ id }) => id === asked?.figure) : undefined;
  const title = explanation === undefined || result === undefined ? 'How it is computed' : `${explanation.label}: ${nameOf(result)}`;
  return (
    <ExplainContext value={setAsked}>
      {children}
      <Sheet open={explanation !== undefined} onClose={() => setAsked(null)} title={title}>
        {explanation === undefined ? null : <ExplanationBody explanation={explanation} />}
      </Sheet>
    </ExplainContext>
  );
}

interface ExplainProps extends Omit<Asked, 'strategy'> {
  readonly of: Pick<SimulatedStrategy, 'strategy' | 'market'>;
  readonly label: string;
}

/** Opens how a figure of a strategy was computed. */
export function ExplainStrategyFigure({ of, figure, label }: ExplainProps) {
  const { strategy } = of;
  const explain = useContext(ExplainContext);
  if (explain === null) return null;
  return (
    <button
      type="button"
      onClick={() => explain({ strategy, figure })}
      aria-label={`How ${label} of ${nameOf(of)} is computed`}
      title="How it is computed"
      data-testid={`explain-${strategy}-${figure}`}
      className="-my-3 -ml-1 inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink print:hidden"
    >
      <span
        aria-hidden="true"
        className="grid size-[18px] place-items-center rounded-full border border-line-strong text-[11px] leading-none font-semibold"
      >
        ?
      </span>
    </button>
  );
}
