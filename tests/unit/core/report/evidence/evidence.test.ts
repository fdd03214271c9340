import { describe, expect, it } from 'vitest';
import { rentEstimate } from '../../../../../src/core/area/rentEstimate.ts';
import type { RentEstimate } from '../../../../../src/core/area/rentEstimate.ts';
import { formatMoney } from '../../../../../src/core/kernel/formatMoneyAndRates.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { propertyFacts } from '../../../../../src/core/report/evidence/propertyFacts.ts';
import { emptyFacts, sampleOutcome, terraceFacts } from '../../../../support/dealFixtures.ts';
import type { ReportFact } from '../../../../../src/core/report/reportTable.ts';

type Changes = Parameters<typeof sampleOutcome>[0];

const let1000 = { monthlyRent: fromMajor(1000) };

const propertyOf = (facts: NonNullable<NonNullable<Changes>['facts']>): readonly ReportFact[] =>
  sampleOutcome({ facts, overrides: let1000 }).report.property ?? [];
const valueOf = (facts: readonly ReportFact[], label: string): string | undefined => facts.find((fact) => fact.label === label)?.value;

describe('property facts in a report', () => {
  it('are those the listing states, in words and with both units', () => {
    const facts = propertyOf({
      tenure: 'leasehold',
      leaseYearsRemaining: 87,
      bathrooms: 2,
      agentName: 'Larkspur & Vane',
      alsoListed: [
        {
          listingId: '900000002',
          url: 'https://www.rightmove.co.uk/properties/900000002',
          agentName: 'Pell & Rowan',
          askingPrice: { amount: fromMajor(189_950), currency: 'GBP', qualifier: null, period: null, onApplication: false },
          position: 7,
          featured: false,
        },
      ],
      firstListedOn: isoDate('2026-09-20'),
    });
    expect(valueOf(facts, 'Tenure')).toBe('Leasehold, 87 years left');
    expect(valueOf(facts, 'Floor area')).toBe('1,044 sq ft (97 sq m)');
    expect(valueOf(facts, 'Price per square foot')).toBe('£177');
    expect(valueOf(facts, 'Bathrooms')).toBe('2');
    expect(valueOf(facts, 'Agent')).toBe('Larkspur & Vane');
    expect(valueOf(facts, 'Also listed')).toBe('Pell & Rowan, £189,950, search result 7');
    expect(valueOf(facts, 'First listed')).toBe('20 September 2026');
  });

  it.each([
    { address: 'Example Street, Salford M6', outcode: 'M6', incode: '5ZZ', said: 'Example Street, Salford M6 5ZZ' },
    { address: 'Example Street, Salford M6 5ZZ', outcode: 'M6', incode: '5ZZ', said: 'Example Street, Salford M6 5ZZ' },
    { address: 'Example Street, Salford', outcode: 'M6', incode: null, said: 'Example Street, Salford M6' },
    { address: null, outcode: 'M6', incode: null, said: 'M6' },
    { address: null, outcode: null, incode: null, said: 'Not stated' },
  ])('show the address once with its postcode: $said', ({ said, ...place }) => {
    expect(valueOf(propertyOf(place), 'Address')).toBe(said);
  });

  it('show what an American listing states, in its own currency', () => {
    const price = { amount: fromMajor(189_000), currency: 'USD', qualifier: null, period: null, onApplication: false } as const;
    const told = { yearBuilt: 1925, units: 2, propertyTaxPerYear: fromMajor(4_120), county: 'Montgomery County' };
    const place = { address: '9 Chandler Row, Dayton', outcode: null, incode: null, postalCode: '45402' };
    const facts = propertyFacts({ ...terraceFacts, ...told, ...place, askingPrice: price }, null, 'US');
    expect(valueOf(facts, 'Year built')).toBe('1925');
    expect(valueOf(facts, 'Dwellings in the building')).toBe('2');
    expect(valueOf(facts, 'Property tax (seller’s bill)')).toBe(`${formatMoney(fromMajor(4_120), 'USD')} a year`);
    expect(valueOf(facts, 'County')).toBe('Montgomery County');
    expect(valueOf(facts, 'Address')).toBe('9 Chandler Row, Dayton 45402');
    // Without a price the currency of the bill is unknown.
    expect(
      valueOf(propertyFacts({ ...terraceFacts, ...told, askingPrice: null }, null, 'US'), 'Property tax (seller’s bill)'),
    ).toBeUndefined();
  });

  it('name missing facts that a lender needs, and omit the others', () => {
    const facts = sampleOutcome({ facts: emptyFacts, overrides: { ...let1000, purchasePrice: fromMajor(150_000) } }).report.property ?? [];
    expect(facts.map(({ label, value }) => [label, value])).toEqual(
      ['Address', 'Bedrooms', 'Floor area', 'Tenure', 'Energy rating'].map((label) => [label, 'Not stated']),
    );
  });
});

