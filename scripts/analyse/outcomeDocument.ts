import type { StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';
import type { FigureValue } from '../../src/core/engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../src/core/kernel/money.ts';
import { toMajor } from '../../src/core/kernel/money.ts';
import type { Basis, Owner } from '../../src/core/deal/owner.ts';
import type { NamedExplanation } from '../../src/core/report/reportTable.ts';

/** A figure with its explanation. Money is in whole units with its currency, rates are fractions. Null if text is shown instead. */
export interface ShownFigure {
  readonly label: string;
  readonly value: number | null;
  readonly unit: string | null;
  readonly currency: Currency | null;
  readonly text: string;
  readonly formula: string;
  readonly terms: NamedExplanation['terms'];
  readonly sources: NamedExplanation['sources'];
}

/** The request, repeated in every outcome, including a refusal. */
export interface OutcomeHead {
  /** ISO 3166 country and region. Null if unknown. */
  readonly market: string | null;
  readonly currency: Currency | null;
  readonly strategy: StrategyId;
  readonly owner: Owner;
  readonly basis: Basis;
}

export interface Refusal {
  readonly kind: 'needs-inputs' | 'which-country' | 'which-region' | 'not-covered';
  readonly message: string;
  /** The missing inputs. */
  readonly keys: readonly string[];
}

/** An outcome without figures, score or verdict, and the reason why there are none. */
export const refusedOutcome = (head: OutcomeHead, refusal: Refusal): unknown => ({
  ...head,
  figures: {},
  score: null,
  verdict: null,
  checks: [],
  refusal,
});

/** Every figure by its id, in the order of its explanations. */
export function shownFigures(
  explanations: readonly NamedExplanation[],
  valueOf: (id: string) => FigureValue | null,
  currency: Currency,
): Readonly<Record<string, ShownFigure>> {
  const shown = explanations.map(({ id, label, value: text, formula, terms, sources }) => {
    const value = valueOf(id);
    return [id, { label, ...measured(value, currency), text, formula, terms, sources }] as const;
  });
  return Object.fromEntries(shown);
}

function measured(value: FigureValue | null, currency: Currency): Pick<ShownFigure, 'value' | 'unit' | 'currency'> {
  if (value?.kind === 'money') return { value: toMajor(value.amount), unit: 'money', currency };
  if (value?.kind === 'rate') return { value: value.rate, unit: 'rate', currency: null };
  if (value?.kind === 'number') return { value: value.number, unit: value.unit ?? 'ratio', currency: null };
  if (value?.kind === 'irr' && value.answer.kind === 'one') return { value: value.answer.rate, unit: 'rate', currency: null };
  return { value: null, unit: null, currency: null };
}
