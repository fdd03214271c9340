import type { CaptureResult } from 'posthog-js/no-external';
import { describe, expect, it } from 'vitest';
import { sanitizeEvent } from '../../../src/analytics/sanitizeEvent.ts';

const config = { posthogKey: 'phc_test', posthogHost: 'https://ph.example' };

const event = (name: string, properties: CaptureResult['properties']): CaptureResult => ({ uuid: 'a', event: name, properties });

describe('an event of PostHog’s own', () => {
  const answer = event('survey sent', {
    token: 'phc_test',
    $survey_id: 's',
    $survey_response: 'Good',
    $current_url: 'https://app.example/',
  });
  const flag = event('$feature_flag_called', { token: 'phc_test', $feature_flag: 'f', $feature_flag_response: true, $device_id: 'd' });

  it('leaves only where its part is switched on, with its listed fields', () => {
    const technical = { token: 'phc_test', $geoip_disable: true, $lib: 'yardstick' };
    expect([answer, flag].map((each) => sanitizeEvent(each, config))).toEqual([null, null]);
    expect(sanitizeEvent(answer, { ...config, posthogSurveys: true })?.properties).toEqual({
      $survey_id: 's',
      $survey_response: 'Good',
      ...technical,
    });
    expect(sanitizeEvent(flag, { ...config, posthogFlags: true })?.properties).toEqual({
      $feature_flag: 'f',
      $feature_flag_response: true,
      ...technical,
    });
    expect(sanitizeEvent(event('$autocapture', {}), { ...config, posthogFlags: true, posthogSurveys: true })).toBeNull();
  });
});
