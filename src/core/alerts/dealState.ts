import type { DealStage } from '../deal/deal.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import type { Currency } from '../kernel/money.ts';
import type { AlertScope } from './alertRule.ts';
import type { LevelFigures } from './levelTest.ts';
import { unreachable } from '../kernel/result.ts';
import type { Sighting } from '../deal/history/sighting.ts';

/** The parts of a deal that rules test. Its figures are those of its strategy. */
export interface DealState extends LevelFigures {
  readonly id: string;
  readonly title: string;
  readonly outcode: string | null;
  readonly stage: DealStage;
  readonly tags: readonly string[];
  readonly strategy: StrategyId;
  /** The currency of the deal's amounts. */
  readonly currency: Currency;
  /** The recorded states of the listing, oldest first. */
  readonly sightings: readonly Sighting[];
}

/**
 * The watched figures of a deal from its list row or record: amounts in minor units, rates as fractions. If a refinancing leaves no cash
 * in, the row has text instead of an amount; the amount is then 0, so that it meets any limit.
 */
export function levelFiguresOf({ strategy, ...row }: LevelFigures & Pick<DealState, 'strategy'>): LevelFigures {
  const { score, grossYield, netYield, monthlyCashFlow, cashOnCash, profit, breakEvenOccupancy } = row;
  const cashLeftIn = strategy === 'brrrr' && score !== null ? (row.cashLeftIn ?? 0) : row.cashLeftIn;
  return { score, grossYield, netYield, monthlyCashFlow, cashOnCash, profit, cashLeftIn, breakEvenOccupancy };
}

type Scoped = Pick<DealState, 'id' | 'stage' | 'tags' | 'outcode' | 'strategy'>;

/** Whether a rule with this scope applies to the deal. */
export function isInScope(scope: AlertScope, { id, stage, tags, outcode, strategy }: Scoped): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'stage':
      return stage === scope.stage;
    case 'strategy':
      return strategy === scope.strategy;
    case 'tag':
      return tags.includes(scope.tag);
    case 'deal':
      return id === scope.dealId;
    case 'area':
      return outcode !== null && isInArea(outcode.toUpperCase(), scope.area.trim().toUpperCase());
    default:
      return unreachable(scope);
  }
}

/** Whether an outcode or ZIP code is in an area: "M6" is in "M6" and in "M", not in "M60"; "45402" is in "454". */
const isInArea = (outcode: string, area: string): boolean =>
  outcode === area ||
  (/^\d{3,5}$/.test(area) && /^\d{5}$/.test(outcode) && outcode.startsWith(area)) ||
  (/^[A-Z]+$/.test(area) && /^[A-Z]+/.exec(outcode)?.[0] === area);
