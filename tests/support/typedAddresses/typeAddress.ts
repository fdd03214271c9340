import type { CountryCode } from '../../../src/core/kernel/countries.ts';
import { usStateNames, type UsState } from '../../../src/core/market/markets.ts';
import type { Chance } from '../chance.ts';
import type { TypedCountry, TypedTown } from './places.ts';

/** A typed address, and where the home is. */
export interface TypedAddress {
  readonly text: string;
  readonly country: CountryCode;
  readonly region: string | null;
}

/** One address in a country, in one of the formats people type. */
export function typeAddress(chance: Chance, home: TypedCountry): TypedAddress {
  const town = chance.pick(home.towns);
  const lines = [
    ...(chance.happens(0.06) ? [`c/o ${chance.pick(['Müller', 'J. Smith', 'Rossi', 'Mme Dupont'])}`] : []),
    ...streetLines(chance, home),
    ...townLines(chance, home, town),
  ];
  const name = chance.happens(0.35) ? chance.pick(home.names) : null;
  const text = joined(chance, name === null ? lines : [...lines, name]);
  return { text: spelt(chance, text), country: home.country, region: town.region };
}

function streetLines(chance: Chance, { streets, flats }: TypedCountry): readonly string[] {
  const street = chance.pick(streets).replace('%', String(chance.between(1, chance.happens(0.05) ? 2400 : 180)));
  if (!chance.happens(0.4)) return [street];
  const flat = chance.pick(flats);
  return chance.happens(0.5) ? [flat, street] : chance.happens(0.5) ? [street, flat] : [`${flat} ${street}`];
}

function townLines(chance: Chance, home: TypedCountry, town: TypedTown): readonly string[] {
  const { name, province } = town;
  const code = chance.happens(0.9) ? codeOf(chance, home, chance.pick(town.codes)) : null;
  if (home.country === 'US') return [americanLine(chance, town, code)];
  const county = province !== undefined && chance.happens(0.5) ? province : null;
  const letters = county !== null && /^[A-Z]{2}$/.test(county);
  if (home.order === 'code-town') {
    const sign = code !== null && home.letters.length > 0 && chance.happens(0.1) ? `${chance.pick(home.letters)}-` : '';
    const line = [`${sign}${code ?? ''}`, name].filter((part) => part !== '').join(' ');
    // English speakers write foreign addresses this way.
    if (code !== null && chance.happens(0.06)) return [`${name} ${code}`];
    if (code !== null && chance.happens(0.04)) return [name, code];
    if (county === null) return [line];
    return letters ? [chance.pick([`${line} ${county}`, `${line} (${county})`])] : [line, county];
  }
  const lines = county === null ? [name] : [name, county];
  if (code === null) return lines;
  return chance.happens(0.5) ? [...lines, code] : [...lines.slice(0, -1), `${lines.at(-1) ?? ''} ${code}`];
}

function americanLine(chance: Chance, { name, region }: TypedTown, code: string | null): string {
  const state = region as UsState;
  const shown = chance.happens(0.15) ? usStateNames[state] : state;
  const zip = code === null ? '' : ` ${code}${chance.happens(0.1) ? '-1234' : ''}`;
  return `${name}${chance.pick([', ', ' '])}${shown}${zip}`;
}

function codeOf(chance: Chance, { alphabet }: TypedCountry, form: string): string {
  const code = form.replaceAll(/[#@]/g, (sign) => (sign === '#' ? String(chance.between(0, 9)) : chance.pick(alphabet.split(''))));
  return chance.happens(0.1) && /[A-Z]/.test(code) ? code.replace(' ', '') : code;
}

/** Separates the parts with commas, line breaks or only spaces. */
function joined(chance: Chance, lines: readonly string[]): string {
  const form = chance.next();
  if (form < 0.7) return lines.join(', ');
  if (form < 0.85) return lines.join('\n');
  return form < 0.92 ? lines.join(' - ') : lines.join(' ');
}

function spelt(chance: Chance, text: string): string {
  const form = chance.next();
  if (form < 0.6) return text;
  if (form < 0.75) return text.toLowerCase();
  if (form < 0.85) return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (form < 0.9) return text.toUpperCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
}
