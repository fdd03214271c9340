import { describe, expect, it } from 'vitest';
import {
  commissionIn,
  monthlyAmount,
  placeNameIn,
  postalCodeIn,
  roomsIn,
  yearlyCharge,
} from '../../../../../src/core/listing/sites/captured/europeanValues.ts';
import { energyClassIn } from '../../../../../src/core/listing/sites/captured/internationalValues.ts';

describe('parsing values on European pages', () => {
  it.each([
    ['DE', '53111', '53111'],
    ['DE', 'D-53111', '53111'],
    ['DE', '5311', null],
    ['FR', 44_000, '44000'],
    ['AT', '8010', '8010'],
    ['BE', 'B-9000', '9000'],
    ['NL', '7411aa', '7411 AA'],
    ['NL', '0411 AA', null],
    ['PL', '31001', '31-001'],
    ['PT', '1200-108', '1200-108'],
    ['IE', 'D02X285', 'D02 X285'],
    ['IE', 'A86', null],
    ['FR', '<b>44000</b>', '44000'],
    ['FR', null, null],
    ['FR', { zip: '44000' }, null],
  ] as const)('postal code in %s: %j is %j', (country, given, said) => {
    expect(postalCodeIn(country)(given)).toBe(said);
  });

  it.each([
    ['3', 3],
    ['3.5', 3.5],
    ['3,5', 3.5],
    ['3,50', 3.5],
    [4, 4],
    ['3 Zimmer', 3],
    ['5 kamers (4 slaapkamers)', 5],
    ['3.7', null],
    ['120', null],
    ['10+', null],
    ['51', null],
    ['0', null],
    ['more', null],
    [null, null],
    [['3'], null],
  ])('rooms: %j are %j', (given, said) => {
    expect(roomsIn(given)).toBe(said);
  });

  it.each([
    ['€ 164,54 per maand', 197_448],
    ['387,50 €', 465_000],
    ['€ 50/mese', 60_000],
    ['640', 768_000],
    ['€ 1.200 per jaar', 120_000],
    ['1 450 € /an', 145_000],
    ['0', null],
    ['Ja', null],
    ['-', null],
    [35, 42_000],
    [Number.NaN, null],
    [null, null],
  ])('charge: %j is %j a year', (given, said) => {
    expect(yearlyCharge(given)).toBe(said);
  });

  it.each([
    ['1.250,50 €', 125_050],
    ['1250.5', 125_050],
    ['0', null],
    ['100000', null],
    ['', null],
  ])('rent with charges: %j is read as %j a month', (given, said) => {
    expect(monthlyAmount(given)).toBe(said);
  });

  it.each([
    ['3,57 % inkl. MwSt.', { buyerPays: true, inPrice: false, share: 0.0357 }],
    ['3 % zzgl. 20% MwSt. vom Gesamtkaufpreis', { buyerPays: true, inPrice: false, share: 0.036 }],
    ['3% zzgl. MwSt.', { buyerPays: true, inPrice: false, share: null }],
    ['Provision auf Anfrage', { buyerPays: true, inPrice: false, share: null }],
    ['35,7 %', { buyerPays: true, share: null }],
    ['provisionsfrei', { buyerPays: false, share: null }],
    ['Nein', { buyerPays: false }],
    ['Abgeber zahlt', { buyerPays: false }],
    ['0 %', { buyerPays: false }],
  ])('commission: %j', (given, said) => {
    expect(commissionIn(given)).toMatchObject({ ...said, amount: null });
  });

  it.each(['', 'siehe Text', null, 3.57, ['3,57 %']])('commission: %j is not read as a commission', (given) => {
    expect(commissionIn(given)).toBeNull();
  });

  it.each([
    ['Nordrhein_Westfalen', 'Nordrhein Westfalen'],
    ['’s-Hertogenbosch', '’s-Hertogenbosch'],
    ['Wien, 03. Bezirk, Landstraße', 'Wien, 03. Bezirk, Landstraße'],
    ['no_information', null],
    ['{"city":1}', null],
    ['12', null],
    ['x'.repeat(61), null],
  ])('place: %j is read as %j', (given, said) => {
    expect(placeNameIn(given)).toBe(said);
  });

  it.each([
    ['A_PLUS', 'A+'],
    ['A+++', 'A+++'],
    ['H', 'H'],
    ['b', 'B'],
    ['B-', 'B-'],
    ['a2', 'A2'],
    ['NO_INFORMATION', null],
    ['I', null],
    ['A++++++', null],
    ['120 kWh', null],
  ])('energy class: %j is read as %j', (given, said) => {
    expect(energyClassIn(given)).toBe(said);
  });
});
