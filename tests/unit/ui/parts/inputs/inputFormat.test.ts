import { describe, expect, it } from 'vitest';
import { buyToLetEntry } from '../../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { parseQuantity } from '../../../../../src/core/deal/strategies/parseInput.ts';
import { currencyOfCountry, marketCountries } from '../../../../../src/core/market/markets.ts';
import { inputFormatOf } from '../../../../../src/ui/parts/inputs/inputFormat.ts';

const price = buyToLetEntry('purchasePrice');

describe('amounts entered for a property', () => {
  it.each(marketCountries)('are in the currency of %s', (country) => {
    expect(inputFormatOf(country).currency).toBe(currencyOfCountry(country));
    expect(parseQuantity(price, '189 000', inputFormatOf(country))).toEqual({ ok: true, value: 18_900_000 });
  });

  it('use the number format of its country', () => {
    expect(parseQuantity(price, '189.000', inputFormatOf('DE'))).toEqual({ ok: true, value: 18_900_000 });
    expect(parseQuantity(price, '189,000', inputFormatOf('IE'))).toEqual({ ok: true, value: 18_900_000 });
    expect(parseQuantity(price, '189.000', inputFormatOf('IE')).ok).toBe(false);
    expect(parseQuantity(price, '189,000', inputFormatOf('FR')).ok).toBe(false);
  });
});
