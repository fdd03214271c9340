import type { PostHog, PostHogConfig } from 'posthog-js/no-external';
import { sanitizeEvent } from './sanitizeEvent.ts';
import type { PostHogSettings } from './postHogSettings.ts';

const defaultHost = 'https://eu.i.posthog.com';
const storageName = 'yardstick-posthog';

/** Loads the build that fetches no external scripts. The survey module is imported only if surveys are on. */
export async function loadPostHog({ posthogSurveys }: PostHogSettings): Promise<PostHog> {
  const [{ posthog }] = await Promise.all([
    import('posthog-js/no-external'),
    posthogSurveys === true ? import('posthog-js/dist/surveys.js') : undefined,
  ]);
  return posthog;
}

/** Initialises posthog-js, opted out until `identifyUser` is called. */
export function startPostHog(posthog: PostHog, settings: PostHogSettings, mayLeave: () => boolean): void {
  posthog.init(settings.posthogKey, {
    api_host: settings.posthogHost === '' ? defaultHost : settings.posthogHost,
    before_send: (event) => (event !== null && mayLeave() ? sanitizeEvent(event, settings) : null),
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    persistence: 'localStorage',
    persistence_name: storageName,
    consent_persistence_name: `${storageName}-opt-in`,
    person_profiles: 'identified_only',
    respect_dnt: true,
    // The person has already consented.
    opt_out_useragent_filter: true,
    request_batching: true,
    // The shortest interval, so that captured events are sent before a person can withdraw consent.
    request_queue_config: { flush_interval_ms: 250 },
    // So that people can use the browser's own tools to read what is sent.
    disable_compression: true,
    disable_external_dependency_loading: true,
    // Turns off autocapture, whatever PostHog's remote configuration says.
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_performance: false,
    disable_session_recording: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    disable_scroll_properties: true,
    save_referrer: false,
    save_campaign_params: false,
    ...features(settings),
  });
}

/**
 * Captures for this account from now on. Null means anonymous, undefined keeps the current person. posthog-js tells PostHog once that the
 * anonymous visitor and the account are one person.
 */
export function identifyUser(posthog: PostHog, userId: string | null | undefined, settings: PostHogSettings): void {
  const known: unknown = posthog.get_property('$user_id') ?? null;
  if (userId !== undefined && known !== null && known !== userId) optOut(posthog);
  if (!posthog.has_opted_in_capturing()) {
    posthog.set_config(features(settings));
    posthog.opt_in_capturing({ captureEventName: false });
    posthog.reloadFeatureFlags();
  }
  if (typeof userId === 'string' && known !== userId) posthog.identify(userId);
}

/** Stops capturing and surveys, and removes PostHog's ids. */
export function optOut(posthog: PostHog): void {
  posthog.set_config(features({}));
  posthog.opt_out_capturing();
  posthog.reset();
}

/** Removes PostHog's ids from the device when posthog-js is not loaded. */
export function clearStoredIds(storage: Pick<Storage, 'removeItem'>): void {
  for (const key of [`ph_${storageName}`, `${storageName}-opt-in`]) storage.removeItem(key);
}

/** Turns flags and surveys on if the settings say so. Both need the remote configuration, and surveys also need flags. */
function features(settings: Partial<PostHogSettings>): Partial<PostHogConfig> {
  const { posthogFlags = false, posthogSurveys = false, posthogRemoteConfig = false } = settings;
  return {
    advanced_disable_flags: !posthogFlags && !posthogSurveys && !posthogRemoteConfig,
    advanced_disable_feature_flags: !posthogFlags && !posthogSurveys,
    advanced_only_evaluate_survey_feature_flags: !posthogFlags,
    disable_surveys: !posthogSurveys,
  };
}
