import type { AnalyticsEvents } from './events.ts';

/**
 * `id`: made by this app. `word`: a short name from our own code. `number`: finite. Text typed by a person or read from a page is never a
 * field.
 */
export type FieldKind = 'id' | 'word' | 'number';

type FieldsOf<Event> = {
  readonly [Field in keyof Event]: Event[Field] extends number ? 'number' : Field extends `${string}_id` ? 'id' : 'word';
};

/** The allow-list at run time: an event or field that is not listed never leaves the device. */
export const eventFields: { readonly [Event in keyof AnalyticsEvents]: FieldsOf<AnalyticsEvents[Event]> } = {
  property_url_pasted: { source: 'word', url_length: 'number' },
  ingest_start: { source: 'word', max_results: 'number' },
  ingest_success: { source: 'word', item_count: 'number', duration_ms: 'number' },
  ingest_fail: { source: 'word', error_type: 'word' },
  pdf_export_start: { deal_id: 'id' },
  pdf_export_success: { deal_id: 'id', duration_ms: 'number' },
  pdf_export_fail: { deal_id: 'id', error_type: 'word' },
  deal_viewed: { deal_id: 'id', score: 'number' },
  deal_saved: { deal_id: 'id' },
  summary_generated: { deal_id: 'id', source: 'word' },
};

/** The event's listed fields with values of the right kind. Null if the event is not listed. */
export function allowedFields(event: string, fields: object): Readonly<Record<string, string | number>> | null {
  if (!Object.hasOwn(eventFields, event)) return null;
  const kinds = Object.entries<FieldKind>(eventFields[event as keyof AnalyticsEvents]);
  return Object.fromEntries(
    kinds.flatMap(([name, kind]) => {
      const value = cleanValue(kind, Reflect.get(fields, name));
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Lower-case letters, digits, dash, underscore: no address, postcode, URL, email, price or token matches. */
const WORD = /^[a-z][a-z0-9_-]{0,39}$/;
/** Our own ids (26 characters of base 32) and UUIDs. */
const ID = /^(?:[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Replaces text of the wrong kind instead of truncating it, so the event still counts and none of the text is sent. */
function cleanValue(kind: FieldKind, value: unknown): string | number | null {
  switch (kind) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    case 'id':
      return typeof value === 'string' && ID.test(value) ? value : 'other';
    case 'word':
      return typeof value === 'string' && WORD.test(value) ? value : 'other';
    default:
      return unreachableKind(kind);
  }
}

function unreachableKind(kind: never): never {
  throw new Error(`Unhandled kind of field: ${String(kind)}`);
}
