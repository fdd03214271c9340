import type { StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';
import type { FigureValue } from '../../src/core/engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../src/core/kernel/money.ts';
import { toMajor } from '../../src/core/kernel/money.ts';
import type { Basis, Owner } from '../../src/core/deal/owner.ts';
import type { NamedExplanation } from '../../src/core/report/reportTable.ts';

/** A figure with how it came about. Money in whole units with its currency, rates as fractions; null where words stand in its place. */
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

/** What was asked for, as every outcome says it, also one that is refused. */
export interface OutcomeHead {
  /** ISO 3166 country and region; null where it is not told. */
  readonly market: string | null;
  readonly currency: Currency | null;
  readonly strategy: StrategyId;
  readonly owner: Owner;
  readonly basis: Basis;
}

export interface Refusal {
  readonly kind: 'needs-inputs' | 'which-country' | 'which-region' | 'not-covered';
  readonly message: string;
  /** The inputs to ask for. */
  readonly keys: readonly string[];
}

/** An outcome without figures, score or verdict, and why. */
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
