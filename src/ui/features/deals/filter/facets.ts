import type { DealStage } from '../../../../core/deal/deal.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { Band } from '../../../../core/score/score.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { familyOfRow, type HomeFamily } from '../row/homeFamily.ts';
import { typeName } from '../row/typeName.ts';

/** How many deals have each value that can be filtered by. */
export interface Facets {
  readonly bands: ReadonlyMap<Band, number>;
  readonly stages: ReadonlyMap<DealStage, number>;
  readonly strategies: ReadonlyMap<StrategyId, number>;
  readonly families: ReadonlySet<HomeFamily>;
  /** By name. */
  readonly tags: ReadonlyMap<string, number>;
  /** Postcode districts, the most frequent first. */
  readonly places: ReadonlyMap<string, number>;
  /** Types of home, the most frequent first. */
  readonly types: ReadonlyMap<string, number>;
  readonly saved: number;
  /** Those whose price came down. */
  readonly reduced: number;
}

/** Counts a list once for every filter. */
export function facetsOf(rows: readonly DealRow[]): Facets {
  const bands = new Map<Band, number>();
  const stages = new Map<DealStage, number>();
  const strategies = new Map<StrategyId, number>();
  const families = new Set<HomeFamily>();
  const tags = new Map<string, number>();
  const places = new Map<string, number>();
  const types = new Map<string, number>();
  let saved = 0;
  let reduced = 0;
  for (const row of rows) {
    if (row.band !== null) count(bands, row.band);
    count(stages, row.stage);
    count(strategies, row.strategy);
    families.add(familyOfRow(row));
    for (const tag of row.tags) count(tags, tag);
    if (row.outcode !== null) count(places, row.outcode);
    const type = typeName(row.propertyType);
    if (type !== null) count(types, type);
    saved += row.saved;
    if (row.reducedOn !== null) reduced += 1;
  }
  return { bands, stages, strategies, families, tags: byName(tags), places: byCount(places), types: byCount(types), saved, reduced };
}

function count<Value>(map: Map<Value, number>, value: Value): void {
  map.set(value, (map.get(value) ?? 0) + 1);
}

const byName = (map: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...map].toSorted(([left], [right]) => left.localeCompare(right, 'en-GB')));

const byCount = (map: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...map].toSorted(([, left], [, right]) => right - left));
