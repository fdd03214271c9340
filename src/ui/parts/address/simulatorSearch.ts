import { isStrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import { isValidInAnyCountry } from '../../../core/deal/strategies/areValidInputs.ts';
import { whatIfIds, type WhatIfId } from '../../../core/deal/strategies/whatIf.ts';
import { sharedInputs, type Layer } from './simulatorChanges.ts';

/** The simulated strategies, in display order. */
export const simulated = [
  'buy-to-let',
  'brrrr',
  'flip',
  'hmo',
  'serviced-accommodation',
  'rent-to-rent',
  'house-hack',
] as const satisfies readonly StrategyId[];
export type Simulated = (typeof simulated)[number];

export const simulatorViews = ['figures', 'moves', 'chances', 'goal'] as const;
export type SimulatorView = (typeof simulatorViews)[number];

/** The state carried by a simulator link. */
export interface SimulatorState {
  readonly deal: string | null;
  readonly scenario: string | null;
  /** The compared strategies; never empty. */
  readonly shown: readonly Simulated[];
  /** The strategy whose inputs are edited; null until chosen. */
  readonly focus: Simulated | null;
  readonly view: SimulatorView;
  readonly layer: Layer;
  readonly whatIfs: readonly WhatIfId[];
  /** The current view's parameters, by name: `figure`, `rows`, `columns`, `vary`, `target`. */
  readonly ask: Readonly<Record<string, string>>;
}

/** The state from any parsed query. Never fails; unknown or invalid values are dropped. */
export function parseSimulatorSearch(raw: Readonly<Record<string, unknown>>): SimulatorState {
  const shown = simulated.filter((id) => words(raw['with']).includes(id));
  return {
    deal: textOr(raw['deal'], null),
    scenario: textOr(raw['scenario'], null),
    shown: shown.length === 0 ? simulated : shown,
    focus: simulated.find((id) => id === raw['focus']) ?? null,
    view: simulatorViews.find((view) => view === raw['view']) ?? 'figures',
    layer: parseLayer(raw['set']),
    whatIfs: whatIfIds.filter((id) => words(raw['if']).includes(id)),
    ask: parseAsk(raw['ask']),
  };
}

/** The query for a state, without default values. */
export function simulatorSearch(state: SimulatorState): Readonly<Record<string, unknown>> {
  const layer = Object.entries(state.layer).filter(([, values]) => Object.keys(values).length > 0);
  return {
    ...(state.deal === null ? {} : { deal: state.deal }),
    ...(state.scenario === null ? {} : { scenario: state.scenario }),
    ...(state.shown.length === simulated.length ? {} : { with: state.shown.join('.') }),
    ...(state.focus === null ? {} : { focus: state.focus }),
    ...(state.view === 'figures' ? {} : { view: state.view }),
    ...(layer.length === 0 ? {} : { set: Object.fromEntries(layer) }),
    ...(state.whatIfs.length === 0 ? {} : { if: state.whatIfs.join('.') }),
    ...(Object.keys(state.ask).length === 0 ? {} : { ask: state.ask }),
  };
}

const words = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split(/[.,]/) : []);

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' && value !== '' && value.length <= 64 ? value : other;

function parseLayer(value: unknown): Layer {
  if (!isFields(value)) return {};
  const parts = Object.entries(value).flatMap(([scope, values]) => {
    if (!isFields(values) || (scope !== 'all' && !isStrategyId(scope))) return [];
    const kept = Object.entries(values).filter(([key, each]) => isAccepted(scope, key, each));
    return kept.length === 0 ? [] : [[scope, Object.fromEntries(kept)] as const];
  });
  return Object.fromEntries(parts);
}

/**
 * Whether a value is valid. A shared value must be valid for buy-to-let. A strategy's own value must be valid for that strategy and not
 * shared.
 */
function isAccepted(scope: 'all' | StrategyId, key: string, value: unknown): boolean {
  if (sharedInputs.has(key) !== (scope === 'all')) return false;
  return isValidInAnyCountry(scope === 'all' ? 'buy-to-let' : scope, key, value);
}

function parseAsk(value: unknown): SimulatorState['ask'] {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      askKeys.has(key) && (typeof each === 'string' || typeof each === 'number') ? [[key, String(each).slice(0, 60)]] : [],
    ),
  );
}

const askKeys: ReadonlySet<string> = new Set(['figure', 'rows', 'columns', 'vary', 'goal', 'target']);

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
