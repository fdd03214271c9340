import { describe, expect, it } from 'vitest';
import { countryOfHolding } from '../../../../src/core/deal/holding/holding.ts';
import type { Profile } from '../../../../src/core/deal/profile.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { growthRates } from '../../../../src/core/portfolio/growthRates.ts';
import { assessPortfolio, type PortfolioQuestion } from '../../../../src/core/portfolio/assessPortfolio.ts';
import { letHolding } from '../../../support/holdings.ts';

const american = letHolding({ currency: 'USD', place: { address: null, outcode: '45402', authority: null, country: 'US' } });
const ask = (changes: Partial<PortfolioQuestion> = {}) =>
  assessPortfolio({
    holdings: [
      { id: 'gb', item: letHolding() },
      { id: 'us', item: american },
    ],
    profile: standardProfile,
    today: isoDate('2026-06-15'),
    years: 10,
    growth: {},
    ...changes,
  });

const own: Profile = {
  ...standardProfile,
  defaults: { priceGrowth: percent(1) },
  abroad: { US: { defaults: { priceGrowth: percent(5) } } },
};

describe('holdings in two countries', () => {
  it('portfolio: pounds and dollars are listed separately and never added together', () => {
    const { currencies } = ask();
    expect(currencies.map(({ currency, country, count }) => [currency, country, count])).toEqual([
      ['GBP', 'GB', 1],
      ['USD', 'US', 1],
    ]);
    for (const { figures } of currencies) expect(figures.value.value).toBe(fromMajor(240_000));
  });

  it('portfolio: each holding grows at the user’s rates, or else at its own country’s rates', () => {
    const [gb, us] = ask().currencies;
    expect(us?.rates.value).toMatchObject({ rate: percent(3), isDefault: true });
    expect(us?.forecast).toHaveLength(10);
    expect(us?.forecast[0]?.value).toBe(fromMajor(247_200));
    expect(us?.forecast[9]?.value).not.toBe(gb?.forecast[9]?.value);
    const [british, americans] = ask({ profile: own }).currencies.map(({ rates }) => rates.value?.rate);
    expect([british, americans]).toEqual([percent(1), percent(5)]);
    expect(ask({ profile: own }).holdings.map(({ forecast }) => forecast[0]?.value)).toEqual([fromMajor(242_400), fromMajor(252_000)]);
  });

  it('portfolio: the British stress rate is not applied to an American rent', () => {
    const [gb, us] = ask().currencies;
    expect(gb?.figures.coverAtStress.value).not.toBeNull();
    expect(us?.figures.coverAtStress.value).toBeNull();
    expect(us?.figures.debtServiceCover.value).not.toBeNull();
  });

  it('portfolio: dollars in two countries have no default growth rates', () => {
    const mixed = { ...american, place: { ...american.place, country: 'FR' } };
    const [part] = ask({
      holdings: [
        { id: 'us', item: american },
        { id: 'fr', item: mixed },
      ],
    }).currencies;
    expect(part).toMatchObject({ currency: 'USD', country: null, forecast: [] });
  });

  it('holding: has a country only if its currency is that country’s', () => {
    expect(countryOfHolding(american)).toBe('US');
    expect(countryOfHolding({ ...american, currency: 'GBP' })).toBeNull();
    expect(countryOfHolding(letHolding())).toBe('GB');
    expect(countryOfHolding(letHolding({ currency: 'USD' }))).toBeNull();
  });
});

describe('growth by country', () => {
  it('growth: the United States has no stress rate until the user tries one', () => {
    const asked = { profile: standardProfile, growth: {}, country: 'US' } as const;
    expect(growthRates(asked).stress).toBeNull();
    expect(growthRates({ ...asked, growth: { stress: 0.08 } }).stress).toEqual({ rate: 0.08, from: 'Tried here', isDefault: false });
    expect(growthRates({ ...asked, growth: { value: 40 } }).value).toMatchObject({ rate: percent(3), isDefault: true });
    expect(growthRates({ ...asked, country: 'GB' }).stress).not.toBeNull();
  });
});
