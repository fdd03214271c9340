import { isUsState, usStateNames, type UsState } from '../market/markets.ts';
import { isAmbiguousState } from './ambiguousState.ts';
import { stateAndZipIn, stateOfZip, territoryNames, territoryOfZip, withoutCountry, zipInAddress, type UsTerritory } from './zipCode.ts';

/** The state a US address names next to its ZIP code or at its end: "Austin TX", "Austin, Texas". Null if it names none. */
export const stateInAddress = (address: string): UsState | null => {
  const text = plainLetters(address);
  const beside = stateAndZipIn(text);
  if (beside !== null) return stateCalled(beside.state);
  const home = withoutCountry(text);
  return stateAtTheEnd(home) ?? (home === text ? null : stateCalled(home.split(',').at(-1)?.trim() ?? ''));
};

/** Whether a state is next to its ZIP code, which happens only in US addresses. */
export const hasStateAndZip = (address: string): boolean => {
  const found = stateAndZipIn(plainLetters(address));
  return found !== null && stateCalled(found.state) !== null;
};

/**
 * The US territory that an address names: by its letters, with its ZIP code or one of its towns, or in full before "USA". Null if it names
 * none.
 */
export function territoryInAddress(address: string): UsTerritory | null {
  const text = plainLetters(address);
  const beside = stateAndZipIn(text);
  if (beside !== null) return territoryCalled(beside.state);
  const home = withoutCountry(text);
  const zip = home === text ? null : zipInAddress(text);
  const coded = zip === null ? null : territoryOfZip(zip);
  if (coded !== null && stateAtTheEnd(home) === null) return coded;
  const parts = home.split(',').map((part) => part.trim());
  const [town = '', last = ''] = parts.slice(-2);
  if (parts.length < 2) return null;
  const named = territoryCalled(last);
  return named !== null && (last.length > 2 || towns[named].test(town)) ? named : null;
}

/** "D.C." is treated as "DC". */
const plainLetters = (address: string): string => address.trim().replace(/\bD\. ?C\.?(?=[\s,]|$)/, 'DC');

const stateByName: ReadonlyMap<string, UsState> = new Map(
  Object.entries(usStateNames).map(([state, name]) => [name.toLowerCase(), state as UsState]),
);

/** The state named by a text such as "TX", "tx" or "Texas". */
function stateCalled(text: string): UsState | null {
  const state = text.toUpperCase();
  return isUsState(state) ? state : (stateByName.get(text.toLowerCase()) ?? null);
}

const territoryCalled = (text: string): UsTerritory | null => {
  const name = text.toLowerCase().replaceAll('.', '');
  return (Object.keys(territoryNames) as UsTerritory[]).find((id) => text === id || name === territoryNames[id].toLowerCase()) ?? null;
};

/** Towns of the territories. Their two letters alone identify nothing, because Preston is also "PR", Guildford "GU" and Parma "PR". */
const towns: Readonly<Record<UsTerritory, RegExp>> = {
  AS: /^(?:pago pago|tafuna|leone)$/i,
  GU: /^(?:tamuning|hag[aå]t[nñ]a|dededo|yigo|mangilao|barrigada|tumon)$/i,
  MP: /^(?:saipan|tinian|rota|garapan)$/i,
  PR: /^(?:san juan|ponce|bayam[oó]n|carolina|caguas|mayag[uü]ez|guaynabo|dorado|rinc[oó]n|humacao|fajardo|arecibo|vieques|culebra|isabela)$/i,
  VI: /^(?:charlotte amalie|christiansted|frederiksted|cruz bay|st\.? (?:thomas|croix|john))$/i,
};

/** Words at the end of American street names. */
const streetWords =
  'ave|avenue|blvd|boulevard|broadway|cir|circle|ct|court|dr|drive|hwy|highway|lane|ln|loop|park|parkway|pkwy|pl|place|rd|road|row|sq|square|' +
  'st|street|ter|terrace|trl|trail|way|apt [\\w-]+|unit [\\w-]+|# ?[\\w-]+';
/** Matches streets and houses, which are not towns. Needed because Pennsylvania, Maryland and California are also British place names. */
const noTown = /\d|\b(?:avenue|close|drive|lane|road|street|barn|bungalow|cottage|farm|house|lodge|villa|floor)$/i;
/** "1200 Main St Austin TX": number, street, town. */
const streetAndTown = new RegExp(`^\\d[\\w-]* .*\\b(?:${streetWords})\\.? (\\p{L}[\\p{L} .'-]*)$`, 'iu');
const lettersAtEnd = /^(.*\p{L}[.']?) ([A-Z]{2})$/u;

/**
 * A town and its state at the end: "Cambridge, MA", "Austin TX", "1200 Main St, Austin, Texas". Null for letters with another meaning after
 * that town ("Perth, WA", "Milano MI", "Derby DE"), and for a state's name without a town before it.
 */
function stateAtTheEnd(text: string): UsState | null {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2) ?? null;
  if (before !== null && isUsState(last.toUpperCase())) return told(before, last.toUpperCase());
  const [, town = '', letters = ''] = lettersAtEnd.exec(last) ?? [];
  if (letters !== '') {
    const behindStreet = streetAndTown.exec(town)?.[1];
    return behindStreet !== undefined ? told(behindStreet, letters) : /\d/.test(town) ? null : told(town, letters);
  }
  const named = stateByName.get(last.toLowerCase());
  return named === undefined || before === null || noTown.test(before) ? null : told(before, named);
}

const told = (town: string, state: string): UsState | null =>
  isUsState(state) && /\p{L}/u.test(town) && !isAmbiguousState(town.replace(/^\d+ /, ''), state) ? state : null;

/** A sentence saying that an address's state and ZIP code belong to different places; null if they agree. */
export function contradictionIn(address: string): string | null {
  const [state, zip] = [stateInAddress(address), zipInAddress(address)];
  if (state === null || zip === null) return null;
  const other = stateOfZip(zip) ?? territoryOfZip(zip);
  if (other === null || other === state) return null;
  const place = isUsState(other) ? usStateNames[other] : territoryNames[other];
  return `The address says ${usStateNames[state]} (${state}), but ZIP code ${zip} is in ${place} (${other}). Correct one of them`;
}
