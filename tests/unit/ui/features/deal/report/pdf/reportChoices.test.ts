import { describe, expect, it } from 'vitest';
import {
  printedBorrower,
  readChoices,
  standardChoices,
  storedChoices,
} from '../../../../../../../src/ui/features/deal/report/pdf/reportChoices.ts';
import { printSearch, readPrintSearch } from '../../../../../../../src/ui/features/deal/report/print/printSearch.ts';

const standard = standardChoices('GB');
const logo = { dataUrl: 'data:image/jpeg;base64,/9j/4AAQ', width: 100, height: 40 };

describe('report options', () => {
  it('default to the full edition on A4 without buyer details for a lender', () => {
    expect(standard).toEqual({
      edition: 'full',
      pageSize: 'a4',
      letterhead: { name: '', logo: null },
      photos: false,
      lender: { borrower: '', named: false, holdings: false },
    });
  });

  it('print the buyer’s name only in the lender edition, and only if ticked and given', () => {
    const lender = { borrower: ' Jo Example ', named: true, holdings: false };
    expect(printedBorrower({ ...standard, edition: 'lender', lender })).toBe('Jo Example');
    expect(printedBorrower({ ...standard, edition: 'full', lender })).toBeNull();
    expect(printedBorrower({ ...standard, edition: 'lender', lender: { ...lender, named: false } })).toBeNull();
    expect(printedBorrower({ ...standard, edition: 'lender', lender: { ...lender, borrower: '  ' } })).toBeNull();
  });

  it('use Letter for US properties, whatever paper is chosen for others', () => {
    const american = standardChoices('US');
    expect(american.pageSize).toBe('letter');
    const stored = storedChoices(null, { ...standard, edition: 'short' }, 'GB');
    expect(readChoices(stored, american, 'US')).toEqual({ ...american, edition: 'short' });
    const both = storedChoices(stored, { ...american, pageSize: 'a4' }, 'US');
    expect(readChoices(both, american, 'US').pageSize).toBe('a4');
    expect(readChoices(storedChoices(both, { ...standard, pageSize: 'letter' }, 'GB'), american, 'US').pageSize).toBe('a4');
  });

  it('use A4 for European properties, sharing the paper size with UK ones', () => {
    const irish = standardChoices('IE');
    expect(irish.pageSize).toBe('a4');
    const stored = storedChoices(null, { ...standard, pageSize: 'letter' }, 'GB');
    expect(readChoices(stored, irish, 'FR').pageSize).toBe('letter');
    expect(readChoices(storedChoices(stored, { ...irish, pageSize: 'a4' }, 'PL'), standard, 'GB').pageSize).toBe('a4');
  });

  it('are read back as stored', () => {
    const lender = { borrower: 'Jo Example', named: true, holdings: true };
    const stored = { edition: 'lender', pageSize: 'letter', letterhead: { name: 'Example Ltd', logo }, photos: true, lender } as const;
    expect(readChoices(stored, standard, 'GB')).toEqual(stored);
  });

  it.each([
    null,
    'full',
    7,
    {},
    { lender: 'yes' },
    { lender: { named: 1, holdings: 'true', borrower: 7 } },
    { edition: 'none', pageSize: 'a5', letterhead: 'me' },
  ])('fall back to the standard if %j is stored', (stored) => {
    expect(readChoices(stored, standard, 'GB')).toEqual(standard);
  });

  it('reject an invalid logo and cut a long name', () => {
    const read = readChoices(
      { letterhead: { name: 'x'.repeat(500), logo: { ...logo, dataUrl: 'data:image/svg+xml;base64,AA' } } },
      standard,
      'GB',
    );
    expect(read.letterhead).toEqual({ name: 'x'.repeat(80), logo: null });
  });
});

describe('readPrintSearch', () => {
  it('falls back to the full edition for an unknown one', () => {
    expect(readPrintSearch(printSearch('lender'))).toBe('lender');
    expect(readPrintSearch({ view: 'print' })).toBe('full');
    expect(readPrintSearch({ view: 'print', edition: 'javascript:alert(1)' })).toBe('full');
    expect(readPrintSearch({})).toBeNull();
    expect(readPrintSearch({ view: 'viewing', edition: 'full' })).toBeNull();
  });
});
