import type { Pack } from '../../pack/pack.ts';
import type { AreaFigure, Measure, MissingFigure, Source } from '../figure.ts';
import { tableIn, textsOf } from '../levels/level.ts';
import type { Level } from '../levels/level.ts';
import type { Place, PlaceRef } from '../place.ts';

export interface Library {
  readonly levels: readonly Level[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly gaps: readonly Gap[];
}

interface Gap {
  readonly measures: readonly string[];
  readonly places: readonly string[];
  readonly reason: string;
}

/** The figures a pack lacks, with the pack's own reason. */
export function gapsIn(packs: readonly Pack[]): readonly Gap[] {
  const table = tableIn(packs, 'gaps');
  if (table === null) return [];
  const [measures, places, reasons] = ['measures', 'places', 'reason'].map((column) => textsOf(table, column));
  return (reasons ?? []).map((reason, row) => ({
    measures: (measures?.[row] ?? '').split(' '),
    places: (places?.[row] ?? '').split(' '),
    reason: reason ?? '',
  }));
}

/**
 * Kinds of area that are too wide for their figures to be shown for a place. A place shows its own figures and those of the areas around it
 * up to the local authority, county or metro.
 */
const wide: ReadonlySet<string> = new Set(['region', 'country', 'state']);

/** The levels and rows a place's figures come from, the smallest area first. */
function circlesOf({ levels }: Library, place: Place): readonly { readonly level: Level; readonly row: number }[] {
  const refs: readonly PlaceRef[] = [place, ...place.within.filter(({ kind }) => !wide.has(kind))];
  return refs.flatMap((ref) => {
    const level = levels.find(({ kind }) => kind === ref.kind);
    const row = level?.rowOf.get(ref.code);
    return level === undefined || row === undefined ? [] : [{ level, row }];
  });
}

/** The measures of a level, in the pack's order. */
export const measuresOf = (level: Level): readonly Measure[] =>
  [...level.table.columns.values()].flatMap((column) => (column.kind === 'number' && column.measure !== null ? [column.measure] : []));

/** Every figure of a place in the pack's order, from the smallest area that has it, and the missing ones with the reason. */
export function figuresOf(
  library: Library,
  place: Place,
): { readonly figures: readonly AreaFigure[]; readonly missing: readonly MissingFigure[] } {
  const figures = new Map<string, AreaFigure>();
  const missing = new Map<string, MissingFigure>();
  for (const { level, row } of circlesOf(library, place)) {
    for (const measure of measuresOf(level)) {
      if (figures.has(measure.id)) continue;
      const figure = figureAt(library, { level, row, measure });
      if (figure !== null) figures.set(measure.id, figure);
      else if (!missing.has(measure.id)) missing.set(measure.id, { measure, reason: reasonFor(library, place, measure) });
    }
  }
  return { figures: [...figures.values()], missing: [...missing.values()].filter(({ measure }) => !figures.has(measure.id)) };
}

/** One figure of a place or why it is missing; null if no area containing the place has the measure. */
export function figureOf(library: Library, place: Place, id: string): AreaFigure | MissingFigure | null {
  let known: Measure | null = null;
  for (const { level, row } of circlesOf(library, place)) {
    const column = level.table.columns.get(id);
    if (column?.kind !== 'number' || column.measure === null) continue;
    known ??= column.measure;
    const figure = figureAt(library, { level, row, measure: column.measure });
    if (figure !== null) return figure;
  }
  return known === null ? null : { measure: known, reason: reasonFor(library, place, known) };
}

function figureAt({ sources }: Library, at: { readonly level: Level; readonly row: number; readonly measure: Measure }): AreaFigure | null {
  const { level, row, measure } = at;
  const column = level.table.columns.get(measure.id);
  const value = column?.kind === 'number' ? (column.values[row] ?? Number.NaN) : Number.NaN;
  if (Number.isNaN(value)) return null;
  return {
    measure,
    value,
    of: { kind: level.kind, code: level.codes[row] ?? '' },
    ofName: level.name(row),
    sources: measure.sourceIds.flatMap((id) => sources.get(id) ?? []),
    note: level.figureNote(row, measure.group),
  };
}

function reasonFor({ gaps }: Library, place: Place, measure: Measure): string {
  const codes = new Set([place.code, ...place.within.map(({ code }) => code)]);
  const fits = gaps.find(
    (gap) =>
      (gap.measures.includes(measure.id) || gap.measures.includes(`group:${measure.group}`)) &&
      (gap.places.includes('*') || gap.places.some((code) => codes.has(code))),
  );
  return fits?.reason ?? 'Not published for this area.';
}
