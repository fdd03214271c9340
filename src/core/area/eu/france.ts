import { numbersOf, tableIn, textsOf } from '../book/levels/level.ts';
import { regionOfPostalCode } from '../../place/regionOfPostalCode.ts';
import type { Pack, Table } from '../pack/pack.ts';
import type { CountryLevels, EuropeanPlace } from './areaLevels.ts';
import { figuresOfRow } from './packFigures.ts';
import { placeKey } from './placeKey.ts';

/**
 * The commune of a property by its name and the département of its postal code; in Paris, Lyon and Marseille the arrondissement by postal
 * code. Never by name alone: 3,700 communes share theirs with another.
 */
export function franceLevels(pack: Pack, place: EuropeanPlace): CountryLevels {
  const table = tableIn([pack], 'communes');
  const row = table === null ? 'No local figures. The commune data isn’t available.' : communeRow(table, place);
  if (table === null || typeof row === 'string') return { price: [], rent: [], missing: [String(row)] };
  const at = { pack, table, row, ofName: textsOf(table, 'name')[row] ?? '' };
  const price = [
    ...figuresOfRow(at, ['price_apt|sales_apt', 'price_house|sales_house']),
    ...parisFigures(pack, codeAt(table, row), at.ofName),
  ];
  const rent = figuresOfRow(at, ['rent_apt', 'rent_house']);
  return {
    price,
    rent,
    missing: [
      ...(price.length === 0 ? [noPrice(at.ofName, codeAt(table, row))] : []),
      ...(rent.length === 0 ? [`No rents are published for ${at.ofName}.`] : []),
    ],
  };
}

function noPrice(name: string, code: string): string {
  if (/^(?:57|67|68|976)/.test(code))
    return `No local price for ${name}. The French register (DVF) excludes sales in Alsace, Moselle and Mayotte.`;
  if (/^(?:132|6938)/.test(code)) return `No local price for ${name}. The figures don’t cover the arrondissements of Lyon and Marseille.`;
  return `No local price for ${name}. There were fewer than five sales in late 2024.`;
}

/** The commune's row, or a sentence on why it is unknown. */
function communeRow(table: Table, { postalCode, town, region }: EuropeanPlace): number | string {
  const code = (postalCode ?? '').replaceAll(' ', '');
  const insee = arrondissement(code);
  const department =
    insee === null ? ((/^\d{5}$/.test(code) ? regionOfPostalCode('FR', code) : null) ?? departmentNamed(region)) : insee.slice(0, 2);
  if (department === null) return 'No local figures. Add a postal code, because communes can share a name.';
  const departments = textsOf(table, 'department');
  const names = textsOf(table, 'name');
  const wanted = placeKey((town ?? '').replace(/\bcedex\b.*$/i, ''));
  const rows: number[] = [];
  for (let row = departments.indexOf(department); row >= 0 && departments[row] === department; row += 1)
    if (insee === null ? wanted !== '' && placeKey(names[row] ?? '') === wanted : codeAt(table, row) === insee) rows.push(row);
  const [only, other] = rows;
  if (only === undefined)
    return `No local figures. ${town ?? 'This town'} isn’t among the communes with published figures in département ${department}.`;
  return other === undefined ? only : `No local figures. Département ${department} has two communes called ${town}.`;
}

const departmentNamed = (region: string | null): string | null => (region !== null && /^(?:\d{2,3}|2[AB])$/.test(region) ? region : null);

/** INSEE codes of arrondissements by their postal codes: 75001 to 75020 (and 75116), 69001 to 69009, 13001 to 13016. */
function arrondissement(code: string): string | null {
  if (code === '75116') return '75116';
  const number = Number(code.slice(2));
  if (code.startsWith('750') && number >= 1 && number <= 20) return `751${code.slice(3)}`;
  if (code.startsWith('6900') && number >= 1 && number <= 9) return `6938${number}`;
  if (code.startsWith('130') && number >= 1 && number <= 16) return `132${code.slice(3)}`;
  return null;
}

function codeAt(table: Table, row: number): string {
  const department = textsOf(table, 'department')[row] ?? '';
  return department + String(numbersOf(table, 'number')?.[row] ?? '').padStart(5 - department.length, '0');
}

/** The Paris medians have a different source and date, so they are in a separate table. */
function parisFigures(pack: Pack, code: string, ofName: string): CountryLevels['price'] {
  const table = tableIn([pack], 'paris');
  const row = table === null ? -1 : textsOf(table, 'code').indexOf(code);
  return table === null || row < 0 ? [] : figuresOfRow({ pack, table, row, ofName }, ['price_apt|sales_apt']);
}
