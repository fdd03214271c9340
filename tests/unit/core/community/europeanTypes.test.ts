import { describe, expect, it } from 'vitest';
import { europeanTypeOf, europeanTypes } from '../../../../src/core/community/europeanTypes.ts';

const words: Readonly<Record<(typeof europeanTypes)[number], string>> = {
  apartment:
    'Apartment|Flat|Ground floor|Roof storey|Terraced flat|Wohnung|Eigentumswohnung|Erdgeschosswohnung|Appartement|Bovenwoning (appartement)|Portiekflat|Piso|Apartamento|Appartamento|Trilocale|Appartamento in villa|Mieszkanie|T2|Loft',
  'duplex apartment': 'Duplex|Triplex|Maisonette|Dúplex',
  penthouse: 'Penthouse|Ático|Attico',
  studio: 'Studio|Flat studio|Estudio|Monolocale|Kawalerka|T0',
  house: 'House|Haus|Maison|Casa|Dom|Moradia|Eengezinswoning|Chalet',
  terraced:
    'Terraced|Terrace|Terraced House|Reihenhaus|Reihenmittelhaus|Eengezinswoning, tussenwoning|Chalet adosado|Villetta a schiera|Szeregowiec',
  'end of terrace': 'End of Terrace|Eengezinswoning, hoekwoning|Reihenendhaus',
  'semi-detached': 'Semi-D|Semi-Detached|Doppelhaushälfte|Eengezinswoning, 2-onder-1-kapwoning|Chalet pareado|Moradia geminada|Bliźniak',
  detached: 'Detached|Einfamilienhaus|Single family house|Vrijstaande woning|Chalet independiente|Dom wolnostojący|Villa unifamiliare',
  townhouse: 'Town house|Herenhuis|Maison de ville',
  villa: 'Villa|Villetta|Willa',
  bungalow: 'Bungalow',
  cottage: 'Cottage|Country cottage',
  farmhouse: 'Farmhouse|Bauernhaus|Woonboerderij|Ferme|Finca|Quinta|Rustico|Casale',
  'multi-family house': 'Multi family house|Mehrfamilienhaus|Apartment block|Mixed use building|Immeuble|Edificio|Prédio|Kamienica',
  land: 'Land|Site|Terrain|Terreno|Grundstück|Działka|Bouwgrond',
};

describe('property type of a European listing', () => {
  it.each(Object.entries(words).flatMap(([type, texts]) => texts.split('|').map((text) => [text, type] as const)))(
    'is read from the listing’s term: %s is %s',
    (text, type) => {
      expect(europeanTypeOf(text)).toBe(type);
    },
  );

  it.each(['', 'Garage', 'Hotel', 'Büro', `House ${'x'.repeat(60)}`, null])('is unknown for %j', (text) => {
    expect(europeanTypeOf(text)).toBeNull();
  });

  it('stays the same when read again', () => {
    expect(europeanTypes.map(europeanTypeOf)).toEqual([...europeanTypes]);
  });
});
