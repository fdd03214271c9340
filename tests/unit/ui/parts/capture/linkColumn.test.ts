import { describe, expect, it } from 'vitest';
import { linkColumn, maxLinks } from '../../../../../src/ui/parts/capture/linkColumn.ts';

const one = 'https://www.rightmove.co.uk/properties/1';
const two = 'https://www.zoopla.co.uk/for-sale/details/2/';

describe('linkColumn', () => {
  it('reads the only column, with or without a header', () => {
    expect(linkColumn(`${one}\r\n\r\n${two}\r\n`)).toEqual({ ok: true, value: [one, two] });
    expect(linkColumn(`\uFEFFLink\n${one}\n`)).toEqual({ ok: true, value: [one] });
  });

  it('reads the column headed "url" or "link", whatever the other columns', () => {
    expect(linkColumn(`Address,URL,Price\n"1, High Street",${one},"£185,000"\nTwo,,3\nThree,${two},4`)).toEqual({
      ok: true,
      value: [one, two],
    });
    expect(linkColumn(`name;link\nA;${one}`)).toEqual({ ok: true, value: [one] });
  });

  it('leaves invalid links to the queue, which reports them', () => {
    expect(linkColumn(`url\n${one}\nno link`)).toEqual({ ok: true, value: [one, 'no link'] });
  });

  it('reports a missing column, missing links, too many links and an unclosed quotation mark', () => {
    expect(linkColumn('a,b\n1,2')).toMatchObject({ ok: false, error: expect.stringContaining('headed “url” or “link”') });
    expect(linkColumn('url,b\n,2')).toEqual({ ok: false, error: 'The file doesn’t contain any links.' });
    expect(linkColumn('\n\n')).toEqual({ ok: false, error: 'The file is empty.' });
    expect(linkColumn(`${one}\n`.repeat(maxLinks + 1))).toMatchObject({ ok: false, error: expect.stringContaining('Split it') });
    expect(linkColumn('"url\nx')).toMatchObject({ ok: false, error: expect.stringContaining('quotation mark') });
  });
});
