import { describe, expect, it } from 'vitest';
import { marketOfShared, readSharedDeal } from '../../../../src/core/community/sharedDeal.ts';
import { maxSharedFigures } from '../../../../src/core/community/sharedFigures.ts';
import { sharedJob } from '../../../../src/core/community/sharedJob.ts';
import { toSharedDeal } from '../../../../src/core/community/toSharedDeal.ts';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import { sampleDealsIn } from '../../../../src/core/deal/samples/samplesByCountry.ts';
import { strategyIds } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import { americanShared, sampleSharedDeal } from '../../../support/sharedDeals.ts';

const today = isoDate('2026-11-22');

function sample(changes: Partial<Deal> = {}): Deal {
  const [found] = sampleDealsIn('US');
  if (found === undefined) throw new Error('No American sample deal found');
  return { ...found.deal, ...changes };
}

function shared(deal: Deal) {
  const job = sharedJob(deal, { profile: {}, today });
  const result = evaluateDeal(job);
  return result.ok ? toSharedDeal(job, result.outcome) : null;
}

describe('what an American deal shares', () => {
  it('is its market, its figures in dollars and the first three digits of its ZIP code', () => {
    const found = americanShared();
    expect(found).toMatchObject({
      version: 2,
      market: 'US-OH',
      outcode: '441',
      propertyType: 'duplex',
      price: fromMajor(148_000),
      monthlyRent: fromMajor(2_250),
      rentIs: 'given',
    });
    expect(marketOfShared(found)).toBe('US-OH');
    expect(found.figures.find(({ id }) => id === 'monthlyCashFlow')?.text).toMatch(/^\$\d/);
    expect(found.figures.map(({ id }) => id)).toContain('debtServiceCover');
    expect(JSON.stringify(found)).not.toMatch(/Cleveland|Sample|44109|£/);
  });

  it.each(strategyIds)('can be read back unchanged under any strategy: %s', (strategy) => {
    const found = americanShared(strategy);
    expect(found.figures.length).toBeGreaterThan(3);
    expect(found.figures.length).toBeLessThanOrEqual(maxSharedFigures);
    expect(readSharedDeal(structuredClone(found))).toEqual(found);
  });

  it('leaves out the user’s finance inputs and keeps the property’s', () => {
    const letting = { monthlyRent: fromMajor(2_250) };
    const own = (more: object): Deal => sample({ inputs: { 'buy-to-let': { ...letting, ...more } } });
    expect(shared(own({ mortgageRate: percent(3), deposit: percent(50), points: percent(0) }))).toEqual(shared(own({})));
    expect(shared(own({ propertyTax: percent(3) }))).not.toEqual(shared(own({})));
  });

  it('is nothing until the state is known, from the address or from the user', () => {
    const nowhere = sample({ country: 'US', facts: { ...sample().facts, address: null, postalCode: null } });
    expect(shared(nowhere)).toBeNull();
    expect(shared({ ...nowhere, region: 'OH' })).toMatchObject({ market: 'US-OH', outcode: null });
  });

  it.each([
    ['a British market', { market: 'GB-ENG' }],
    ['a European market', { market: 'FR-44' }],
    ['no market', { market: undefined }],
    ['a whole ZIP code', { outcode: '44109' }],
    ['an outcode', { outcode: 'M6' }],
    ['a British property type', { propertyType: 'end of terrace' }],
  ])('is refused with %s', (_what, change) => {
    expect(readSharedDeal({ ...americanShared(), ...change })).toBeNull();
  });

  it('leaves the format of shared British deals unchanged', () => {
    const british = sampleSharedDeal();
    expect(british.version).toBe(1);
    expect(readSharedDeal({ ...british, market: 'US-OH' })).toBeNull();
    expect(readSharedDeal({ ...british, figures: [{ id: 'rentToPrice', label: 'Rent to price', text: '1%' }] })).toBeNull();
  });
});
