import type { Weather } from '../../support/faultRules.ts';

/** What the network does to the calls of the sync while it is bad: every fault the protocol must bear. */
export const soakWeather = (seed: number): Weather => ({
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
