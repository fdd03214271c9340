/** One invented home, in plain terms and major units, from which the page builders write a portal's page. */
export interface SampleListing {
  readonly id: number;
  readonly transaction: 'sale' | 'rent';
  /** Pounds; a rent is per month. Null writes "POA". */
  readonly price: number | null;
  readonly qualifier: string | null;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly receptions: number;
  /** Rightmove's term ("Terraced", "Flat"); Zoopla's key is derived from it. */
  readonly propertyType: string;
  readonly tenure: 'FREEHOLD' | 'LEASEHOLD' | 'SHARE_OF_FREEHOLD' | null;
  readonly leaseYears: number | null;
  readonly groundRent: number | null;
  readonly serviceCharge: number | null;
  readonly councilTaxBand: string | null;
  readonly epcBand: string | null;
  readonly floorAreaSqFt: number | null;
  readonly address: string;
  readonly outcode: string;
  readonly incode: string;
  readonly lat: number;
  readonly lon: number;
  readonly status: 'available' | 'sold-stc' | 'under-offer';
  /** `YYYY-MM-DD` */
  readonly addedOn: string;
  /** `YYYY-MM-DD`, or null if the price was never reduced. */
  readonly reducedOn: string | null;
  readonly agent: string;
  /** File names; each site prefixes its own image host. */
  readonly images: readonly string[];
  readonly keyFeatures: readonly string[];
  readonly stations: readonly { readonly name: string; readonly miles: number }[];
  readonly description: string;
}

/** A freehold terraced house in Salford with every field that a buy-to-let analysis uses. */
export const sampleHouse: SampleListing = {
  id: 190000017,
  transaction: 'sale',
  price: 185_000,
  qualifier: 'Offers in Region of',
  bedrooms: 2,
  bathrooms: 1,
  receptions: 2,
  propertyType: 'Terraced',
  tenure: 'FREEHOLD',
  leaseYears: null,
  groundRent: null,
  serviceCharge: null,
  councilTaxBand: 'A',
  epcBand: 'C',
  floorAreaSqFt: 742,
  address: 'Tallow Chandler Street, Salford, M6',
  outcode: 'M6',
  incode: '5QX',
  lat: 53.4919,
  lon: -2.2941,
  status: 'available',
  addedOn: '2026-09-14',
  reducedOn: null,
  agent: 'Larkspur & Vane',
  images: ['a1f0c9/front.jpeg', 'a1f0c9/kitchen.jpeg'],
  keyFeatures: ['Two double bedrooms', 'Gas central heating & double glazing', 'EPC rating C'],
  stations: [
    { name: 'Salford Crescent Station', miles: 0.8 },
    { name: 'Langworthy Tram Stop', miles: 0.4 },
  ],
  description: 'A bay-fronted terraced house near the university.<br /><br />Let until recently at £995 pcm.',
};

/** A leasehold flat in Leeds with lease, ground rent and service charge. */
export const sampleFlat: SampleListing = {
  id: 190000029,
  transaction: 'sale',
  price: 142_500,
  qualifier: 'Guide Price',
  bedrooms: 1,
  bathrooms: 1,
  receptions: 1,
  propertyType: 'Flat',
  tenure: 'LEASEHOLD',
  leaseYears: 115,
  groundRent: 250,
  serviceCharge: 1_840,
  councilTaxBand: 'B',
  epcBand: 'B',
  floorAreaSqFt: 468,
  address: 'Flaxmill Court, Cinder Moor Lane, Leeds, LS6',
  outcode: 'LS6',
  incode: '2ZD',
  lat: 53.8208,
  lon: -1.5689,
  status: 'available',
  addedOn: '2026-07-02',
  reducedOn: '2026-10-21',
  agent: 'Quillon Residential',
  images: ['b7723e/lounge.jpeg', 'b7723e/bedroom.jpeg', 'b7723e/plan.png'],
  keyFeatures: ['First-floor flat', 'Allocated parking', 'No onward chain'],
  stations: [
    { name: 'Burley Park Station', miles: 0.6 },
    { name: 'Headingley Station', miles: 1.3 },
  ],
  description: 'A first-floor flat in a converted mill.<br />Café culture on the doorstep – “ready to let”.',
};

/** A house to rent in Liverpool. */
export const sampleRental: SampleListing = {
  ...sampleHouse,
  id: 190000041,
  transaction: 'rent',
  price: 1_150,
  qualifier: null,
  bedrooms: 3,
  tenure: null,
  propertyType: 'Semi-Detached',
  address: 'Ropewalk Avenue, Liverpool, L15',
  outcode: 'L15',
  incode: '4XT',
  lat: 53.3964,
  lon: -2.9187,
  agent: 'Mossgrove Lettings',
  description: 'A three bedroom house to let, unfurnished, from December.',
};

/** A home whose agent states no price. */
export const sampleOnApplication: SampleListing = { ...sampleHouse, id: 190000053, price: null, qualifier: 'POA' };

export const sampleListings: readonly SampleListing[] = [sampleHouse, sampleFlat, sampleRental, sampleOnApplication];
