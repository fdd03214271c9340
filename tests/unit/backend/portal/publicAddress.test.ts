import { describe, expect, it, vi } from 'vitest';
import { createCheckedFetch } from '../../../../src/backend/portal/checkedFetch.ts';
import { isPublicAddress } from '../../../../src/backend/portal/publicAddress.ts';

describe('addresses of the public internet', () => {
  it.each([
    '8.8.8.8',
    '93.184.215.14',
    '172.15.255.255',
    '172.32.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '2606:4700::6810:84e5',
    '2a00:1450:4009::1',
    '2001:4860::8888',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    '3fff::1',
    '',
    'localhost',
    '1.2.3',
    '1.2.3.256',
    'g::1',
    '2130706433',
  ])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false));
});

const reached = () => vi.fn(() => Promise.resolve(new Response('page')));

describe('a fetch that checks the resolved addresses first', () => {
  it('makes no request if any address is private', async () => {
    const fetch = reached();
    const checked = createCheckedFetch(fetch, () => Promise.resolve(['93.184.215.14', '10.0.0.1']));
    await expect(checked('https://www.zoopla.co.uk/', {})).rejects.toThrow('www.zoopla.co.uk resolves to 10.0.0.1');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('proceeds if all are public, or if the platform cannot resolve names', async () => {
    for (const resolve of [() => Promise.resolve(['93.184.215.14']), () => Promise.reject(new Error('not supported'))])
      expect(await (await createCheckedFetch(reached(), resolve)('https://www.zoopla.co.uk/', {})).text()).toBe('page');
  });
});
