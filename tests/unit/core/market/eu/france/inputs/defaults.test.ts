import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../../src/core/kernel/rate.ts';
import { franceChecks } from '../../../../../../../src/core/market/eu/france/checks/checks.ts';
import { franceDefaults } from '../../../../../../../src/core/market/eu/france/inputs/defaults.ts';
import { franceHelp, franceNames } from '../../../../../../../src/core/market/eu/france/inputs/localNames.ts';
import { franceTaxRows } from '../../../../../../../src/core/market/eu/france/inputs/taxRows.ts';
import { franceLending, prepaymentFee } from '../../../../../../../src/core/market/eu/france/lending.ts';

const loan = {
  purpose: 'purchase',
  value: fromMajor(200_000),
  loan: fromMajor(180_000),
  units: 1,
  income: fromMajor(12_000),
  isByTheNight: false,
  payment: fromMajor(12_000),
  isInterestOnly: false,
  ofPrice: percent(90),
} as const;

const notes = (given: Partial<Parameters<typeof franceLending>[0]> = {}) => franceLending({ ...loan, ...given }, isoDate('2026-11-24'));
const ids = (given: Partial<Parameters<typeof franceLending>[0]> = {}) => notes(given).map(([id]) => id);
const fee = (annualRate: number) => {
  const found = prepaymentFee(fromMajor(100_000), percent(annualRate));
  return [toMajor(found.fee), found.method];
};

describe('French defaults', () => {
  it('the user is asked for the taxe foncière, because only the bill shows it', () => {
    expect([franceDefaults.costs.propertyTaxPerYear, franceDefaults.ofHome]).toEqual([null, undefined]);
  });

  it('the default rate includes borrower’s insurance and is not confirmed', () => {
    expect(franceDefaults.loan.mortgageRate).toMatchObject({ value: 0.035, source: { confirmed: false } });
  });

  it('every question to the owners has a default, and there are four regimes', () => {
    for (const row of Object.values(franceTaxRows)) expect(row.fallback).not.toBeNull();
    expect(franceTaxRows.regime.choices.map(({ value }) => value)).toEqual(['reel-foncier', 'micro-foncier', 'micro-bic', 'lmnp-reel']);
  });

  it('yields have French names, and the help says what the rent includes', () => {
    expect(franceNames['Gross yield']).toBe('rendement brut');
    expect(franceHelp['monthlyRent']).toContain('hors charges');
  });
});

describe('French banks', () => {
  it('lend no more than the price', () => {
    expect(ids({ loan: fromMajor(200_000) })).not.toContain('fr-ltv');
    expect(ids({ loan: fromMajor(200_001) })).toContain('fr-ltv');
  });

  it('state the income at which all payments are 35% of it, counting 70% of the rent', () => {
    // 12,000 / 0.35 − 8,400 = 25,885.71 a year; 12,000 − 8,400 = 3,600 a year is not covered.
    const [, words] = notes().find(([id]) => id === 'fr-effort') ?? ['', ''];
    expect(words).toContain('€2,157 a month');
    expect(words).toContain('together take 143%');
    expect(words).toContain('no longer test the €300 a month that the counted rent does not cover');
  });

  it('state that income for a home without rent too, and nothing without a loan', () => {
    expect(ids({ income: fromMajor(0) })).toContain('fr-effort');
    expect(ids({ loan: fromMajor(0) })).toEqual([]);
    expect(ids({ purpose: 'cash-out' })).toContain('fr-cash-out');
  });

  it('charge six months’ interest for early repayment, at most 3%', () => {
    expect([fee(5), fee(6), fee(6.1)]).toEqual([
      [2_500, 'interest'],
      [3_000, 'interest'],
      [3_000, 'cap'],
    ]);
  });
});

describe('French checks', () => {
  it('have unique ids and links, and apply to the whole country', () => {
    expect(new Set(franceChecks.map(({ id }) => id)).size).toBe(franceChecks.length);
    for (const { rule, places } of franceChecks) expect([rule.url.startsWith('https://'), places]).toEqual([true, ['FR']]);
  });

  it('ask about the rent cap, because its current status is not confirmed', () => {
    const cap = franceChecks.find(({ id }) => id === 'fr-rent-cap');
    expect([cap?.level, cap?.words.startsWith('Current status unconfirmed'), cap?.rule.confirmed]).toEqual(['ask', true, false]);
  });

  it('homes rated G are banned from letting now, F from 2028 and E from 2034', () => {
    const from = ['g', 'f', 'e'].map((band) => franceChecks.find(({ id }) => id === `fr-energy-${band}`)?.rule.inForceFrom);
    expect(from).toEqual(['2025-01-01', '2028-01-01', '2034-01-01']);
  });
});
