import { createContext, useContext, useState, type ReactNode } from 'react';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { ExplainValue } from '../../../components/press/ExplainValue.tsx';
import { strategyNameOf } from '../state/strategyNameOf.ts';
import { ExplanationBody } from '../../../parts/explanation/Explanations.tsx';

interface Asked {
  readonly strategy: StrategyId;
  readonly figure: string;
}

const ExplainContext = createContext<((asked: Asked) => void) | null>(null);

/** Provides the sheet that explains any strategy figure inside it. */
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
  const title =
    explanation === undefined || result === undefined ? 'How it’s calculated' : `${explanation.label}: ${strategyNameOf(result)}`;
  return (
    <ExplainContext value={setAsked}>
      {children}
      <Sheet open={explanation !== undefined} onClose={() => setAsked(null)} title={title}>
        {explanation === undefined ? null : <ExplanationBody explanation={explanation} />}
      </Sheet>
    </ExplainContext>
  );
}

interface ExplainedProps extends Omit<Asked, 'strategy'> {
  readonly of: Pick<SimulatedStrategy, 'strategy' | 'market'>;
  readonly label: string;
  /** The formatted value. */
  readonly value: string;
}

/** A strategy figure that opens its explanation; plain text outside `StrategyExplanations`. */
export function ExplainedFigure({ of, figure, label, value }: ExplainedProps) {
  const { strategy } = of;
  const explain = useContext(ExplainContext);
  if (explain === null) return <>{value}</>;
  return (
    <ExplainValue
      name={`${value}, ${label}, ${strategyNameOf(of)}: how it’s calculated`}
      title="How it’s calculated"
      onClick={() => explain({ strategy, figure })}
      testId={`explain-${strategy}-${figure}`}
    >
      {value}
    </ExplainValue>
  );
}
