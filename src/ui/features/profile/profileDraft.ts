import type { MarketCountry } from '../../../core/market/markets.ts';
import type { Abroad, Profile } from '../../../core/deal/profile.ts';

/** Parts of the profile that hold values by name. */
type Part = 'targets' | 'defaults' | 'weights' | 'rules' | 'tax';

/** Parts that have a country's money or law in them, as the profile holds them for each country. */
type CountryPath = `${Exclude<Part, 'targets'>}.${string}` | 'budget';

/** Where one value of the profile stands: "targets.netYield", "budget", "abroad.US.defaults.deposit". */
export type ProfilePath =
  | `${Part}.${string}`
  | CountryPath
  | `abroad.${Abroad}.${CountryPath}`
  | 'country'
  | 'strategy'
  | 'owner'
  | 'basis'
  | 'riskTolerance';

/** Where a country's value of the kind stands: no amount, default or rule of one country is another's. */
export const pathIn = (country: MarketCountry, path: ProfilePath): ProfilePath =>
  country !== 'GB' && isOfCountry(path) ? `abroad.${country}.${path}` : path;

const isOfCountry = (path: ProfilePath): path is CountryPath => path === 'budget' || /^(?:defaults|weights|rules|tax)\./.test(path);

/** What was changed and is not known to be stored, by path; null gives a value back to the standard. */
export type ProfileDraft = { readonly [Path in ProfilePath]?: unknown };

/** The profile with a draft over it. Values were checked where they were typed. */
export function withProfileDraft(profile: Profile, draft: ProfileDraft): Profile {
  let next: Fields = { ...profile };
  for (const [path, value] of Object.entries(draft)) next = withValue(next, path.split('.'), value);
  // Every path names a field of the profile.
  return next as unknown as Profile;
}

/** The draft that takes another one back: what the profile had in each of its places. */
export function reverseOf(profile: Profile, draft: ProfileDraft): ProfileDraft {
  return Object.fromEntries(Object.keys(draft).map((path) => [path, valueAt(profile, path) ?? null]));
}

/** The value at a path; undefined where the profile has none. */
export function valueAt(profile: Profile, path: string): unknown {
  return path.split('.').reduce<unknown>((whole, name) => (isFields(whole) ? whole[name] : undefined), profile);
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Names never hold a dot, criteria's neither. */
function withValue(fields: Fields, [name = '', ...inner]: readonly string[], value: unknown): Fields {
  const { [name]: before, ...rest } = fields;
  if (inner.length > 0) return { ...rest, [name]: withValue(isFields(before) ? before : {}, inner, value) };
  return value === null ? rest : { ...rest, [name]: value };
}
