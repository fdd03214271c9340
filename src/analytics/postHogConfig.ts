import type { CaptureResult, PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';
import { allowedFields } from './eventFields.ts';

/** Nothing is collected by itself: no clicks, pages, recordings, errors, surveys or flags; only what `track` sends, filtered once more on the way out. */
export function postHogConfig(host: string): Partial<PostHogConfig> {
  return {
    api_host: host,
    persistence: 'localStorage',
    person_profiles: 'identified_only',
    respect_dnt: true,
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_performance: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    disable_scroll_properties: true,
    // No code from another origin, which the content security policy refuses anyway.
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    advanced_disable_toolbar_metrics: true,
    opt_in_site_apps: false,
    save_referrer: false,
    save_campaign_params: false,
    before_send: keepAllowed,
  };
}

/** What PostHog itself needs to count an event and to tell visits apart; everything else it adds is left out. */
const TECHNICAL = [
  'token',
  'distinct_id',
  '$device_id',
  '$session_id',
  '$window_id',
  '$insert_id',
  '$time',
  '$lib',
  '$lib_version',
  '$process_person_profile',
  '$is_identified',
  '$anon_distinct_id',
  '$user_id',
  '$browser',
  '$device_type',
  '$os',
] as const;

/** The last gate: an event that is not ours, or a property nobody listed, does not leave. Person properties never do. */
export function keepAllowed(result: CaptureResult): CaptureResult | null {
  const ours = result.event === '$identify' ? {} : allowedFields(result.event, result.properties);
  if (ours === null) return null;
  const technical = TECHNICAL.flatMap((name): readonly [string, unknown][] =>
    name in result.properties ? [[name, result.properties[name]]] : [],
  );
  const page = plainUrl(result.properties['$current_url']);
  return {
    uuid: result.uuid,
    event: result.event,
    properties: { ...Object.fromEntries(technical), ...ours, ...(page === null ? {} : { $current_url: page }) },
    ...(result.timestamp === undefined ? {} : { timestamp: result.timestamp }),
  };
}

/** The page without query and hash: those carry run ids, pasted links and return addresses. */
function plainUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  try {
    const { origin, pathname } = new URL(value);
    return `${origin}${pathname}`;
  } catch {
    return null;
  }
}
