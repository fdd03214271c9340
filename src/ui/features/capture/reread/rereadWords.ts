import { formatMoney, formatNumber } from '../../../../core/deal/format.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { minor } from '../../../../core/kernel/money.ts';
import type { AskingPrice, FactName } from '../../../../core/listing/facts.ts';
import type { Rereading } from '../../../../data/device/rereadings.ts';

const names: Readonly<Record<FactName, string>> = {
  listingId: 'number of the listing',
  url: 'link',
  transaction: 'sale or rent',
  askingPrice: 'price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  receptions: 'reception rooms',
  propertyType: 'type',
  tenure: 'tenure',
  leaseYearsRemaining: 'years of the lease',
  groundRentPerYear: 'ground rent a year',
  serviceChargePerYear: 'service charge a year',
  councilTaxBand: 'council tax band',
  epcBand: 'energy rating',
  floorAreaSqFt: 'square feet',
  address: 'address',
  outcode: 'postcode, first half',
  incode: 'postcode, second half',
  latitude: 'position',
  longitude: 'position',
  status: 'status',
  firstListedOn: 'first listed',
  reducedOn: 'reduced',
  agentName: 'agent',
  imageUrls: 'pictures',
  keyFeatures: 'key features',
  nearestStations: 'stations',
  searchedPlace: 'place searched for',
  alsoListed: 'other cards of it',
};

/** What a newer reading says otherwise, as one line: "tenure: unknown → leasehold, pictures". */
export function changeWords(changes: Rereading['changes']): string {
  const words = changes.map(({ fact, from, to }) => {
    const [before, after] = [valueWords(fact, from), valueWords(fact, to)];
    return before === null || after === null || before === after ? names[fact] : `${names[fact]}: ${before} → ${after}`;
  });
  return [...new Set(words)].join(', ');
}

/** Null for what has no short words. */
function valueWords(fact: FactName, value: unknown): string | null {
  if (value === null || value === undefined) return 'unknown';
  if (fact === 'askingPrice') return priceWords(value as AskingPrice);
  if (fact === 'latitude' || fact === 'longitude' || fact === 'url') return null;
  // Ground rent and service charge are those of British leases.
  if (typeof value === 'number') return fact.endsWith('PerYear') ? formatMoney(minor(value), ukCurrency) : formatNumber(value);
  return typeof value === 'string' && value.length <= 80 ? value.replaceAll('-', ' ') : null;
}

const priceWords = ({ amount, currency }: AskingPrice): string => (amount === null ? 'on application' : formatMoney(amount, currency));
