import { tableIn, textsOf } from '../book/levels/level.ts';
import type { Pack, Table } from '../pack/pack.ts';
import type { CountryLevels, EuropeanPlace } from './areaLevels.ts';
import { irishCountyOf, routingKeyOf } from './irishPlace.ts';
import { figuresOfRow } from './packFigures.ts';

const prices = ['price|sales', 'price_low', 'price_high', 'chg1', 'price_new|sales_new'];

/** Figures for the routing key of a property's Eircode and for its county, in this order. Rents are published only by county. */
export function irelandLevels(pack: Pack, place: EuropeanPlace): CountryLevels {
  const [keys, counties] = [tableIn([pack], 'routing_keys'), tableIn([pack], 'counties')];
  const key = routingKeyOf(place);
  const county = irishCountyOf(place)?.name ?? null;
  const keyRow = rowIn(keys, key);
  const keyed = keys === null || keyRow < 0 ? [] : figuresOfRow({ pack, table: keys, row: keyRow, ofName: `Eircode area ${key}` }, prices);
  const row = rowIn(counties, county);
  const within = { pack, table: counties, row, ofName: `County ${county}` };
  const found = (wanted: readonly string[]) =>
    within.table === null || row < 0 ? [] : figuresOfRow({ ...within, table: within.table }, wanted);
  return {
    price: [...keyed, ...found(prices)],
    rent: found(['rent_new', 'rent_sitting']),
    missing: row < 0 ? ['No local figures. Add the Eircode or county.'] : [],
  };
}

const rowIn = (table: Table | null, code: string | null): number =>
  table === null || code === null ? -1 : textsOf(table, 'code').indexOf(code);
