import { formatDay, formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { minor, type Currency, type Minor } from '../../kernel/money.ts';
import type { MarketCountry } from '../../market/markets.ts';
import type { Deal } from '../../deal/deal.ts';
import { floorAreaIn } from '../reportTitle.ts';
import type { ReportFact } from '../reportTable.ts';

type Facts = Deal['facts'];

/** The price paid for the property. */
interface Price {
  readonly amount: Minor;
  readonly currency: Currency;
}

type OtherCard = NonNullable<Facts['alsoListed']>[number];

const squareMetresPerSquareFoot = 0.092903;

/** The listing's facts that a lender or valuer asks for. Missing ones are marked as such. */
export function propertyFacts(facts: Facts, price: Price | null, country: MarketCountry): readonly ReportFact[] {
  const asked = country === 'GB' ? askedFor : country === 'US' ? askedForInAmerica : askedForInEurope;
  const all: readonly (readonly [label: string, value: string | null])[] = [
    ['Address', addressWords(facts)],
    ['Property type', facts.propertyType],
    ['Year built', countWords(facts.yearBuilt)],
    ['Dwellings in the building', countWords(facts.units)],
    ['Rooms', countWords(facts.rooms)],
    ['Bedrooms', countWords(facts.bedrooms)],
    ['Bathrooms', countWords(facts.bathrooms)],
    ['Floor area', areaWords(facts.floorAreaSqFt, country)],
    isMetric(country)
      ? ['Price per square metre', price === null ? null : perMetreWords(price, facts.floorAreaSqFt)]
      : ['Price per square foot', price === null ? null : perFootWords(price, facts.floorAreaSqFt)],
    ['Tenure', tenureWords(facts)],
    ['Council tax band', facts.councilTaxBand],
    ['Property tax (seller’s bill)', taxWords(facts)],
    ['County', facts.county],
    ['Energy rating', facts.epcBand],
    ['First listed', facts.firstListedOn === null ? null : formatDay(facts.firstListedOn)],
    ['Price reduced', facts.reducedOn === null ? null : formatDay(facts.reducedOn)],
    ['Agent', facts.agentName],
    ['Also listed', (facts.alsoListed ?? []).map(otherCardText).join('; ')],
  ];
  const left = leftOut(country);
  const rows = all.filter(([label]) => !left.has(label));
  return rows.flatMap(([label, value]) => {
    if (value !== null && value.trim() !== '') return [{ label, value }];
    return asked.has(label) ? [{ label, value: 'Not stated' }] : [];
  });
}

/** Another agent's card as text: "Pell & Rowan, £189,950, search result 7". */
export function otherCardText({ agentName, askingPrice, position }: OtherCard): string {
  const price = askingPrice?.amount == null ? 'no price' : formatMoney(askingPrice.amount, askingPrice.currency);
  return [agentName ?? 'The same agent', price, `search result ${position}`].join(', ');
}

/** Facts that are listed as missing if the listing does not state them. */
const askedFor: ReadonlySet<string> = new Set(['Address', 'Bedrooms', 'Floor area', 'Tenure', 'Energy rating']);
const askedForInAmerica: ReadonlySet<string> = new Set(['Address', 'Year built', 'Bedrooms', 'Floor area']);

const askedForInEurope: ReadonlySet<string> = new Set(['Address', 'Year built', 'Floor area', 'Energy rating']);

/** Facts left out of US reports, because listings there never state them. */
const leftOutInAmerica: ReadonlySet<string> = new Set(['Tenure', 'Council tax band', 'Energy rating']);
const leftOutInEurope: ReadonlySet<string> = new Set(['Tenure', 'Council tax band']);
const nothing: ReadonlySet<string> = new Set();

const leftOut = (country: MarketCountry): ReadonlySet<string> =>
  country === 'GB' ? nothing : country === 'US' ? leftOutInAmerica : leftOutInEurope;

const isMetric = (country: MarketCountry): boolean => country !== 'GB' && country !== 'US';

function addressWords({ address, outcode, incode, postalCode }: Facts): string | null {
  const postcode = [outcode, incode].filter((part) => part !== null).join(' ') || (postalCode ?? '');
  if (address === null) return postcode === '' ? null : postcode;
  const isTold = postcode === '' || address.toUpperCase().includes(postcode.toUpperCase());
  return isTold
    ? address
    : `${outcode !== null && address.endsWith(outcode) ? address.slice(0, -outcode.length).trim() : address} ${postcode}`;
}

const countWords = (count: number | null): string | null => (count === null ? null : String(count));

/** The property tax as text; null if there is no price from which to read the listing's currency. */
const taxWords = ({ propertyTaxPerYear, askingPrice }: Facts): string | null =>
  propertyTaxPerYear === null || askingPrice === null ? null : `${formatMoney(propertyTaxPerYear, askingPrice.currency)} a year`;

function areaWords(feet: number | null, country: MarketCountry): string | null {
  if (feet === null) return null;
  if (isMetric(country)) return floorAreaIn(country, feet);
  return `${grouped(feet)} sq ft${country === 'US' ? '' : ` (${grouped(feet * squareMetresPerSquareFoot)} sq m)`}`;
}

const grouped = (value: number): string => Math.round(value).toLocaleString('en-GB');

const perFootWords = ({ amount, currency }: Price, feet: number | null): string | null =>
  feet === null || feet < 1 ? null : formatMoney(minor(Math.round(amount / feet)), currency);

const perMetreWords = ({ amount, currency }: Price, feet: number | null): string | null =>
  feet === null || feet < 1 ? null : formatMoney(minor(Math.round(amount / (feet * squareMetresPerSquareFoot))), currency);

function tenureWords({ tenure, leaseYearsRemaining }: Facts): string | null {
  if (tenure === null) return null;
  const name = tenure.replaceAll('-', ' ');
  const words = name.slice(0, 1).toUpperCase() + name.slice(1);
  return leaseYearsRemaining === null ? words : `${words}, ${leaseYearsRemaining} years left`;
}
