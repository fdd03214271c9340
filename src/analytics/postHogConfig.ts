import type { PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';

/** Nothing is collected by itself: no clicks, pages, recordings, errors, surveys or flags; only what `track` sends, made anew by `before_send` (`leaving.ts`). */
export function postHogConfig(host: string): Partial<PostHogConfig> {
  return {
    api_host: host,
    // The outbox and our own ids are on the device; of the library only the person's consent is.
    persistence: 'memory',
    opt_out_capturing_by_default: true,
    person_profiles: 'identified_only',
    respect_dnt: true,
    // Whoever agreed is asked nothing more; a dropped event would wait in our queue for ever.
    opt_out_useragent_filter: true,
    // What fails is kept by the outbox; nothing is left to a beacon when the page is closed.
    request_batching: false,
    disable_compression: true,
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
  };
}
