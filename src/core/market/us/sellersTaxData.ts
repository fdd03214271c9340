import type { UsState } from '../markets.ts';
import type { DeedTax } from './deedTax.ts';
import { seenTable, unseenTable } from './stateTransferTax.ts';
import type { StateTransferTax } from './stateTransferTax.ts';

/** A single-rate tax paid by the seller. */
const bySeller = (percentage: number, unit: number): readonly DeedTax[] => [
  { name: 'transfer tax', method: 'whole', bands: [[0, percentage]], unit, buyerShare: 0 },
];
/** Transfer taxes of states where the seller pays them by law or custom. */
export const sellerPays: Readonly<Partial<Record<UsState, StateTransferTax>>> = {
  AL: { taxes: bySeller(0.1, 500), source: seenTable },
  AR: { taxes: bySeller(0.33, 1000), source: seenTable },
  AZ: { taxes: [], source: seenTable, notes: ['Arizona charges $2 per deed.'] },
  CA: {
    taxes: bySeller(0.11, 500),
    source: seenTable,
    notes: [
      'Cities charge up to 6% on top. Los Angeles charges 0.45%, plus 4% on prices above about $5.3 million or 5.5% above about $10.6 million.',
    ],
  },
  CT: {
    taxes: [
      {
        name: 'conveyance tax',
        method: 'slices',
        bands: [
          [0, 0.75],
          [800_000, 1.25],
          [2_500_000, 2.25],
        ],
        buyerShare: 0,
      },
      { name: 'town conveyance tax', method: 'whole', bands: [[0, 0.25]], buyerShare: 0 },
    ],
    source: unseenTable,
    notes: ['We use 0.25% for the town. Some towns charge 0.5%.'],
  },
  FL: {
    taxes: [{ name: 'documentary stamp tax', method: 'whole', bands: [[0, 0.7]], unit: 100, buyerShare: 0 }],
    source: {
      title: 'Florida documentary stamp tax on deeds: $0.70 for each $100 or part (Fla. Stat. § 201.02)',
      url: 'https://floridarevenue.com/taxes/taxesfees/Pages/doc_stamp.aspx',
      from: '2026-01-01',
      seen: true,
    },
    notes: ['Miami-Dade charges 0.60% on a one-family home.'],
  },
  GA: { taxes: bySeller(0.1, 100), source: seenTable },
  HI: {
    taxes: [
      {
        name: 'conveyance tax',
        method: 'whole',
        bands: [
          [0, 0.15],
          [600_000, 0.25],
          [1_000_000, 0.4],
          [2_000_000, 0.6],
          [4_000_000, 0.85],
          [6_000_000, 1.1],
          [10_000_000, 1.25],
        ],
        unit: 100,
        buyerShare: 0,
      },
    ],
    source: {
      title: 'Hawaii conveyance tax for a buyer without a homeowner’s exemption',
      url: 'https://media.oldrepublictitle.com/investor-guide/Hawaii/files/basic-html/page13.html',
      from: '2017-01-01',
      seen: true,
    },
  },
  IA: { taxes: bySeller(0.16, 500), source: seenTable },
  IL: {
    taxes: [
      { name: 'state transfer tax', method: 'whole', bands: [[0, 0.1]], unit: 500, buyerShare: 0 },
      { name: 'county transfer tax', method: 'whole', bands: [[0, 0.05]], unit: 500, buyerShare: 0 },
    ],
    source: seenTable,
    notes: ['In Chicago the buyer pays 0.75% and the seller 0.30% to the city. Other cities have their own taxes.'],
  },
  KY: { taxes: bySeller(0.1, 500), source: seenTable },
  LA: { taxes: [], source: seenTable, notes: ['New Orleans charges $325 per deed.'] },
  MA: {
    taxes: [{ name: 'deeds excise', method: 'whole', bands: [[0, 0.456]], unit: 500, buyerShare: 0 }],
    source: seenTable,
    notes: ['Cape Cod and the Islands charge more.'],
  },
  MI: {
    taxes: [
      { name: 'state transfer tax', method: 'whole', bands: [[0, 0.75]], unit: 500, buyerShare: 0 },
      { name: 'county transfer tax', method: 'whole', bands: [[0, 0.11]], unit: 500, buyerShare: 0 },
    ],
    source: seenTable,
  },
  MN: { taxes: bySeller(0.33, 500), source: seenTable },
  NC: { taxes: bySeller(0.2, 500), source: seenTable, notes: ['A few coastal counties charge up to 1% on top.'] },
  NE: { taxes: bySeller(0.225, 1000), source: unseenTable },
  NJ: {
    taxes: [
      {
        name: 'realty transfer fee',
        method: 'slices',
        bands: [
          [0, 0.4],
          [150_000, 0.67],
          [200_000, 0.78],
        ],
        unit: 500,
        buyerShare: 0,
      },
      {
        name: 'graduated percent fee',
        method: 'whole',
        bands: [
          [0, 0],
          [1_000_000.01, 1],
          [2_000_000.01, 2],
          [2_500_000.01, 2.5],
          [3_000_000.01, 3],
          [3_500_000.01, 3.5],
        ],
        buyerShare: 0,
      },
    ],
    source: {
      title: 'New Jersey realty transfer fee and graduated percent fee from 10 July 2025',
      url: 'https://www.madisonadams.com/blog/new-taxes-on-real-estate-sales-in-nj',
      from: '2025-07-10',
      seen: true,
    },
    notes: ['Until 9 July 2025, the buyer paid 1% of a price above $1,000,000. Since then the seller has paid 1 to 3.5% of it.'],
  },
  NV: {
    taxes: bySeller(0.39, 500),
    source: {
      title: 'Nevada real property transfer tax: $1.95 for each $500 or part (NRS 375)',
      url: 'https://hcnv.us/FAQ.aspx?QID=105',
      from: '2026-01-01',
      seen: true,
    },
    notes: ['Clark County (Las Vegas) charges 0.51%. Both parties are liable by law; the seller pays by custom.'],
  },
  OH: { taxes: bySeller(0.1, 1000), source: unseenTable, notes: ['Counties charge up to 0.30% on top.'] },
  OK: { taxes: bySeller(0.15, 500), source: unseenTable },
  OR: { taxes: [], source: seenTable, notes: ['Washington County charges 0.10%, split equally by custom.'] },
  RI: {
    taxes: [
      {
        name: 'conveyance tax',
        method: 'slices',
        bands: [
          [0, 0.75],
          [824_000, 1.5],
        ],
        unit: 500,
        buyerShare: 0,
      },
    ],
    source: {
      title: 'Rhode Island conveyance tax from 1 October 2025, second tier from $824,000 in 2026',
      url: 'https://www.homepaird.com/guides/transfer-tax-closing-costs/rhode-island',
      from: '2025-10-01',
      seen: true,
    },
    notes: ['The second tier’s threshold is indexed to inflation every January.'],
  },
  SC: { taxes: bySeller(0.37, 500), source: unseenTable },
  SD: { taxes: bySeller(0.1, 500), source: unseenTable },
  WA: {
    taxes: [
      {
        name: 'real estate excise tax',
        method: 'slices',
        bands: [
          [0, 1.1],
          [525_000, 1.28],
          [1_525_000, 2.75],
          [3_025_000, 3],
        ],
        buyerShare: 0,
      },
    ],
    source: {
      title: 'Washington real estate excise tax, bands for 2023 to 2026 (RCW 82.45.060)',
      url: 'https://app.leg.wa.gov/rcw/default.aspx?cite=82.45.060',
      from: '2023-01-01',
      seen: true,
    },
    notes: [
      'Counties and cities add 0.25 to 0.50%. The band thresholds change on 1 January 2027, by up to 5%. We don’t have the new ones.',
    ],
  },
  WI: { taxes: bySeller(0.3, 100), source: unseenTable },
  WV: { taxes: bySeller(0.33, 500), source: unseenTable, notes: ['Counties charge up to 0.22% on top.'] },
};

/** New Jersey's fee, with higher rates in the first bands if the whole price is above $350,000. */
export const newJerseyAbove350: DeedTax = {
  name: 'realty transfer fee',
  method: 'slices',
  bands: [
    [0, 0.58],
    [150_000, 0.85],
    [200_000, 0.96],
    [550_000, 1.06],
    [850_000, 1.16],
    [1_000_000, 1.21],
  ],
  unit: 500,
  buyerShare: 0,
};
