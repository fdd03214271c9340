import type { DealStage } from '../deal/deal.ts';
import type { Sighting } from '../deal/history/listingHistory.ts';
import type { AlertScope } from './alertRule.ts';
import { unreachable } from '../kernel/result.ts';

/** What rules look at of a deal. Yields are fractions a year; null where the deal needs an input first. */
export interface DealState {
  readonly id: string;
  readonly title: string;
  readonly outcode: string | null;
  readonly stage: DealStage;
  readonly tags: readonly string[];
  readonly score: number | null;
  readonly grossYield: number | null;
  readonly netYield: number | null;
  /** What was seen of its listing, oldest first. */
  readonly sightings: readonly Sighting[];
}

/** Whether a rule with this scope is about the deal. */
export function isInScope(scope: AlertScope, { id, stage, tags, outcode }: Pick<DealState, 'id' | 'stage' | 'tags' | 'outcode'>): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'stage':
      return stage === scope.stage;
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

/** "M6" is in "M6" and in "M", and not in "M60". */
const isInArea = (outcode: string, area: string): boolean =>
  outcode === area || (/^[A-Z]+$/.test(area) && /^[A-Z]+/.exec(outcode)?.[0] === area);
