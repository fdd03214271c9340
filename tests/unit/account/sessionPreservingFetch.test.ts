import { expect, it } from 'vitest';
import { sessionPreservingFetch } from '../../../src/account/sessionPreservingFetch.ts';
import { createNetwork, origin } from './fakeGoTrue.ts';
import { wallTime } from '../../support/realClock.ts';

const refresh = '/auth/v1/token?grant_type=refresh_token';

it('accounts: after a 429 no refresh is sent before the Retry-After time', async () => {
  let now: number = wallTime();
  const network = createNetwork({});
  const limited: typeof fetch = async (input, init) => {
    await network.fetch(input, init);
    return Response.json({ code: 'over_request_rate_limit' }, { status: 429, headers: { 'retry-after': '40' } });
  };
  const request = sessionPreservingFetch(limited, () => now);
  const ask = () => request(`${origin}${refresh}`, { method: 'POST' }).catch(() => 'no answer');
  expect(await ask()).toBe('no answer');
  now += 39_000;
  expect(await ask()).toBe('no answer');
  expect(network.seen).toHaveLength(1);
  now += 2_000;
  await ask();
  expect(network.seen).toHaveLength(2);
});
