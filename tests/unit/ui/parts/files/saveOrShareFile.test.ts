import { describe, expect, it } from 'vitest';
import { pdfFileName } from '../../../../../src/ui/parts/files/saveOrShareFile.ts';

describe('the file name of a report', () => {
  it('is the title, limited to characters that every file system accepts', () => {
    expect(pdfFileName('3-bed terraced house, Llŷn Street / M6')).toBe('3-bed-terraced-house-Llyn-Street-M6.pdf');
  });

  it('cannot leave its folder or be empty', () => {
    expect(pdfFileName('../../etc')).toBe('etc.pdf');
    expect(pdfFileName('…')).toBe('deal-report.pdf');
    expect(pdfFileName('x'.repeat(500)).length).toBeLessThan(100);
  });
});