describe('loan facts in a report', () => {
  it('match the engine’s loan, term by term', () => {
    const { report, analysis } = sampleOutcome({ overrides: { mortgageRate: percent(6.25) } });
    const loan = report.loan ?? [];
    expect(valueOf(loan, 'Loan')).toBe(formatMoney(analysis.purchase.loan, 'GBP'));
    expect(valueOf(loan, 'Rate')).toBe('6.25% a year');
    expect(valueOf(loan, 'Repayment')).toBe('Interest only');
    expect(valueOf(loan, 'Monthly payment')).toBe(report.figures.find(({ id }) => id === 'monthlyPayment')?.value);
  });

  it('are empty without a loan', () => {
    expect(sampleOutcome({ overrides: { deposit: percent(100) } }).report.loan).toEqual([]);
  });
});

function averageOfThree(): RentEstimate {
  const rent = rentEstimate({ outcode: 'M6', bedrooms: 3 });
  if (!rent.ok) throw new Error(rent.error.message);
  return rent.value;
}

const rents = (changes: Changes) => sampleOutcome(changes).report.tables.find(({ id }) => id === 'area-rents');

describe('area facts in a report', () => {
  it('are the local authority’s rents by size, with the property’s own marked, and the publisher and date', () => {
    const { rows, title, note } = rents({}) ?? { rows: [], title: '', note: null };
    expect(title).toBe('Average monthly rents, Salford');
    expect(rows).toHaveLength(4);
    const three = averageOfThree();
    expect(rows[2]).toEqual([
      '3 bedrooms (this property)',
      formatMoney(three.monthlyRent, 'GBP'),
      `${formatMoney(three.low, 'GBP')} to ${formatMoney(three.high, 'GBP')}`,
    ]);
    expect(note).toMatch(
      /^Office for National Statistics, .*August 2026.*Checked on 20 November 2026\. Source: Office for National Statistics licensed under the Open Government Licence v3\.0\.$/,
    );
  });

  it('say how far the rent used is from the average', () => {
    const average = averageOfThree().monthlyRent;
    const said = (monthlyRent: typeof average) => sampleOutcome({ overrides: { monthlyRent } }).report.area?.[0];
    expect(said(average)).toMatch(/is the average for properties with the same number of bedrooms in Salford\.$/);
    expect(said(fromMajor(average / 100 - 56))).toContain('£56 below the average');
    expect(said(fromMajor(average / 100 + 100))).toContain('£100 above the average');
  });

  it.each([
    [null, 'No rent estimate. The postcode is missing or we don’t know it.'],
    ['BT7', 'No rent estimate. Average rents aren’t published for Northern Ireland.'],
  ])('give no rents if no rents are known: %s', (outcode, said) => {
    const changes = { facts: { outcode }, overrides: let1000 };
    expect(sampleOutcome(changes).report.area?.[0]).toBe(said);
    expect(rents(changes)).toBeUndefined();
  });

  it('name the listing’s stations, and what is not available', () => {
    const nearestStations = [
      { name: 'Salford Crescent', miles: 0.4 },
      { name: 'Eccles', miles: null },
    ];
    const { area } = sampleOutcome({ facts: { nearestStations } }).report;
    expect(area?.[1]).toBe('Stations mentioned in the listing: Salford Crescent (0.4 miles), Eccles.');
    expect(area?.[2]).toMatch(/^This report has no price, crime, school or demand figures/);
    expect(sampleOutcome().report.area?.[1]).toBe('The listing doesn’t mention any stations.');
  });
});
