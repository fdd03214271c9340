import { describe, expect, it } from 'vitest';
import { isReadableOrigin, readBookmarkletPage } from '../../../../src/app/received/bookmarkletPage.ts';

const origin = 'https://www.rightmove.co.uk';
const sent = { type: 'yardstick:page', url: `${origin}/properties/1`, title: 'A house', html: '<script>1</script>' };

describe('a page sent by the bookmarklet', () => {
  it('is accepted only from the supported sites, over https and on their own hosts', () => {
    for (const good of [origin, 'https://www.zoopla.co.uk', 'https://www.onthemarket.com', 'https://www.daft.ie'])
      expect(isReadableOrigin(good), good).toBe(true);
    const bad = [
      'http://www.rightmove.co.uk',
      'https://rightmove.co.uk.example.org',
      'https://evilrightmove.co.uk',
      'https://media.rightmove.co.uk',
      'https://www.rightmove.co.uk:8443',
      'https://example.org',
      'null',
      '',
    ];
    for (const foreign of bad) expect(isReadableOrigin(foreign), foreign).toBe(false);
  });

  it('keeps its address, title and text', () => {
    expect(readBookmarkletPage(origin, sent)).toEqual({ ok: true, value: { address: sent.url, title: 'A house', html: sent.html } });
  });

  it('is refused from other sites, and if it is not in the bookmarklet’s format', () => {
    expect(readBookmarkletPage('https://example.org', sent)).toEqual({ ok: false, error: 'foreign' });
    const unsound: readonly unknown[] = [
      null,
      'text',
      { ...sent, type: 'other' },
      { ...sent, html: '' },
      { ...sent, html: 7 },
      { ...sent, html: 'x'.repeat(10 * 1024 * 1024 + 1) },
      { ...sent, url: 'https://www.zoopla.co.uk/for-sale/details/1/' },
      { ...sent, url: 'not an address' },
      Object.create(sent) as unknown,
    ];
    for (const data of unsound) expect(readBookmarkletPage(origin, data).ok).toBe(false);
  });
});
