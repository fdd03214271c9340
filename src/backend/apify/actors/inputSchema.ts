import { isRecord, listOf, memberAt } from '../../../core/listing/values/member.ts';
import { lineOf } from '../../../core/listing/values/plainText.ts';
import type { JsonObject } from './actorSettings.ts';

/** One field of an actor's input, as its schema declares it. Texts are cleaned up and truncated. */
export interface InputField {
  readonly name: string;
  readonly title: string | null;
  readonly type: string | null;
  readonly description: string | null;
  readonly required: boolean;
  /** The default as JSON, truncated. Null if there is none. */
  readonly byDefault: string | null;
  readonly choices: readonly string[];
  readonly least: number | null;
  readonly most: number | null;
  /** The fields of an object whose schema lists them. Null if the object accepts any field. */
  readonly fields: readonly InputField[] | null;
}

/** The problems in an input. Apify raises no error for an unknown field: the actor runs without it, often without a limit. */
export interface InputProblems {
  readonly ignored: readonly string[];
  readonly missing: readonly string[];
  /** Fields whose value the schema rejects, each with what it accepts. */
  readonly wrong: readonly { readonly field: string; readonly wanted: string }[];
}

const maxFields = 300;
const maxDepth = 3;

/** The fields of a published schema. Null if it lists none, so an input cannot be checked against it. */
export const inputFields = (schema: unknown): readonly InputField[] | null => fieldsOf(schema, 0);

function fieldsOf(schema: unknown, depth: number): readonly InputField[] | null {
  const properties = memberAt(schema, 'properties');
  if (!isRecord(properties) || depth > maxDepth) return null;
  const required = new Set(listOf(memberAt(schema, 'required')));
  return Object.entries(properties)
    .slice(0, maxFields)
    .map(([name, property]) => ({
      name,
      title: lineOf(memberAt(property, 'title')),
      type: lineOf(memberAt(property, 'type')),
      description: lineOf(memberAt(property, 'description')),
      required: required.has(name),
      byDefault: jsonOf(memberAt(property, 'default')),
      choices: listOf(memberAt(property, 'enum'))
        .slice(0, 100)
        .flatMap((choice) => lineOf(choice) ?? []),
      least: numberOf(memberAt(property, 'minimum')),
      most: numberOf(memberAt(property, 'maximum')),
      fields: memberAt(property, 'type') === 'object' ? fieldsOf(property, depth + 1) : null,
    }));
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function jsonOf(value: unknown): string | null {
  if (value === null) return null;
  try {
    return lineOf(JSON.stringify(value));
  } catch {
    return null;
  }
}

/** Checks an input against the actor's fields. */
export function inputProblems(fields: readonly InputField[], input: JsonObject): InputProblems {
  const known = new Map(fields.map((field) => [field.name, field]));
  const nested = Object.entries(input).flatMap(([name, value]) => {
    const inner = known.get(name)?.fields ?? null;
    return inner !== null && isRecord(value) ? [within(name, inputProblems(inner, value))] : [];
  });
  return {
    ignored: [...Object.keys(input).filter((name) => !known.has(name)), ...nested.flatMap(({ ignored }) => ignored)],
    missing: [
      ...fields
        .filter(({ name, required, byDefault }) => required && byDefault === null && !Object.hasOwn(input, name))
        .map(({ name }) => name),
      ...nested.flatMap(({ missing }) => missing),
    ],
    wrong: [
      ...Object.entries(input).flatMap(([name, value]) => {
        const field = known.get(name);
        const wanted = field === undefined ? null : wantedInstead(field, value);
        return wanted === null ? [] : [{ field: name, wanted }];
      }),
      ...nested.flatMap(({ wrong }) => wrong),
    ],
  };
}

export const hasProblems = ({ ignored, missing, wrong }: InputProblems): boolean => ignored.length + missing.length + wrong.length > 0;

const within = (outer: string, { ignored, missing, wrong }: InputProblems): InputProblems => ({
  ignored: ignored.map((name) => `${outer}.${name}`),
  missing: missing.map((name) => `${outer}.${name}`),
  wrong: wrong.map(({ field, wanted }) => ({ field: `${outer}.${field}`, wanted })),
});

/** Describes the values a field accepts. Null if it accepts the given value. */
function wantedInstead({ type, choices, least, most }: InputField, value: unknown): string | null {
  if (!isOfType(type, value)) return type === 'integer' ? 'a whole number' : `${article(type ?? '')} ${type}`;
  if (choices.length > 0 && typeof value === 'string' && !choices.includes(value)) return `one of ${choices.slice(0, 8).join(', ')}`;
  if (typeof value === 'number' && least !== null && value < least) return `${least} or more`;
  return typeof value === 'number' && most !== null && value > most ? `${most} or less` : null;
}

const article = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');

function isOfType(type: string | null, value: unknown): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    default:
      // Fields without a type, or with an unknown type, accept anything.
      return true;
  }
}
