import { describe, expect, it } from 'vitest';
import {
  countyIn,
  dwellingsIn,
  newestBill,
  yearlyBill,
  yearlyFee,
  zipIn,
} from '../../../../../src/core/listing/sites/captured/americanValues.ts';
import { yearIn } from '../../../../../src/core/listing/sites/captured/internationalValues.ts';

describe('parsing values on American pages', () => {
  it.each([
    ['45402', '45402'],
    ['45402-1234', '45402'],
    [' 02138 ', '02138'],
    [45_402, '45402'],
    [2_138, null],
    ['M5V 3L9', null],
    ['454021', null],
    ['', null],
    [null, null],
    [['45402'], null],
  ])('ZIP code: %j is %j', (given, said) => {
    expect(zipIn(given)).toBe(said);
  });

  it.each([
    [1600, 1600],
    [1599, null],
    [2100, 2100],
    [2101, null],
    ['1925', 1925],
    ['Built in 1925', null],
    [1925.5, null],
    [0, null],
    [9999, null],
    [{}, null],
  ])('year: %j is read as %j', (given, said) => {
    expect(yearIn(given)).toBe(said);
  });

  it.each([
    [2, 2],
    ['4', 4],
    ['Duplex', 2],
    [['Triplex'], 3],
    ['Fourplex', 4],
    [['Duplex', 'Triplex'], null],
    ['Single Family Residence', null],
    ['Multi-Family (2-4 Unit)', null],
    [0, null],
    [2_000, 2_000],
    [2_001, null],
    [1.5, null],
  ])('dwellings: %j is %j', (given, said) => {
    expect(dwellingsIn(given)).toBe(said);
  });

  it.each([
    ['$80 monthly', 96_000],
    ['$81/month', 97_200],
    ['$1,200 annually', 120_000],
    ['$1,200.50/yr', 120_050],
    ['$300 quarterly', 120_000],
    ['$600 semi-annually', 120_000],
    ['$80', null],
    ['80 monthly', null],
    ['£80 monthly', null],
    ['$80 toString', null],
    ['$80 constructor', null],
    ['$0 monthly', null],
    ['$999,999 monthly', null],
    [80, null],
    [null, null],
  ])('fee: %j is %j a year', (given, said) => {
    expect(yearlyFee(given)).toBe(said);
  });

  it.each([
    [4_120.5, 412_050],
    ['$4,120.50', 412_050],
    ['4120', 412_000],
    [0, null],
    [-1, null],
    [4_999_999, 499_999_900],
    [5_000_000, null],
    [Number.POSITIVE_INFINITY, null],
    ['see county', null],
  ])('bill: %j is read as %j', (given, said) => {
    expect(yearlyBill(given)).toBe(said);
  });

  it('reads the latest bill, whatever the order, and ignores a year not billed yet', () => {
    const bills = { taxes: [{ year: 2024, tax: 1 }, null, 'x', { year: '2025', tax: 2 }, { year: 2026, tax: null }, { tax: 9 }] };
    expect(newestBill('page', bills, { at: 'taxes', when: 'year', amount: 'tax' })).toEqual({ value: 200, source: 'page taxes' });
    expect(newestBill('page', { taxes: {} }, { at: 'taxes', when: 'year', amount: 'tax' })).toBeNull();
  });

  it.each(['Riverside County', 'San Francisco', 'St. Mary’s', "Prince George's County", 'Doña Ana County', 'Miami-Dade County'])(
    'county: %s is accepted',
    (name) => {
      expect(countyIn(name)).toBe(name);
    },
  );

  it.each(['', '12345', '=HYPERLINK("x")', 'x'.repeat(61), 5, null])('county: %j is refused', (given) => {
    expect(countyIn(given)).toBeNull();
  });
});
