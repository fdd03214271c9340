import { formatMoney, formatNumber } from '../../../core/kernel/formatMoneyAndRates.ts';
import { minor, type Currency } from '../../../core/kernel/money.ts';
import type { AskingPrice, FactName } from '../../../core/listing/facts.ts';
import type { Rereading } from '../../../data/device/rereadings.ts';

const names: Readonly<Record<FactName, string>> = {
  listingId: 'listing number',
  url: 'link',
  transaction: 'sale or rent',
  askingPrice: 'price',
  bedrooms: 'bedrooms',
  rooms: 'rooms',
  bathrooms: 'bathrooms',
  receptions: 'reception rooms',
  propertyType: 'type',
  yearBuilt: 'year built',
  units: 'dwellings',
  tenure: 'tenure',
  leaseYearsRemaining: 'lease years remaining',
  groundRentPerYear: 'annual ground rent',
  serviceChargePerYear: 'annual service charge',
  councilTaxBand: 'council tax band',
  propertyTaxPerYear: 'property tax (seller’s bill)',
  rentWithChargesPerMonth: 'monthly rent with charges',
  agentFee: 'agent’s fee',
  epcBand: 'energy rating',
  floorAreaSqFt: 'square feet',
  address: 'address',
  outcode: 'postcode, first half',
  incode: 'postcode, second half',
  postalCode: 'postal code',
  town: 'town',
  county: 'county',
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
  alsoListed: 'duplicate cards',
};

/** The facts a newer parser changed, as one line: "tenure: unknown → leasehold, photos". */
export function describeReread(changes: Rereading['changes'], currency: Currency): string {
  const words = changes.map(({ fact, from, to }) => {
    const [before, after] = [valueWords(fact, from, currency), valueWords(fact, to, currency)];
    return before === null || after === null || before === after ? names[fact] : `${names[fact]}: ${before} → ${after}`;
  });
  return [...new Set(words)].join(', ');
}

/** Null for values without a short text. */
function valueWords(fact: FactName, value: unknown, currency: Currency): string | null {
  if (value === null || value === undefined) return 'unknown';
  if (fact === 'askingPrice') return priceWords(value as AskingPrice);
  if (fact === 'latitude' || fact === 'longitude' || fact === 'url') return null;
  if (typeof value === 'number') return numberWords(fact, value, currency);
  return typeof value === 'string' && value.length <= 80 ? value.replaceAll('-', ' ') : null;
}

function numberWords(fact: FactName, value: number, currency: Currency): string {
  if (/Per(?:Year|Month)$/.test(fact)) return formatMoney(minor(value), currency);
  return fact === 'yearBuilt' ? String(value) : formatNumber(value);
}

const priceWords = ({ amount, currency }: AskingPrice): string => (amount === null ? 'on application' : formatMoney(amount, currency));
