import type { PortalSite } from '../../../core/listing/facts.ts';
import type { JsonObject, JsonValue } from './actorSettings.ts';

export interface InputValues {
  readonly url: string;
  readonly maxItems: number;
  readonly site: PortalSite;
}

/** The actor's input, built from its template and these values. */
export const actorInput = (template: JsonObject, values: InputValues): JsonObject =>
  Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, values)]));

function filled(value: JsonValue, values: InputValues): JsonValue {
  if (typeof value === 'string')
    return value === '{maxItems}'
      ? values.maxItems
      : value.replaceAll(/\{(url|site|maxItems)\}/g, (_, name: string) => textOf(name, values));
  if (typeof value !== 'object' || value === null) return value;
  return isList(value) ? value.map((each) => filled(each, values)) : actorInput(value, values);
}

const isList = (value: readonly JsonValue[] | JsonObject): value is readonly JsonValue[] => Array.isArray(value);

const textOf = (name: string, { url, site, maxItems }: InputValues): string =>
  name === 'url' ? url : name === 'site' ? site : String(maxItems);
