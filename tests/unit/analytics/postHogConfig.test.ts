import { describe, expect, it } from 'vitest';
import { keepAllowed, postHogConfig } from '../../../src/analytics/postHogConfig.ts';

const dealId = '01JD2X3Y4Z5A6B7C8D9E0F1G2H';

describe('the last gate before the network', () => {
  it('keeps our fields and what PostHog needs, and leaves the rest of what it adds', () => {
    const kept = keepAllowed({
      uuid: 'u1',
      event: 'deal_viewed',
      properties: {
        deal_id: dealId,
        score: 71,
        token: 'phc_test',
        distinct_id: 'd1',
        $current_url: 'https://app.example/sync-progress?rightmove=run1#top',
        $referrer: 'https://mail.example/inbox?id=7',
        $raw_user_agent: 'Mozilla/5.0',
        title: 'Offer for 1 High Street',
      },
      $set: { email: 'ann@example.com' },
      $set_once: { $initial_current_url: 'https://app.example/auth?next=%2Fdeals' },
    });
    expect(kept).toEqual({
      uuid: 'u1',
      event: 'deal_viewed',
      properties: { token: 'phc_test', distinct_id: 'd1', deal_id: dealId, score: 71, $current_url: 'https://app.example/sync-progress' },
    });
  });

  it.each(['$pageview', '$autocapture', '$set', '$exception', '$snapshot', 'anything'])('lets no %s through', (event) => {
    expect(keepAllowed({ uuid: 'u1', event, properties: {} })).toBeNull();
  });

  it('lets an identification through with the ids alone', () => {
    const kept = keepAllowed({
      uuid: 'u1',
      event: '$identify',
      properties: { distinct_id: 'u-1', $anon_distinct_id: 'anon', email: 'ann@example.com' },
      $set: { email: 'ann@example.com' },
    });
    expect(kept).toEqual({ uuid: 'u1', event: '$identify', properties: { distinct_id: 'u-1', $anon_distinct_id: 'anon' } });
  });

  it('is the gate PostHog is configured with, and everything it collects by itself is off', () => {
    const config = postHogConfig('https://ph.example');
    expect(config).toMatchObject({
      api_host: 'https://ph.example',
      before_send: keepAllowed,
      autocapture: false,
      capture_pageview: false,
      disable_session_recording: true,
      person_profiles: 'identified_only',
      disable_external_dependency_loading: true,
    });
  });
});
