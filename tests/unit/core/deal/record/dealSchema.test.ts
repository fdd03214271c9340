import { describe, expect, it } from 'vitest';
import { createDeal } from '../../../../../src/core/deal/createDeal.ts';
import { dealSchemaVersion } from '../../../../../src/core/deal/deal.ts';
import { dealMigrations, migrateDeal } from '../../../../../src/core/deal/record/dealMigrations.ts';
import { parseDeal, parseProfile } from '../../../../../src/core/deal/record/dealSchema.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import { sampleDeal, sampleId, terraceFacts } from '../../../../support/dealFixtures.ts';

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('parsing a stored deal', () => {
  it('returns the deal as it was stored, including fields from a newer version', () => {
    const deal = { ...sampleDeal({ overrides: { monthlyRent: fromMajor(1250) } }), labelsOfLater: ['later'] };
    expect(parseDeal(stored(deal))).toEqual({ ok: true, value: deal });
  });

  it.each([
    ['id', { id: 'x' }],
    ['createdAt', { createdAt: 1.5 }],
    ['inputs', { inputs: { 'buy-to-let': { deposit: 9 } } }],
    ['stage', { stage: 'maybe' }],
    ['facts.bedrooms', { facts: { ...terraceFacts, bedrooms: '3' } }],
    ['facts.serviceChargePerYear', { facts: { ...terraceFacts, serviceChargePerYear: 12.5 } }],
    ['facts.firstListedOn', { facts: { ...terraceFacts, firstListedOn: '2026-02-30' } }],
    ['facts.address', { facts: { ...terraceFacts, address: 'x'.repeat(20_001) } }],
  ])('names the invalid field: %s', (field, change) => {
    const read = parseDeal(stored({ ...sampleDeal(), ...change }));
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.startsWith(`${field}: `)).toBe(true);
  });

  it.each([null, 3, 'deal', [], {}])('refuses a value that is not a deal: %j', (value) => {
    expect(parseDeal(value).ok).toBe(false);
  });

  it('validates a profile in the same way', () => {
    expect(parseProfile(stored(standardProfile))).toEqual({ ok: true, value: standardProfile });
    expect(parseProfile({ ...standardProfile, weights: { 'net-yield': -1 } }).ok).toBe(false);
  });

  it('validates a deal’s plan and a profile’s mortgage products with their own schemas', () => {
    const plan = { heldMonths: 120, events: [{ kind: 'rate-change', month: 61, rate: 0.06 }] };
    expect(parseDeal(stored({ ...sampleDeal(), plan }))).toMatchObject({ ok: true, value: { plan } });
    expect(parseDeal(stored({ ...sampleDeal(), plan: { heldMonths: 0, events: [] } })).ok).toBe(false);
    expect(parseProfile({ ...standardProfile, mortgageProducts: {} }).ok).toBe(true);
    expect(parseProfile({ ...standardProfile, mortgageProducts: { x: { terms: {} } } }).ok).toBe(false);
  });
});

describe('deal schema', () => {
  it('has one migration for each version after the first', () => {
    expect(dealMigrations).toHaveLength(dealSchemaVersion);
  });

  it('reads the current version and refuses one from a newer app', () => {
    expect(migrateDeal(stored(sampleDeal()), dealSchemaVersion)).toEqual({ ok: true, value: sampleDeal() });
    expect(migrateDeal(stored(sampleDeal()), dealSchemaVersion + 1).ok).toBe(false);
    expect(migrateDeal(null, 0).ok).toBe(false);
  });
});

describe('stored deal that predates a fact', () => {
  it('reads the missing fact as unknown, and keeps the fact if it is present', () => {
    const whole = sampleDeal({ facts: { yearBuilt: 1925, units: 2, postalCode: '45402', county: 'Montgomery County' } });
    expect(parseDeal(structuredClone(whole))).toEqual({ ok: true, value: whole });
    const { yearBuilt, units, postalCode, county, propertyTaxPerYear, ...older } = whole.facts;
    const read = parseDeal({ ...whole, facts: older });
    expect([yearBuilt, units, postalCode, county, propertyTaxPerYear]).toEqual([1925, 2, '45402', 'Montgomery County', null]);
    expect(read).toMatchObject({ ok: true, value: { facts: { yearBuilt: null, units: null, postalCode: null, county: null } } });
    expect(parseDeal({ ...whole, facts: { ...whole.facts, propertyTaxPerYear: 0.5 } }).ok).toBe(false);
  });

  it('keeps what European listings state: rooms, town, charges in the rent and the agent’s fee', () => {
    const agentFee = { buyerPays: true, inPrice: false, share: rate(0.0357), amount: null };
    const whole = sampleDeal({ facts: { rooms: 3.5, town: 'Bonn', rentWithChargesPerMonth: minor(120_000), agentFee } });
    expect(parseDeal(structuredClone(whole))).toEqual({ ok: true, value: whole });
    const { rooms, town, rentWithChargesPerMonth, agentFee: fee, ...older } = whole.facts;
    expect([rooms, town, rentWithChargesPerMonth, fee]).toEqual([3.5, 'Bonn', 120_000, agentFee]);
    expect(parseDeal({ ...whole, facts: older })).toMatchObject({ ok: true, value: { facts: { rooms: null, agentFee: null } } });
    expect(parseDeal({ ...whole, facts: { ...whole.facts, agentFee: { ...agentFee, share: '3.57%' } } }).ok).toBe(false);
  });
});

describe('new deal', () => {
  it('contains what was read and no decisions, and creating it again gives the same deal', () => {
    const request = {
      id: sampleId(1),
      mid: sampleId(2),
      at: instant(1_795_175_520_000),
      reading: { site: 'zoopla', facts: terraceFacts, sources: { bedrooms: 'island path' }, warnings: [] },
      via: 'fetch',
      parserVersion: 4,
    } as const;
    const deal = createDeal(request);
    expect(deal).toEqual(createDeal(request));
    expect(deal).toMatchObject({ inputs: {}, stage: 'new', savedAt: null, binnedAt: null, facts: terraceFacts });
    expect(deal.origin).toEqual({ kind: 'listing', site: 'zoopla', via: 'fetch', capturedAt: request.at, parserVersion: 4 });
  });
});
