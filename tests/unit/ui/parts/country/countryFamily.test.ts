import { describe, expect, it } from 'vitest';
import { strategyNamesIn } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { currencies } from '../../../../../src/core/kernel/money.ts';
import { currencyOfCountry, marketCountries } from '../../../../../src/core/market/markets.ts';
import { familyText } from '../../../../../src/ui/parts/country/familyText.ts';
import { familyOfCountry, familyOfCurrency } from '../../../../../src/ui/parts/country/countryFamily.ts';
import { strategyNamesOf } from '../../../../../src/ui/parts/country/strategyNamesOf.ts';

describe('country families', () => {
  it.each(marketCountries)('are the same for the currency of %s as for the country itself', (country) => {
    expect(familyOfCurrency(currencyOfCountry(country))).toBe(familyOfCountry(country));
    expect(strategyNamesOf(familyOfCountry(country))).toEqual(strategyNamesIn(country));
  });

  it('exist for every currency, and are British for a damaged row', () => {
    expect(currencies.map(familyOfCurrency)).toEqual(['british', 'european', 'american', 'european', 'european']);
    expect(familyOfCurrency('')).toBe('british');
  });

  it('have their own wording', () => {
    expect(familyText.european('Void weeks of a buy-to-let')).not.toContain('buy-to-let');
    expect(familyText.british('Buy-to-let')).toBe('Buy-to-let');
  });
});
