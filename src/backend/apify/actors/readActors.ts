import { err, ok, type Result } from '../../../core/kernel/result.ts';
import type { PortalSite } from '../../../core/listing/facts.ts';
import { parseJson } from '../../../core/listing/islands/island.ts';
import { isRecord, listOf } from '../../../core/listing/values/member.ts';
import { plainNames, type ActorSettings, type FieldMap, type PlainName } from './actorSettings.ts';

const sites: readonly PortalSite[] = ['rightmove', 'zoopla'];

/** Whether the text is an actor's id, `user/name` or `user~name`. */
export const isActorName = (text: string): boolean =>
  /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,59}[/~])?[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(text);

/**
 * The actors in the setting `APIFY_ACTORS`: a JSON list of `{actor, sites, inputs, fields}` in order of preference. They come before the
 * known actors. An entry for a known actor replaces it. An error names the invalid entry and its problem.
 */
export function readActors(text: string, known: readonly ActorSettings[]): Result<readonly ActorSettings[], string> {
  const parsed = parseJson(text);
  if (!parsed.ok || !Array.isArray(parsed.value)) return err('APIFY_ACTORS must be a JSON list of actors');
  const own: ActorSettings[] = [];
  for (const [at, entry] of listOf(parsed.value).entries()) {
    const read = readEntry(entry);
    if (!read.ok) return err(`APIFY_ACTORS, entry ${at + 1}: ${read.error}`);
    own.push(read.value);
  }
  return ok([...own, ...known.filter(({ actor }) => !own.some((each) => each.actor === actor))]);
}

function readEntry(entry: unknown): Result<ActorSettings, string> {
  if (!isRecord(entry)) return err('must be an object');
  const { actor, sites: of, inputs, fields = {} } = entry;
  if (typeof actor !== 'string' || !isActorName(actor)) return err('"actor" must be a name such as user/actor');
  const known = sites.filter((site) => listOf(of).includes(site));
  if (known.length === 0 || known.length !== listOf(of).length) return err(`"sites" must list some of ${sites.join(', ')}`);
  if (!isRecord(inputs) || !hasTemplates(inputs)) return err('"inputs" must have a template under "listing", "search" or both');
  const map = readMap(fields);
  return map.ok ? ok({ actor, sites: known, inputs, fields: map.value }) : map;
}

function hasTemplates(inputs: Readonly<Record<string, unknown>>): boolean {
  const kinds = Object.keys(inputs);
  return kinds.length > 0 && kinds.every((kind) => (kind === 'listing' || kind === 'search') && asksForUrl(inputs[kind]));
}

/** Without the URL, an actor would read whatever it reads by default. */
const asksForUrl = (template: unknown): boolean => isRecord(template) && JSON.stringify(template).includes('{url}');

function readMap(fields: unknown): Result<FieldMap, string> {
  if (!isRecord(fields)) return err('"fields" must be an object');
  const map: Partial<Record<PlainName, readonly string[]>> = {};
  for (const [name, given] of Object.entries(fields)) {
    const plain = plainNames.find((known) => known === name);
    const paths = typeof given === 'string' ? [given] : listOf(given);
    if (plain === undefined) return err(`"fields" does not accept "${name.slice(0, 60)}". It accepts ${plainNames.join(', ')}`);
    if (paths.length === 0 || !paths.every((path): path is string => typeof path === 'string' && path !== ''))
      return err(`"fields.${name}" must be a path or a list of paths`);
    map[plain] = paths;
  }
  return ok(map);
}
