import { describe, expect, it } from 'vitest';
import { factsFromText } from '../../../../../src/core/listing/page/textPatterns.ts';

const read = (text: string) => {
  const layer = factsFromText([{ name: 'text', text }]);
  return Object.fromEntries(Object.entries(layer).flatMap(([name, found]) => (found ? [[name, found.value]] : [])));
};

describe('facts found in free text', () => {
  it.each([
    ['Held on a 999 year lease.', { tenure: 'leasehold', leaseYearsRemaining: 999 }],
    ['115 years remaining on the lease', { tenure: 'leasehold', leaseYearsRemaining: 115 }],
    ['Lease length: 87 years', { tenure: 'leasehold', leaseYearsRemaining: 87 }],
    [
      'Tenure: Leasehold. Ground rent: £250 per annum. Service charge: £1,840 per annum',
      { tenure: 'leasehold', groundRentPerYear: 25_000, serviceChargePerYear: 184_000 },
    ],
    ['Service charge of approximately £150 pcm', { serviceChargePerYear: 180_000 }],
    ['Share of freehold', { tenure: 'share-of-freehold' }],
    ['Freehold house. Council Tax Band: C', { tenure: 'freehold', councilTaxBand: 'C' }],
    ['EPC rating: D', { epcBand: 'D' }],
    ['EPC - B', { epcBand: 'B' }],
    ['EPC Rating: EER- D / EIR- E', { epcBand: 'D' }],
    ['Approx. 1,177 Sq Ft over two floors', { floorAreaSqFt: 1177 }],
    ['two reception rooms and a cellar', { receptions: 2 }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'The lease was granted for 125 years from 1990.',
    '10 years remaining on the NHBC warranty',
    'A 10 year structural guarantee',
    'EPC available on request',
    'Living room 210 sq ft, bedroom 140 sq ft',
    'Freehold or leasehold, ask the agent',
    'Council tax: ask the agent',
    'No ground rent is charged; the price is £250,000',
  ])('are absent if the text is ambiguous: %s', (text) => {
    expect(read(text)).toEqual({});
  });

  it('have a source that says they were read from text', () => {
    expect(factsFromText([{ name: 'PAGE_MODEL description', text: 'EPC rating C' }]).epcBand?.source).toBe(
      'PAGE_MODEL description: read from text, check',
    );
  });

  it('are found only in the first 20,000 characters, and never in a phrase repeated endlessly', () => {
    expect(read(`${'x '.repeat(9_950)}EPC rating C`)).toEqual({ epcBand: 'C' });
    expect(read(`${'x '.repeat(10_000)}EPC rating C`)).toEqual({});
    for (const piece of ['ground rent ', 'lease of approx ', '9', '1,111 ', 'EPC ', 'council tax band '])
      expect(read(piece.repeat(20_000))).toEqual({});
  });
});
