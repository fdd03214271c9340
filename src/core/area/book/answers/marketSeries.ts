import type { Pack } from '../../pack/pack.ts';
import type { Series } from '../figure.ts';
import { seriesIn, textsOf } from '../levels/level.ts';
import type { PlaceRef } from '../place.ts';
import { pointsOf } from './priceSeries.ts';

/**
 * Every dated national series in the packs: rates and inflation by their table's name ("bank-rate", "mortgage-2y-75", "cpi"), exchange
 * rates ("fx:EUR", per US dollar), and house prices of nations and regions ("price:E12000002").
 */
export const marketSeriesOf = (packs: readonly Pack[]): readonly Series[] =>
  packs.flatMap((pack) => [...ratesIn(pack), ...exchangeIn(pack), ...pricesIn(pack)]);

function ratesIn(pack: Pack): readonly Series[] {
  return [...pack.tables].flatMap(([id, table]) => {
    const cadence = textsOf(table, 'cadence')[0] ?? null;
    return cadence === null
      ? []
      : seriesOf(pack, {
          table: id,
          column: 'value',
          row: 0,
          id,
          label: null,
          of: countryRef(textsOf(table, 'place')[0] ?? null),
          cadence,
        });
  });
}

function exchangeIn(pack: Pack): readonly Series[] {
  const table = pack.tables.get('fx');
  if (table === undefined) return [];
  return textsOf(table, 'code').flatMap((code, row) =>
    seriesOf(pack, {
      table: 'fx',
      column: 'value',
      row,
      id: `fx:${code ?? ''}`,
      label: `${code ?? ''} per US dollar`,
      of: null,
      cadence: 'month',
    }),
  );
}

/** House prices of UK nations and regions, or of EU countries: those whose names are in the pack. */
function pricesIn(pack: Pack): readonly Series[] {
  const named = (['country', 'region'] as const).flatMap((kind) => {
    const table = pack.tables.get(kind === 'country' ? 'countries' : 'regions');
    const codes = table === undefined ? [] : textsOf(table, 'code');
    const names = table === undefined ? [] : textsOf(table, 'name');
    return codes.map((code, row) => ({ kind, code: code ?? '', name: names[row] ?? '', row }));
  });
  const own = pack.tables.get('prices');
  const rows = own === undefined ? null : textsOf(own, 'code');
  return named.flatMap(({ kind, code, name, row }) => {
    const shared = { id: `price:${code}`, label: name, of: { kind, code } };
    return rows === null
      ? seriesOf(pack, { table: 'countries', column: 'prices', row, cadence: 'quarter', ...shared })
      : seriesOf(pack, { table: 'prices', column: 'price', row: rows.indexOf(code), cadence: 'each January', ...shared });
  });
}

interface SeriesAt {
  readonly table: string;
  readonly column: string;
  readonly row: number;
  readonly id: string;
  /** If null, the column's own label is used. */
  readonly label: string | null;
  readonly of: PlaceRef | null;
  readonly cadence: string;
}

/** The series, or none if the pack lacks it or its cadence is unknown to this app. */
function seriesOf({ tables, sources }: Pack, at: SeriesAt): readonly Series[] {
  const table = tables.get(at.table);
  const column = table === undefined ? null : seriesIn(table, at.column);
  const values = column?.values[at.row];
  if (column === null || column.about === null || values === undefined || !isCadence(at.cadence)) return [];
  const { label, unit, sourceIds, note } = column.about;
  const points = pointsOf(column.periods, values);
  if (points.length === 0) return [];
  const cited = sourceIds.flatMap((id) => sources.get(id) ?? []);
  return [{ id: at.id, label: at.label ?? label, unit, cadence: at.cadence, points, sources: cited, note, of: at.of }];
}

const countryRef = (code: string | null): PlaceRef | null => (code === null ? null : { kind: 'country', code });

const isCadence = (text: string): text is Series['cadence'] =>
  text === 'month' || text === 'quarter' || text === 'year' || text === 'each January' || text === 'day of change';
