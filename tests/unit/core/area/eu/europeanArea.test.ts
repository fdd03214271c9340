import { describe, expect, it } from 'vitest';
import type { EuropeanPlace } from '../../../../../src/core/area/eu/areaLevels.ts';
import { europeanArea, packsOfCountry } from '../../../../../src/core/area/eu/europeanArea.ts';
import type { CountryCode } from '../../../../../src/core/kernel/countries.ts';
import { publishedPack } from '../../../../support/areaPacks.ts';

const nowhere = { postalCode: null, town: null, region: null };
const levels = (country: CountryCode, place: Partial<EuropeanPlace>) =>
  europeanArea(packsOfCountry(country).map(publishedPack), { country, ...nowhere, ...place });
const lines = (country: CountryCode, place: Partial<EuropeanPlace>): readonly string[] => {
  const { price, rent } = levels(country, place);
  return [...price, ...rent].map(({ measure, ofName, value, count }) =>
    [ofName, measure.id, value, ...(count === null ? [] : [`n${count}`])].join(' '),
  );
};

describe('Ireland', () => {
  it('looks up the routing key of an Eircode, then its county', () => {
    const found = lines('IE', { postalCode: 'D04 X285' });
    expect(found).toContain('Eircode area D04 price 685000 n652');
    expect(found).toContain('County Dublin rent_new 2307');
    expect(lines('IE', { town: 'Dublin 4' })).toEqual(found);
  });

  it('looks up by county alone, and finds nothing for a name that is not a county', () => {
    expect(lines('IE', { region: 'Co. Clare' })[0]).toBe('County Clare price 280000 n1101');
    expect(levels('IE', { town: 'Ballina' })).toMatchObject({ price: [], rent: [], missing: [expect.stringContaining('No local figure')] });
  });

  it('warns about a median based on few sales', () => {
    expect(levels('IE', { postalCode: 'A42 AA11' }).price[0]?.note).toBe('Based on only 12 sales.');
  });
});

describe('France', () => {
  it('finds a commune by name and postal code, ignoring accents and hyphens', () => {
    expect(lines('FR', { postalCode: '01500', town: 'AMBERIEU EN BUGEY' })).toEqual([
      'Ambérieu-en-Bugey price_apt 2244 n42',
      'Ambérieu-en-Bugey price_house 2500 n33',
      'Ambérieu-en-Bugey rent_apt 11.2',
      'Ambérieu-en-Bugey rent_house 8.8',
    ]);
  });

  it('never matches a commune by name alone, nor one in another département', () => {
    expect(levels('FR', { town: 'Ambérieu-en-Bugey' })).toMatchObject({ price: [], rent: [] });
    expect(levels('FR', { town: 'Ambérieu-en-Bugey', postalCode: '44000' }).missing[0]).toContain(
      'isn’t among the communes with published figures',
    );
  });

  it('finds arrondissements of Paris by postal code, with figures for the whole of 2024', () => {
    const [price] = levels('FR', { postalCode: '75003', town: 'Paris' }).price;
    expect([price?.ofName, price?.value, price?.count, price?.measure.period]).toEqual(['Paris 3e Arrondissement', 11_667, 544, '2024']);
  });

  it('says why Strasbourg and Lyon have no price, and shows their 2022 rents', () => {
    const strasbourg = levels('FR', { postalCode: '67000', town: 'Strasbourg' });
    expect(strasbourg.missing[0]).toContain('Alsace, Moselle and Mayotte');
    expect(strasbourg.rent.every(({ measure }) => measure.period === '2022' && measure.note?.includes('including charges') === true)).toBe(
      true,
    );
    expect(levels('FR', { postalCode: '69003', town: 'Lyon' }).missing[0]).toContain('arrondissements of Lyon');
  });
});

