import type { Profile } from '../../../../core/deal/profile.ts';

/** Parts of the profile that hold values by name. */
type Part = 'targets' | 'defaults' | 'weights' | 'rules' | 'tax';

/** Where one value of the profile stands: "targets.netYield", "budget". */
export type ProfilePath = `${Part}.${string}` | 'strategy' | 'owner' | 'basis' | 'budget' | 'riskTolerance';

/** What was changed and is not known to be stored, by path; null gives a value back to the standard. */
export type ProfileDraft = { readonly [Path in ProfilePath]?: unknown };

/** The profile with a draft over it. Values were checked where they were typed. */
export function withProfileDraft(profile: Profile, draft: ProfileDraft): Profile {
  let next: Readonly<Record<string, unknown>> = { ...profile };
  for (const [path, value] of Object.entries(draft)) {
    const [part = '', name] = splitPath(path);
    next = name === undefined ? withValue(next, part, value) : { ...next, [part]: withValue({ ...(next[part] as object) }, name, value) };
  }
  // Every path names a field of the profile.
  return next as unknown as Profile;
}

/** The draft that takes another one back: what the profile had in each of its places. */
export function reverseOf(profile: Profile, draft: ProfileDraft): ProfileDraft {
  return Object.fromEntries(Object.keys(draft).map((path) => [path, valueAt(profile, path) ?? null]));
}

/** The value at a path; undefined where the profile has none. */
export function valueAt(profile: Profile, path: string): unknown {
  const [part = '', name] = splitPath(path);
  const whole: unknown = (profile as unknown as Readonly<Record<string, unknown>>)[part];
  if (name === undefined) return whole;
  return typeof whole === 'object' && whole !== null ? (whole as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** Names never hold a dot, criteria's neither. */
const splitPath = (path: string): readonly string[] => path.split('.', 2);

function withValue(fields: Readonly<Record<string, unknown>>, name: string, value: unknown): Readonly<Record<string, unknown>> {
  const { [name]: _, ...rest } = fields;
  return value === null ? rest : { ...rest, [name]: value };
}
