import { describe, expect, it } from 'vitest';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { readFromText } from '../../../../../src/core/listing/listingChecks.ts';
import { readPage } from '../../../../../src/core/listing/readListingPage.ts';
import { expectSound } from '../../../../support/listingInvariants.ts';
import { type SampleListing, sampleFlat, sampleHouse, sampleOnApplication, sampleRental } from '../../../../support/listingSamples.ts';
import { rightmoveText, zooplaText } from '../../../../support/listingTexts.ts';

const capturedAt = instant(Date.UTC(2026, 10, 20));
const read = (text: string, url: string | null = null) => {
  const reading = readPage(text, { url, capturedAt });
  if (reading.kind !== 'listing') throw new Error(`Not a listing: ${reading.kind}`);
  expectSound(reading);
  return reading;
};

const linkOf = {
  rightmove: 'https://www.rightmove.co.uk/properties/190000029',
  zoopla: 'https://www.zoopla.co.uk/for-sale/details/190000029/',
};

/** The facts that both portals' pages state in text. */
const said = (sample: SampleListing) => ({
  transaction: sample.transaction,
  bedrooms: sample.bedrooms,
  bathrooms: sample.bathrooms,
  tenure: sample.tenure?.toLowerCase().replaceAll('_', '-') ?? null,
  leaseYearsRemaining: sample.leaseYears,
  councilTaxBand: sample.councilTaxBand,
  floorAreaSqFt: sample.floorAreaSqFt,
  address: sample.address,
  outcode: sample.outcode,
  groundRentPerYear: sample.groundRent === null ? null : sample.groundRent * 100,
  serviceChargePerYear: sample.serviceCharge === null ? null : sample.serviceCharge * 100,
});

describe('reading the copied text of a listing', () => {
  it.each([
    ['rightmove', rightmoveText],
    ['zoopla', zooplaText],
  ] as const)('on %s returns the facts stated in the text', (site, textOf) => {
    for (const sample of [sampleHouse, sampleFlat, sampleRental]) {
      const { site: told, facts } = read(textOf(sample));
      expect(told).toBe(site);
      expect(facts).toMatchObject(said(sample));
      expect(facts.askingPrice).toMatchObject({
        amount: (sample.price ?? 0) * 100,
        qualifier: sample.qualifier,
        period: sample.transaction === 'rent' ? 'month' : null,
      });
    }
  });

  it('on Rightmove also returns key features, agent and dates', () => {
    expect(read(rightmoveText(sampleFlat)).facts).toMatchObject({
      propertyType: 'Flat',
      keyFeatures: sampleFlat.keyFeatures,
      agentName: sampleFlat.agent,
      reducedOn: '2026-11-19',
    });
    expect(read(rightmoveText(sampleHouse)).facts.firstListedOn).toBe(sampleHouse.addedOn);
  });

  it('marks every source as text and warns once', () => {
    const { sources, warnings, completeness } = read(rightmoveText(sampleFlat));
    expect(completeness).toBe('text');
    expect(Object.values(sources).every((source) => source.startsWith('pasted text') && source.endsWith(readFromText))).toBe(true);
    expect(sources.askingPrice).toMatch(/^pasted text, line \d+: read from text, check$/);
    expect(warnings.filter(({ code }) => code === 'read-from-text')).toHaveLength(1);
  });

  it('uses the listing link above the text', () => {
    for (const [site, text] of [
      ['rightmove', rightmoveText(sampleFlat)],
      ['zoopla', zooplaText(sampleFlat)],
    ] as const) {
      const { facts, warnings } = read(`${linkOf[site]}?utm_source=x\n${text}`);
      expect(facts).toMatchObject({ listingId: '190000029', url: linkOf[site] });
      expect(warnings.map(({ code }) => code)).not.toContain('no-link');
    }
  });

  it('uses the link of the page the text was copied from', () => {
    expect(read(zooplaText(sampleFlat), linkOf.zoopla).facts.listingId).toBe('190000029');
  });

  it('without a link returns no id, and says what to do', () => {
    const { facts, warnings } = read(rightmoveText(sampleFlat));
    expect([facts.listingId, facts.url]).toEqual([null, null]);
    expect(warnings.find(({ code }) => code === 'no-link')?.message).toMatch(/Paste its link above the text/);
  });

  it('with links to several listings uses none of them', () => {
    expect(read(`${linkOf.rightmove}\n${linkOf.rightmove.replace('29', '30')}\n${rightmoveText(sampleFlat)}`).facts.listingId).toBeNull();
  });

  it('ignores prices and places of other properties further down', () => {
    expect(read(zooplaText(sampleOnApplication)).facts.askingPrice).toMatchObject({ amount: null, onApplication: true });
    expect(read(rightmoveText({ ...sampleHouse, price: null })).facts).toMatchObject({ outcode: 'M6', askingPrice: { amount: null } });
  });

  it('ignores the explanations of labels', () => {
    const { facts } = read(rightmoveText({ ...sampleRental, councilTaxBand: null, floorAreaSqFt: null }));
    expect([facts.tenure, facts.councilTaxBand, facts.floorAreaSqFt]).toEqual([null, null, null]);
  });

  it.each([
    ['a recipe', 'Bread\nFlour £2\nBake it.', 'not-a-listing'],
    ['a listing from neither portal', rightmoveText(sampleFlat).replaceAll(/rightmove/gi, 'Homes'), 'not-a-listing'],
    ['a portal’s words without a price', 'Rightmove\nBuy\nRent\nMy Rightmove', 'not-a-listing'],
    [
      'a page of search results',
      ['Rightmove', ...Array.from({ length: 8 }, (_, at) => `£${150 + at},000\nGallows Row, Leeds, LS1\n2 bedroom flat for sale`)].join(
        '\n',
      ),
      'search',
    ],
  ])('refuses %s', (_, text, kind) => {
    expect(readPage(text, { url: null, capturedAt }).kind).toBe(kind);
  });

  // A reader whose time grows quadratically would take minutes over texts of this length.
  it('finishes, however long and odd the text is', () => {
    const long = [
      `rightmove\n£250,000\n${'TENURE\n'.repeat(150_000)}`,
      `rightmove ${'https://www.rightmove.co.uk/properties/1 '.repeat(25_000)}`,
      `zoopla\n${'£1,000,000 '.repeat(100_000)}`,
      `rightmove\n${'Guide price '.repeat(100_000)}\n£1`,
    ];
    for (const text of long) expect(readPage(text, { url: null, capturedAt }).kind).not.toBe('search');
  });
});