describe('Spain', () => {
  it('finds a town by postal code, otherwise its province, with the region’s rents', () => {
    expect(lines('ES', { postalCode: '15001', town: 'A Coruña' })).toEqual([
      'A Coruña value 2775',
      'Province of A Coruña value 1750',
      'Galicia rent_month 450',
      'Galicia rent_sqm 5.77',
    ]);
  });

  it('gives a village its province’s figure and says that the village has none', () => {
    const village = levels('ES', { postalCode: '45500', town: 'Torrijos' });
    expect([village.price.map(({ ofName }) => ofName), village.missing[0]]).toEqual([
      ['Province of Toledo'],
      expect.stringContaining('25,000'),
    ]);
  });

  it('finds a region by id or name if there is no postal code, and no town', () => {
    expect(lines('ES', { region: 'madrid', town: 'Getafe' })[0]).toBe('Madrid value 4090');
    expect(lines('ES', { region: 'País Vasco' })[0]).toBe('País Vasco value 3102');
  });
});

describe('Portugal', () => {
  it('gives a municipality’s medians', () =>
    expect(lines('PT', { town: 'Abrantes' })).toEqual(['Abrantes price 975', 'Abrantes rent 5.26']));

  it('distinguishes Lagoa in the Algarve from Lagoa in the Azores by postal code, and gives no figures if there is none', () => {
    expect(lines('PT', { town: 'Lagoa', postalCode: '8400-302' })[0]).toBe('Lagoa price 3220');
    expect(lines('PT', { town: 'Lagoa', postalCode: '9560-045' })[0]).toBe('Lagoa (R.A.A.) price 1761');
    expect(lines('PT', { town: 'Lagoa' })).toEqual([]);
    expect(lines('PT', { town: 'Calheta', postalCode: '9370-133' })[0]).toBe('Calheta (R.A.M.) price 1722');
  });
});

describe('the Netherlands', () => {
  it('gives a price per home for a municipality and its province, and no rent', () => {
    expect(lines('NL', { town: 'Den Haag', region: 'Zuid-Holland' })).toEqual([
      "'s-Gravenhage price 465000",
      'Province of Zuid-Holland price 469000',
    ]);
  });

  it('asks for the province if several places share a name', () => {
    expect(lines('NL', { town: 'Bergen' })).toEqual([]);
    expect(lines('NL', { town: 'Bergen', region: 'Limburg' })[0]).toBe('Bergen (L.) price 450000');
    expect(lines('NL', { town: 'Rijswijk', region: 'Gelderland' })).toEqual(['Province of Gelderland price 480000']);
  });
});

describe('countries without local figures', () => {
  it('Germany: names a town on the list of 15% rent caps, and shows no note for other towns', () => {
    expect(levels('DE', { postalCode: '80802', town: 'München' }).hints[0]?.words).toContain('15%');
    const hamburg = levels('DE', { postalCode: '20095', town: 'Hamburg' });
    expect([hamburg.hints, hamburg.price, hamburg.missing.length]).toEqual([[], [], 1]);
  });

  it.each(['IT', 'AT', 'BE', 'PL'] as const)('%s: gives the national index and no price or rent level', (country) => {
    const found = levels(country, { postalCode: '1000', town: 'Anywhere' });
    expect([found.price, found.rent, found.index.map(({ measure }) => measure.id)]).toEqual([[], [], ['chg1', 'chg5', 'chg10']]);
    expect(found.missing[0]).toContain('No local figure');
  });

  it('say that figures still need downloading when a pack is missing', () => {
    expect(europeanArea([], { country: 'FR', ...nowhere }).missing).toEqual([
      'Local figures for France aren’t on this device yet. Go online to download them.',
    ]);
  });
});

describe('every European area figure', () => {
  it.each([
    ['IE', { postalCode: 'D04 X285' }],
    ['FR', { postalCode: '44000', town: 'Nantes' }],
    ['ES', { postalCode: '28014', town: 'Madrid' }],
    ['PT', { town: 'Lisboa' }],
    ['NL', { town: 'Amsterdam' }],
  ] as const)('for %s names its source with licence and attribution', (country, place) => {
    const { price, rent, index } = levels(country, place);
    expect(price.length).toBeGreaterThan(0);
    for (const { sources } of [...price, ...rent, ...index])
      expect(sources.every(({ licence, attribution }) => licence !== '' && attribution !== '')).toBe(true);
  });
});
