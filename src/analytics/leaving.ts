import type { CaptureResult } from 'posthog-js/dist/module.slim.no-external.js';
import { allowedFields } from './eventFields.ts';
import type { WaitingEvent } from './eventQueue.ts';

/** An event as it leaves, with nothing that the library added; null for one that is not listed. A property nobody listed stays behind. */
export function leaving({ uuid, event, distinctId, at, properties }: WaitingEvent): CaptureResult | null {
  const ours = event === '$identify' ? pick(properties, ['$anon_distinct_id']) : allowedFields(event, properties);
  if (ours === null) return null;
  const technical = { ...pick(properties, ['$process_person_profile']), $geoip_disable: true, $lib: 'yardstick' };
  return { uuid, event, timestamp: new Date(at), properties: { ...ours, ...technical, distinct_id: distinctId } };
}

const pick = (from: WaitingEvent['properties'], names: readonly string[]): WaitingEvent['properties'] =>
  Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name] ?? '']] : [])));
