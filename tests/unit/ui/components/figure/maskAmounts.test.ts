import { expect, it } from 'vitest';
import { maskAmounts } from '../../../../../src/ui/components/figure/amounts/maskAmounts.ts';

it.each([
  ['£1,250', '£•••'],
  ['−£55', '£•••'],
  ['+£107 against your £200', '£••• against your £•••'],
  ['£647.50 a month', '£••• a month'],
  ['€ 1.250.000, about $2', '€•••, about $•••'],
  ['£200k to £1.5 million', '£••• to £•••'],
  ['£200–£300', '£•••–£•••'],
  ['£200-£300', '£•••-£•••'],
  ['It would still pass at £136,865, and lasts up to 9.60%.', 'It would still pass at £•••, and lasts up to 9.60%.'],
  ['Cash flow (−£12) a month', 'Cash flow (£•••) a month'],
  ['£118,000.', '£•••.'],
])('masking amounts: “%s” becomes “%s”', (text, shown) => {
  expect(maskAmounts(text)).toBe(shown);
});

it.each(['5.2%', 'Score 95 of 100', '20 November 2026', '3-bed terraced house, M6 5ZZ', '870 sq ft', '−0.8%', '£', ''])(
  'masking amounts: leaves “%s” unchanged',
  (text) => {
    expect(maskAmounts(text)).toBe(text);
  },
);

it('masking amounts: gives the same result when repeated', () => {
  const once = maskAmounts('£1,250 and −£3');
  expect(maskAmounts(once)).toBe(once);
});
