import { describe, expect, it } from 'vitest';
import { listOfLinks } from '../../../support/links.ts';
import { canonicalListingUrl } from '../../../../src/core/listing/listingUrl.ts';
import { checkListingUrl } from '../../../../src/core/listing/portalUrl.ts';

const zoopla = { valid: true, message: 'Looks like Zoopla ✓', source: 'zoopla' };
const rightmove = { valid: true, message: 'Looks like Rightmove ✓', source: 'rightmove' };
const refused = (message: string) => ({ valid: false, message, source: null });

describe('checking a pasted link', () => {
  it.each(listOfLinks())('gives the right answer for: $what', ({ text, expected }) => {
    expect(checkListingUrl(text)).toEqual(expected);
  });

  it.each(['', '   ', '\n\t', '\u00a0', '\u3000'])('shows no error for an empty field (%j)', (text) => {
    expect(checkListingUrl(text)).toEqual(refused(''));
  });

  it.each([
    'https://www.zoopla.co.uk/for-sale/details/70123456/',
    ' https://zoopla.co.uk/ ',
    'HTTPS://M.ZOOPLA.CO.UK:443/to-rent/',
    'https://www.zoopla.co.uk./for-sale/details/70123456/',
  ])('recognises Zoopla by its registered domain: %s', (text) => {
    expect(checkListingUrl(text)).toEqual(zoopla);
  });

  it.each(['https://www.rightmove.co.uk/properties/140000001#/?channel=RES_BUY', 'http://rightmove.co.uk'])(
    'recognises Rightmove: %s',
    (text) => {
      expect(checkListingUrl(text)).toEqual(rightmove);
    },
  );

  it.each(['ftp://www.rightmove.co.uk/x', 'javascript:alert(1)', 'rightmove.co.uk:443/properties/1', 'D:\\page.html'])(
    'requires http or https: %s',
    (text) => {
      expect(checkListingUrl(text)).toEqual(refused('URL must use http or https'));
    },
  );

  it.each([
    'rightmove',
    'www.rightmove.co.uk/properties/140000001',
    'https://',
    'https://www.rightmove.co.uk:70000/',
    'https://www.rightmove .co.uk/',
    'https://www.rightmove.co.uk%20evil.example/',
    'https://www.rightmove.co.uk<b>/',
    'https://www.rightmove.co.uk^evil.example/',
    'https://www.rightmove.co.uk|evil.example/',
    'https://www.rightmove.co.uk/a\tb',
    '\u0000https://www.rightmove.co.uk/',
    'https://www.rightmove.co.uk/1 https://www.rightmove.co.uk/2',
    `https://www.rightmove.co.uk/?${'a'.repeat(5_000)}`,
  ])('refuses text that is not a single link', (text) => {
    expect(checkListingUrl(text)).toEqual(refused('Invalid URL format'));
  });

  it.each([
    'https://rightmove.co.uk.example.org/',
    'https://notrightmove.co.uk/',
    'https://example.org/rightmove.co.uk',
    'https://www.rightmove.co.uk@example.org/',
    'https://me:secret@www.rightmove.co.uk/properties/140000001',
    'https://www.rightmove.co.uk:8080/properties/140000001',
    'https://rightm\u043eve.co.uk/',
    'https://a_b.rightmove.co.uk/',
    'https://-a.rightmove.co.uk/',
    `https://${'a'.repeat(64)}.rightmove.co.uk/`,
    'http://127.0.0.1/',
    'http://[::1]/',
    'https://www.zoopla.co.uk`evil.example/',
    'https://www.zoopla.co.uk{evil.example/',
    'https://www.zoopla.co.uk}evil.example/',
    'https://www.zoopla.co.uk"evil.example/',
    'https://www.zoopla.co.uk%60evil.example/',
    'https://www.zoopla.co.uk*evil.example/',
  ])('does not mistake another host for a portal: %s', (text) => {
    expect(checkListingUrl(text)).toEqual(refused('Please paste a Zoopla or Rightmove URL'));
  });

  it('refuses a link of more than 2,048 characters, however long', () => {
    const link = 'https://www.zoopla.co.uk/';
    expect(checkListingUrl(link.padEnd(2_048, '%')).valid).toBe(true);
    for (const text of [link.padEnd(2_049, '%'), link.padEnd(1_000_000, '%'), 'z'.repeat(1_000_000)])
      expect(checkListingUrl(text).valid).toBe(false);
  });
});

describe('address a server may fetch', () => {
  it.each([
    ['https://www.rightmove.co.uk/properties/140000001?utm_source=mail#/media', 'https://www.rightmove.co.uk/properties/140000001'],
    ['http://m.rightmove.co.uk/properties/140000001/', 'https://www.rightmove.co.uk/properties/140000001'],
    ['https://www.rightmove.co.uk/property-to-rent/property-140000001.html', 'https://www.rightmove.co.uk/properties/140000001'],
    [
      'https://www.rightmove.co.uk/commercial-property-for-sale/property-140000001.html',
      'https://www.rightmove.co.uk/properties/140000001',
    ],
    ['https://zoopla.co.uk/new-homes/details/70123456?search_identifier=x', 'https://www.zoopla.co.uk/new-homes/details/70123456/'],
    ['https://www.zoopla.co.uk/to-rent/details/70123456/', 'https://www.zoopla.co.uk/to-rent/details/70123456/'],
  ])('is built from site and id: %s', (text, url) => {
    expect(canonicalListingUrl(text)).toMatchObject({ ok: true, value: { url } });
  });

  it.each([
    ['https://www.rightmove.co.uk/property-for-sale/find.html?locationIdentifier=OUTCODE%5E1', 'search'],
    ['https://www.rightmove.co.uk/property-to-rent/N14.html', 'search'],
    ['https://www.zoopla.co.uk/for-sale/property/leeds/?q=Leeds', 'search'],
    ['https://www.rightmove.co.uk/estate-agents/agent/Larkspur/Salford-1.html', 'agent'],
    ['https://www.zoopla.co.uk/find-agents/branch/larkspur-1/', 'agent'],
    ['https://www.zoopla.co.uk/for-sale/contact/70123456/', 'contact'],
    ['https://www.zoopla.co.uk/property/uprn/1000/', 'house-prices'],
    ['https://www.rightmove.co.uk/house-prices/m6.html', 'house-prices'],
    ['https://www.rightmove.co.uk/', 'home'],
    ['https://www.rightmove.co.uk/properties/140000001/https://example.org', 'other'],
    ['https://media.rightmove.co.uk/properties/140000001', 'other'],
    ['https://www.rightmove.co.uk/properties/0', 'other'],
  ])('is refused for another page on the portal, with the kind of page: %s', (text, page) => {
    const answer = canonicalListingUrl(text);
    expect(answer).toMatchObject({ ok: false, error: { code: 'not_a_listing_url', page } });
    expect(!answer.ok && answer.error.message).toMatch(/Open one property and paste its link/);
  });

  it('is refused with the form’s message if the link is to an unsupported site', () => {
    expect(canonicalListingUrl('https://example.org/')).toMatchObject({
      ok: false,
      error: { code: 'bad_url', message: 'Please paste a Zoopla or Rightmove URL' },
    });
  });
});
