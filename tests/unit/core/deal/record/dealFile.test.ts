import { describe, expect, it } from 'vitest';
import {
  dealFileName,
  dealFromFile,
  maxDealFileLength,
  readDealFile,
  writeDealFile,
} from '../../../../../src/core/deal/record/dealFile.ts';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { dealOf, idOf } from '../../../../support/deals.ts';

const at = instant(1_790_000_000_000);
const deal = {
  ...dealOf(17),
  inputs: { 'buy-to-let': { monthlyRent: minor(95_000) } },
  tags: { mine: true as const },
  stage: 'offer' as const,
};
const text = writeDealFile(deal, at);

/** The file's text after a change to its content. */
function changed(change: (file: LooseFile) => void): string {
  const file = JSON.parse(text) as LooseFile;
  change(file);
  return JSON.stringify(file);
}

interface LooseFile {
  version: unknown;
  schema: unknown;
  deal: { origin: Record<string, unknown>; facts?: Record<string, unknown>; inputs: unknown; evil?: boolean };
}

/** The file's text with one fact changed. */
const withFact = (name: string, value: unknown): string => changed((file) => (file.deal.facts = { ...file.deal.facts, [name]: value }));

describe('deal file', () => {
  it('restores facts, sources, origin, strategy and own values, but none of the user’s private data', () => {
    const { origin, facts, sources, warnings, inputs, strategy } = deal;
    expect(readDealFile(text)).toEqual({ ok: true, value: { origin, facts, sources, warnings, inputs, strategy } });
    expect(text).not.toMatch(/mine|offer|savedAt|"mid"/);
  });

  it('can be read with a byte order mark, and creates a new deal', () => {
    const read = readDealFile(`\uFEFF${text}`);
    if (!read.ok) throw new Error(read.error.message);
    const made = dealFromFile(read.value, { id: idOf(1), mid: idOf(2), at });
    expect(made).toMatchObject({
      id: idOf(1),
      stage: 'new',
      savedAt: null,
      facts: deal.facts,
      inputs: { 'buy-to-let': deal.inputs['buy-to-let'] },
    });
  });

  it('cannot claim a capture time in the future', () => {
    const read = readDealFile(changed((file) => (file.deal.origin.capturedAt = 8e15)));
    if (!read.ok) throw new Error(read.error.message);
    expect(dealFromFile(read.value, { id: idOf(1), mid: idOf(2), at }).origin).toMatchObject({ capturedAt: at });
  });

  it.each([
    ['text that is not JSON', '{"format":', 'not-json'],
    ['unrelated JSON', '[1,2]', 'not-a-deal'],
    ['a scraper’s record', '{"id":1,"price":3}', 'not-a-deal'],
    ['a newer format', changed((file) => (file.version = 2)), 'newer'],
    ['a newer record', changed((file) => (file.schema = 99)), 'newer'],
    ['a format without a number', changed((file) => (file.version = '1')), 'invalid'],
    ['a price as text', withFact('askingPrice', 'much'), 'invalid'],
    ['a price below zero', withFact('askingPrice', { ...deal.facts.askingPrice, amount: -1 }), 'invalid'],
    ['a thousand bedrooms', withFact('bedrooms', 1_000), 'invalid'],
    ['a link that runs a script', withFact('url', 'javascript:alert(1)'), 'invalid'],
    ['a picture over http', withFact('imageUrls', ['http://a.example/b.jpg']), 'invalid'],
    ['an unknown site', changed((file) => (file.deal.origin.site = 'elsewhere')), 'invalid'],
    ['an assumption out of bounds', changed((file) => (file.deal.inputs = { 'buy-to-let': { monthlyRent: -5 } })), 'invalid'],
    ['no facts', changed((file) => delete file.deal.facts), 'invalid'],
    ['a file that is too large', ' '.repeat(maxDealFileLength + 1), 'too-large'],
  ])('is refused with the reason: %s', (_what, hostile, code) => {
    const read = readDealFile(hostile);
    expect(read).toMatchObject({ ok: false, error: { code } });
    expect(read.ok ? '' : read.error.message).toMatch(/^[A-Z].*\.$/);
  });

  it('ignores unknown members and cannot change a prototype', () => {
    const hostile = changed((file) => {
      file.deal.facts = { ...file.deal.facts, extra: 'x' };
      file.deal.evil = true;
    }).replace('"extra":"x"', '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}');
    const read = readDealFile(hostile);
    if (!read.ok) throw new Error(read.error.message);
    expect(Object.keys(read.value.facts)).toEqual(Object.keys(deal.facts));
    expect(JSON.stringify(read.value)).not.toMatch(/polluted|evil/);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('has a name that is valid on every file system', () => {
    expect(dealFileName('2 bed – Tallow Chandler Street / Salford')).toBe('2-bed-Tallow-Chandler-Street-Salford.deal');
    expect(dealFileName('   ')).toBe('yardstick.deal');
  });
});
