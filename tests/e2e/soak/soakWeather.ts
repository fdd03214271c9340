import type { Weather } from '../../support/faultRules.ts';

/** The faults in sync calls in bad weather: every kind the protocol must survive. */
export const syncWeather = (seed: number): Weather => ({
  match: '^/sync/v1/(push|pull|digest)',
  seed,
  probability: 0.25,
  faults: [
    { mode: 'lose-response' },
    { mode: 'lose-response' },
    { mode: 'duplicate' },
    { mode: 'duplicate' },
    { mode: 'delay', ms: 1_500 },
    { mode: 'hold', ms: 2_500 },
    { mode: 'refuse' },
    { mode: 'truncate' },
    { mode: 'garble' },
    {
      mode: 'status',
      status: 429,
      headers: { 'retry-after': '2', 'content-type': 'application/json' },
      body: '{"code":"too_many","message":"Later"}',
    },
    { mode: 'status', status: 503, body: 'Service unavailable' },
    { mode: 'slowdrip', ms: 1 },
  ],
});

/** Answers half of all token refreshes and user look-ups with 429, 500 or a page. A session must survive each of them. */
export const accountsWeather = (seed: number): Weather => ({
  match: '^/auth/v1/(token|user)',
  seed,
  probability: 0.5,
  faults: [
    {
      mode: 'status',
      status: 429,
      headers: { 'retry-after': '2', 'content-type': 'application/json' },
      body: '{"code":429,"error_code":"over_request_rate_limit","msg":"Request rate limit reached"}',
    },
    { mode: 'status', status: 500, headers: { 'content-type': 'application/json' }, body: '{"code":500,"msg":"Internal server error"}' },
    { mode: 'status', status: 500, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Error</title>' },
    { mode: 'garble' },
  ],
});
