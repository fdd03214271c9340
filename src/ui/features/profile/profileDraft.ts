import type { MarketCountry } from '../../../core/market/markets.ts';
import type { Abroad, Profile } from '../../../core/deal/profile.ts';

/** Profile sections that store values by name. */
type Part = 'targets' | 'defaults' | 'weights' | 'rules' | 'tax';

/** Sections that depend on a country's currency or law, stored per country. */
type CountryPath = `${Exclude<Part, 'targets'>}.${string}` | 'budget';

/** Path of one profile value: "targets.netYield", "budget", "abroad.US.defaults.deposit". */
export type ProfilePath =
  | `${Part}.${string}`
  | CountryPath
  | `abroad.${Abroad}.${CountryPath}`
  | 'country'
  | 'strategy'
  | 'owner'
  | 'basis'
  | 'riskTolerance';

/** The path of a value for a country. Amounts, defaults and rules are stored per country. */
export const pathIn = (country: MarketCountry, path: ProfilePath): ProfilePath =>
  country !== 'GB' && isOfCountry(path) ? `abroad.${country}.${path}` : path;

const isOfCountry = (path: ProfilePath): path is CountryPath => path === 'budget' || /^(?:defaults|weights|rules|tax)\./.test(path);

/** Changes not yet confirmed as stored, by path. Null resets a value to its default. */
export type ProfileDraft = { readonly [Path in ProfilePath]?: unknown };

/** The profile with a draft applied. Values were validated on input. */
export function withProfileDraft(profile: Profile, draft: ProfileDraft): Profile {
  let next: Fields = { ...profile };
  for (const [path, value] of Object.entries(draft)) next = withValue(next, path.split('.'), value);
  // Every path is a profile field.
  return next as unknown as Profile;
}

/** The draft that undoes another: the profile's previous value at each path. */
export function reverseOf(profile: Profile, draft: ProfileDraft): ProfileDraft {
  return Object.fromEntries(Object.keys(draft).map((path) => [path, valueAt(profile, path) ?? null]));
}

/** The value at a path; undefined when unset. */
export function valueAt(profile: Profile, path: string): unknown {
  return path.split('.').reduce<unknown>((whole, name) => (isFields(whole) ? whole[name] : undefined), profile);
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields with the value at the path replaced; null removes it. Paths split at dots, which neither names nor criterion ids contain. */
function withValue(fields: Fields, [name = '', ...inner]: readonly string[], value: unknown): Fields {
  const { [name]: before, ...rest } = fields;
  if (inner.length > 0) return { ...rest, [name]: withValue(isFields(before) ? before : {}, inner, value) };
  return value === null ? rest : { ...rest, [name]: value };
}
