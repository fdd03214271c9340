import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actorInput } from '../../../src/backend/apify/actors/actorInput.ts';
import { hasProblems, inputFields, inputProblems } from '../../../src/backend/apify/actors/inputSchema.ts';
import { knownActors } from '../../../src/backend/apify/actors/knownActors.ts';
import { readRecords } from '../../../src/backend/apify/readRecords.ts';
import type { PortalSite } from '../../../src/core/listing/facts.ts';
import { expectSound } from '../../support/listingInvariants.ts';
import { propertyItem } from '../../support/apify/apifyPlans.ts';
import { describeShared } from '../../support/sharedPages.ts';

const addresses = {
  rightmove: 'https://www.rightmove.co.uk/property-for-sale/Testford.html',
  zoopla: 'https://www.zoopla.co.uk/for-sale/property/testford/',
} as const;

const fieldsOf = (actor: string) => {
  const found = knownActors.find((each) => each.actor === actor);
  if (found === undefined) throw new Error(`There is no actor named ${actor}`);
  return found.fields;
};

const readOf = (actor: string, site: PortalSite, record: unknown) =>
  readRecords([record], { site, url: addresses[site], fields: fieldsOf(actor), capturedAt: Date.UTC(2026, 10, 20), maxItems: 25 });

interface Shape {
  readonly shape: string;
  readonly actor: string;
  readonly site: PortalSite;
  readonly record: unknown;
}

/** One terraced house as each actor writes it: the same facts in different formats. */
const shapes: readonly Shape[] = [
  { shape: 'a card with full details', actor: 'dhrumil/rightmove-scraper', site: 'rightmove', record: JSON.parse(propertyItem(7001)) },
  {
    shape: 'text for every number',
    actor: 'femstar08/rightmove-scraper',
    site: 'rightmove',
    record: {
      id: '7001',
      sourceUrl: 'https://www.rightmove.co.uk/properties/7001',
      source: 'rightmove',
      address: '1 Millrace Walk, Testford, TS1 4QQ',
      price: '£245,000',
      propertyType: 'Terraced',
      bedrooms: 3,
      bathrooms: 1,
      coordinates: { latitude: 53.48, longitude: -2.24 },
      outcode: 'TS1',
      incode: '4QQ',
      tenure: 'Freehold',
      agent: 'Testford Homes',
      images: [],
      additionalData: { transactionType: 'BUY' },
      addedOn: '02/11/2026',
    },
  },
  {
    shape: 'text for every number, coordinates too',
    actor: 'dhrumil/rightmove-scraper',
    site: 'rightmove',
    record: {
      id: '7001',
      url: 'https://www.rightmove.co.uk/properties/7001',
      displayAddress: '1 Millrace Walk, Testford, TS1 4QQ',
      price: '245000',
      bedrooms: '3',
      bathrooms: '1',
      propertyType: 'Terraced',
      type: 'sale',
      coordinates: { latitude: '53.48', longitude: '-2.24' },
      tenure: 'FREEHOLD',
      agent: 'Testford Homes',
      addedOn: '02/11/2026',
    },
  },
  {
    shape: 'the portal’s own object, flattened',
    actor: 'azzouzana/zoopla-scraper-search',
    site: 'zoopla',
    record: {
      listingId: '7001',
      section: 'for-sale',
      pricing_internalValue: 245_000,
      pricing_label: '£245,000',
      counts_numBedrooms: 3,
      counts_numBathrooms: 1,
      displayAddress: '1 Millrace Walk, Testford TS1 4QQ',
      location_coordinates_latitude: 53.48,
      location_coordinates_longitude: -2.24,
      location_postalCode: 'TS1 4QQ',
      propertyType: 'terraced',
      tenure: 'freehold',
      branch_name: 'Testford Homes',
      ntsInfo: [{ title: 'Tenure', value: 'Freehold' }],
    },
  },
  {
    shape: 'short names',
    actor: 'shahidirfan100/zoopla-scraper',
    site: 'zoopla',
    record: {
      listingId: '7001',
      title: '3 bed terraced house for sale',
      address: '1 Millrace Walk, Testford',
      locality: 'Testford',
      postalCode: 'TS1 4QQ',
      price: '£245,000',
      beds: '3',
      baths: '1',
      propertyType: 'Terraced',
      url: 'https://www.zoopla.co.uk/for-sale/details/7001/',
    },
  },
  {
    shape: 'the details of a property page',
    actor: 'shahidirfan100/zoopla-property-scraper',
    site: 'zoopla',
    record: {
      listingId: '7001',
      title: '3 bed terraced house for sale',
      address: '1 Millrace Walk, Testford TS1 4QQ',
      price: '£245,000',
      propertyType: 'Terraced',
      bedrooms: 3,
      bathrooms: 1,
      receptions: 1,
      tenure: 'Freehold',
      councilTaxBand: 'Band B',
      epcRating: 'C',
      agent: 'Testford Homes',
      location: 'testford',
      category: 'for-sale',
      url: 'https://www.zoopla.co.uk/for-sale/details/7001/',
    },
  },
];

