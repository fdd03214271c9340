import { allowedFields } from './eventFields.ts';
import type { WaitingEvent } from './eventQueue.ts';

export interface BatchTarget {
  readonly key: string;
  readonly host: string;
}

export type Post = (url: string, body: string) => Promise<Response>;

/**
 * Sends events to PostHog in one call. True only when PostHog itself said that it has them: an error, an answer of somebody else's (a hotel's
 * sign-in page with status 200) or none at all leave them on the device. Never rejects.
 */
export async function sendBatch(events: readonly WaitingEvent[], target: BatchTarget, post: Post): Promise<boolean> {
  try {
    const response = await post(`${target.host}/batch/`, JSON.stringify(batchBody(events, target.key)));
    if (!response.ok) return false;
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'status' in answer && (answer.status === 1 || answer.status === 'Ok');
  } catch {
    return false;
  }
}

/** The last gate: an event that is not ours, or a property nobody listed, does not leave. */
function batchBody(events: readonly WaitingEvent[], key: string) {
  return {
    api_key: key,
    batch: events.flatMap(({ uuid, event, distinctId, at, properties }) => {
      const ours = event === '$identify' ? pick(properties, ['$anon_distinct_id']) : allowedFields(event, properties);
      if (ours === null) return [];
      const technical = { ...pick(properties, ['$process_person_profile']), $geoip_disable: true, $lib: 'yardstick' };
      return [{ uuid, event, distinct_id: distinctId, timestamp: new Date(at).toISOString(), properties: { ...ours, ...technical } }];
    }),
  };
}

const pick = (from: WaitingEvent['properties'], names: readonly string[]): WaitingEvent['properties'] =>
  Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name] ?? '']] : [])));

/** Our post: no cookies, no way to be led elsewhere, no address of the page. */
export const postOnce: Post = (url, body) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
