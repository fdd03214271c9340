import type { CaptureResult } from 'posthog-js/no-external';
import { allowedFields } from './eventFields.ts';
import type { PostHogSettings } from './postHogSettings.ts';

/** The event with only its listed fields. Null if the event itself is not listed. */
export function sanitizeEvent(event: CaptureResult, settings: PostHogSettings): CaptureResult | null {
  const listed = listedFields(event, settings);
  if (listed === null) return null;
  const { uuid, timestamp, properties } = event;
  const technical = pick(properties, (name) => ['token', 'distinct_id', '$process_person_profile'].includes(name));
  const leaves = { uuid, event: event.event, properties: { ...listed, ...technical, $geoip_disable: true, $lib: 'yardstick' } };
  return timestamp === undefined ? leaves : { ...leaves, timestamp };
}

type Properties = CaptureResult['properties'];

function listedFields({ event, properties }: CaptureResult, { posthogFlags, posthogSurveys }: PostHogSettings): Properties | null {
  if (event === '$identify') return pick(properties, (name) => name === '$anon_distinct_id');
  if (event === '$feature_flag_called')
    return posthogFlags === true ? pick(properties, (name) => name === '$feature_flag' || name === '$feature_flag_response') : null;
  // A person's answers in a survey are meant to be sent.
  if (/^survey (?:shown|dismissed|sent)$/.test(event))
    return posthogSurveys === true ? pick(properties, (name) => name.startsWith('$survey_')) : null;
  return allowedFields(event, properties);
}

const pick = (from: Properties, isListed: (name: string) => boolean): Properties =>
  Object.fromEntries(Object.entries(from).filter(([name]) => isListed(name)));