describe('an actor’s record', () => {
  it.each(shapes)('is read as $shape ($actor)', ({ actor, site, record }) => {
    const { items, refused } = readOf(actor, site, record);
    expect(refused).toEqual([]);
    const [item] = items;
    if (item === undefined) throw new Error('Nothing was read');
    expectSound({ site, completeness: 'full', ...item });
    expect(item.facts).toMatchObject({ listingId: '7001', transaction: 'sale', bedrooms: 3, bathrooms: 1, outcode: 'TS1', incode: '4QQ' });
    expect(item.facts.askingPrice).toMatchObject({ amount: 24_500_000, period: null });
    expect(item.facts.address).toMatch(/^1 Millrace Walk, Testford/);
    expect(item.facts.propertyType).toMatch(/terraced/i);
  });

  it('with custom field names is read through the field map in the settings, which does not override facts already found', () => {
    const map = { price: ['money.ask'], bedrooms: ['rooms', 'rooms.sleeping'], displayAddress: ['where'] };
    const read = readRecords([{ id: 5, money: { ask: '£90,000' }, rooms: { sleeping: 2 }, where: '2 Elm Way, TS1 1AA', bedrooms: 1 }], {
      site: 'rightmove',
      url: addresses.rightmove,
      fields: map,
      capturedAt: 0,
      maxItems: 5,
    });
    expect(read.items[0]?.facts).toMatchObject({ askingPrice: { amount: 9_000_000 }, bedrooms: 1, address: '2 Elm Way, TS1 1AA' });
  });
});

describeShared('the inputs we send, checked against the published schemas', 'listings/apify', (folder) => {
  it.each([
    ['femstar08/rightmove-scraper', 'femstar08_actor.json'],
    ['shahidirfan100/zoopla-property-scraper', 'zoopla-property-scraper_input_schema.json'],
    ['shahidirfan100/zoopla-scraper', 'zoopla-scraper_input_schema.json'],
  ])('have no field that %s would ignore', (actor, file) => {
    const whole = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly input?: unknown };
    const fields = inputFields(whole.input ?? whole);
    const templates = Object.values(knownActors.find((each) => each.actor === actor)?.inputs ?? {});
    expect([fields?.length ?? 0, templates.length].every((count) => count > 0)).toBe(true);
    for (const template of templates) {
      const problems = inputProblems(fields ?? [], actorInput(template, { url: addresses.zoopla, maxItems: 25, site: 'zoopla' }));
      expect(hasProblems(problems) ? problems : null).toBeNull();
    }
  });
});

describe('the inputs we send', () => {
  it('contain the address and a limit on the number of listings, for every actor', () => {
    for (const { actor, inputs } of knownActors) {
      for (const template of Object.values(inputs)) {
        const text = JSON.stringify(actorInput(template, { url: 'https://x.example/1', maxItems: 17, site: 'zoopla' }));
        expect(text, actor).toContain('https://x.example/1');
        expect(text, actor).toMatch(template === inputs.search ? /:17\b/ : /:1\b/);
        expect(text, actor).not.toMatch(/[{]\w+[}]/);
      }
    }
  });
});
