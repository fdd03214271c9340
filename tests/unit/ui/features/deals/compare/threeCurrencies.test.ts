import { describe, expect, it } from 'vitest';
import { exchangeRatesInto } from '../../../../../../src/core/area/describe/exchangeRates.ts';
import { marketSeriesOf } from '../../../../../../src/core/area/book/answers/marketSeries.ts';
import { formatMoney } from '../../../../../../src/core/kernel/formatMoneyAndRates.ts';
import { fromMajor, type Currency } from '../../../../../../src/core/kernel/money.ts';
import { compareRows, type CompareCell } from '../../../../../../src/ui/features/deals/compare/compareRows.ts';
import { exchangeText } from '../../../../../../src/ui/features/deals/compare/exchangeText.ts';
import { currenciesOf, type Side } from '../../../../../../src/ui/features/deals/compare/side.ts';
import { americanDeal, americanOutcome } from '../../../../../support/americanDeals.ts';
import { publishedPack } from '../../../../../support/areaPacks.ts';
import { sampleDeal, sampleOutcome } from '../../../../../support/dealFixtures.ts';
import { europeanDeal, europeanOutcome } from '../../../../../support/europeanDeals.ts';

const series = marketSeriesOf([publishedPack('eu-core')]);

const dayton = { state: 'OH', strategy: 'buy-to-let' } as const;
const nantes = { market: 'FR-44', strategy: 'buy-to-let' } as const;
const krakow = { market: 'PL', strategy: 'buy-to-let' } as const;
const british: Side = { deal: sampleDeal(), outcome: sampleOutcome(), gap: null };
const american: Side = { deal: americanDeal(dayton), outcome: americanOutcome(dayton), gap: null };
const french: Side = { deal: europeanDeal(nantes), outcome: europeanOutcome(nantes), gap: null };
const polish: Side = { deal: europeanDeal(krakow), outcome: europeanOutcome(krakow), gap: null };
const three = [french, british, american];

function cells(id: string, sides: readonly Side[], into: Currency | null): readonly CompareCell[] {
  const exchange = into === null ? null : exchangeRatesInto(into, currenciesOf(sides), series);
  return (
    compareRows(sides, exchange)
      .flatMap(({ rows }) => rows)
      .find((row) => row.id === id)?.cells ?? []
  );
}

describe('a comparison of properties in Nantes, Leeds and Dayton', () => {
  it('shows each amount in its own currency, with one conversion into the user’s', () => {
    expect(cells('price', three, 'GBP')).toEqual([
      { text: '€200,000', mark: null, converted: 'about £172,660' },
      { text: '£185,000', mark: null },
      { text: '$300,000', mark: null, converted: 'about £224,910' },
    ]);
    expect(cells('price', three, 'EUR').map(({ converted }) => converted)).toEqual([undefined, 'about €214,286', 'about €260,520']);
    expect(cells('price', three, 'USD').map(({ converted }) => converted)).toEqual(['about $230,300', 'about $246,772', undefined]);
  });

  it('converts every kind of amount: taxes, figures, inputs and what a listing states', () => {
    for (const id of ['price-per-foot', 'cashNeeded', 'monthlyCashFlow', 'breakEvenRent', 'monthlyRent']) {
      const [euros, pounds, dollars] = cells(id, three, 'GBP');
      expect([id, euros?.converted, dollars?.converted]).toEqual([
        id,
        expect.stringMatching(/^about −?£[\d,]+$/),
        expect.stringMatching(/^about −?£[\d,]+$/),
      ]);
      expect([id, pounds?.converted]).toEqual([id, undefined]);
    }
    expect(cells('refurbishment', three, 'GBP').map(({ converted }) => converted)).toEqual([undefined, undefined, undefined]);
    // Ohio charges the buyer no purchase tax.
    expect(cells('tax', three, 'GBP').map(({ converted }) => converted)).toEqual(['about £10,910', undefined, undefined]);
    const billed = { ...dayton, facts: { propertyTaxPerYear: fromMajor(4_000) } };
    const side: Side = { deal: americanDeal(billed), outcome: americanOutcome(billed), gap: null };
    expect(cells('property-tax', [british, side], 'GBP')).toEqual([
      { text: '–', mark: null },
      { text: `${formatMoney(fromMajor(4_000), 'USD')} a year`, mark: null, converted: `about ${formatMoney(fromMajor(2_998.8), 'GBP')}` },
    ]);
  });

  it('does not convert rates, and keeps each country’s name for them', () => {
    expect(cells('netYield', three, 'GBP').map(({ name, converted }) => [name, converted])).toEqual([
      ['Net yield (rendement net)', undefined],
      [undefined, undefined],
      ['Cap rate', undefined],
    ]);
    expect(cells('netYield', three, 'GBP').filter(({ mark }) => mark !== null)).toHaveLength(1);
    expect(cells('netYield', [french, french], 'GBP').map(({ name }) => name)).toEqual([undefined, undefined]);
    expect(cells('deposit', three, 'GBP').every(({ converted }) => converted === undefined)).toBe(true);
  });

  it('does not rank amounts in several currencies, converted or not', () => {
    for (const into of ['GBP', null] as const) expect(cells('cashNeeded', three, into).map(({ mark }) => mark)).toEqual([null, null, null]);
    expect(cells('price', three, null).map(({ converted }) => converted)).toEqual([undefined, undefined, undefined]);
  });

  it('does not convert an amount without an exchange rate', () => {
    expect(cells('price', [polish, british, american], 'GBP').map(({ converted }) => converted)).toEqual([
      undefined,
      undefined,
      'about £224,910',
    ]);
  });
});

const text = (into: Currency, currencies: readonly Currency[], known = series) =>
  exchangeText({ into, currencies, series: { state: 'ready', series: known }, exchange: exchangeRatesInto(into, currencies, known) });

describe('exchangeText', () => {
  it('names the rates and their month once', () => {
    expect(text('GBP', ['EUR', 'GBP', 'USD'])).toBe(
      'Conversions to pounds use exchange rates for June 2026: 1 EUR = 0.8633 GBP, 1 USD = 0.7497 GBP.',
    );
  });

  it('says which amounts are not converted', () => {
    expect(text('GBP', ['PLN', 'USD'])).toMatch(/Amounts in zlotys aren’t converted, because we don’t have a rate for that month\.$/);
    expect(text('PLN', ['PLN', 'EUR', 'USD'])).toBe(
      'We don’t have an exchange rate from euros or dollars to zlotys, so amounts aren’t converted.',
    );
  });

  it('explains why there are no rates', () => {
    expect(text('GBP', ['EUR', 'GBP'], [])).toMatch(/^Couldn’t load exchange rates, so amounts aren’t converted\./);
    const asked = { into: 'GBP', currencies: ['EUR', 'GBP'], exchange: null } as const;
    expect(exchangeText({ ...asked, series: { state: 'failed', message: 'No room.' } })).toBe('Amounts aren’t converted. No room.');
    expect(exchangeText({ ...asked, series: { state: 'loading' } })).toBe('Loading exchange rates…');
  });
});
