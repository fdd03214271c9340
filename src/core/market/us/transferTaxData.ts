import type { UsState } from '../markets.ts';
import { fromMajor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { DeedTax } from './deedTax.ts';
import { newJerseyAbove350, sellerPays } from './sellersTaxData.ts';
import { seenTable, unseenTable } from './stateTransferTax.ts';
import type { StateTransferTax } from './stateTransferTax.ts';

const shared = (percentage: number, unit: number): readonly DeedTax[] => [
  { name: 'transfer tax', method: 'whole', bands: [[0, percentage]], unit, buyerShare: 0.5 },
];
const byBuyer = (name: string, percentage: number, unit: number): DeedTax => ({
  name,
  method: 'whole',
  bands: [[0, percentage]],
  unit,
  buyerShare: 1,
});

/** States where the buyer pays all or part of it. */
const buyerPays: Readonly<Partial<Record<UsState, StateTransferTax>>> = {
  CO: { taxes: shared(0.01, 100), source: seenTable, notes: ['Some resort towns add 1 to 4%.'] },
  DC: {
    taxes: [
      {
        name: 'recordation tax',
        method: 'whole',
        bands: [
          [0, 1.1],
          [400_000, 1.45],
        ],
        buyerShare: 1,
      },
      {
        name: 'transfer tax',
        method: 'whole',
        bands: [
          [0, 1.1],
          [400_000, 1.45],
        ],
        buyerShare: 0,
      },
    ],
    source: seenTable,
  },
  DE: {
    taxes: shared(4, 100),
    source: seenTable,
    notes: ['The 4% is state and local tax combined. A place without local tax charges less.'],
  },
  MD: {
    taxes: [
      { name: 'state transfer tax', method: 'whole', bands: [[0, 0.5]], buyerShare: 0.5 },
      { name: 'recordation tax', method: 'whole', bands: [[0, 0.5]], unit: 500, buyerShare: 0.5 },
    ],
    source: unseenTable,
    notes: [
      'We use the minimum county recordation tax of 0.5%. It goes up to 1.4%, and a county transfer tax of up to 1.5% may be added, split equally by custom.',
    ],
  },
  ME: {
    taxes: [
      {
        name: 'transfer tax',
        method: 'slices',
        bands: [
          [0, 0.44],
          [1_000_000, 1.2],
        ],
        unit: 500,
        buyerShare: 0.5,
      },
    ],
    source: {
      title: 'Maine real estate transfer tax from 1 November 2025 (36 M.R.S. § 4641-A)',
      url: 'https://www.bernsteinshur.com/insights-events/significant-maine-real-estate-transfer-tax-increase-takes-effect-november-1-2025',
      from: '2025-11-01',
      seen: true,
    },
  },
  NH: { taxes: shared(1.5, 100), source: seenTable },
  NY: {
    taxes: [
      {
        name: 'mansion tax',
        method: 'whole',
        bands: [
          [0, 0],
          [1_000_000, 1],
        ],
        buyerShare: 1,
      },
      { name: 'transfer tax', method: 'whole', bands: [[0, 0.4]], unit: 500, buyerShare: 0 },
    ],
    source: {
      title: 'New York State transfer tax and mansion tax (July 2019 guide)',
      url: 'https://thoroughbredtitleservices.com/Resources/nyc2',
      from: '2019-07-01',
      seen: true,
    },
    notes: [
      'The buyer pays the 1% New York mansion tax on the whole price at $1,000,000 or more, for houses of one to three units and condos.',
      'New York City adds its own transfer tax, paid by the seller, and a mansion tax of up to 3.9% from $2,000,000.',
    ],
  },
  PA: {
    taxes: shared(2, 100),
    source: {
      title: 'Pennsylvania realty transfer tax: 1% state and at least 1% local in almost every municipality, split evenly by custom',
      url: 'https://www.macdonaldillig.com/resources/frequently-asked-questions/faq-item/what-are-realty-transfer-taxes-and-who-typically-pays-them',
      from: '2026-01-01',
      seen: true,
    },
    notes: ['We use 1% for local tax. Philadelphia charges about 3.3 to 3.6%, Pittsburgh 4%.'],
  },
  TN: {
    taxes: [byBuyer('realty transfer tax', 0.37, 100)],
    source: {
      title: 'Tennessee recordation tax (Tenn. Code § 67-4-409)',
      url: 'https://revenue.support.tn.gov/hc/en-us/articles/115005729246-What-is-the-Tennessee-recordation-tax-',
      from: '2026-01-01',
      seen: true,
    },
  },
  VA: {
    taxes: [byBuyer('recordation tax', 0.25, 100), { name: 'grantor’s tax', method: 'whole', bands: [[0, 0.1]], unit: 500, buyerShare: 0 }],
    source: {
      title: 'Virginia recordation and grantor’s tax (City of Alexandria)',
      url: 'https://alexandriava.gov/real-estate/recordation-tax',
      from: '2026-01-01',
      seen: true,
    },
    notes: [
      'A city or county may add one third of the recordation tax, about 0.083%, paid by the buyer. Northern Virginia charges the seller more.',
    ],
  },
  VT: {
    taxes: [{ name: 'property transfer tax', method: 'whole', bands: [[0, 1.47]], buyerShare: 1 }],
    source: {
      title: 'Vermont property transfer tax from 1 August 2024, including clean water surcharge',
      url: 'https://peetlaw.com/navigating-the-new-vermont-property-transfer-tax-rates-what-buyers-and-sellers-need-to-know',
      from: '2024-08-01',
      seen: true,
    },
    notes: [
      'The rate applies to a long-term rental with a landlord certificate. A second home or short-term rental pays 3.62%. An owner-occupied home pays less on the first $200,000.',
    ],
  },
};

/** All transfer taxes by state; no state is in both tables. */
const stateTransferTaxes: Readonly<Partial<Record<UsState, StateTransferTax>>> = { ...sellerPays, ...buyerPays };

/** We know only from general knowledge that Kansas has none; published lists confirm the other states without an entry. */
const withoutTax = (state: UsState): StateTransferTax => ({ taxes: [], source: state === 'KS' ? unseenTable : seenTable });

/** A state's transfer tax, or the entry that says it has none. */
export const stateTransferTax = (state: UsState): StateTransferTax => stateTransferTaxes[state] ?? withoutTax(state);

/** A state's taxes on a deed at a price. */
export function deedTaxesAt(state: UsState, price: Minor): readonly DeedTax[] {
  const { taxes } = stateTransferTax(state);
  if (state !== 'NJ' || price <= fromMajor(350_000)) return taxes;
  return taxes.map((tax) => (tax.name === newJerseyAbove350.name ? newJerseyAbove350 : tax));
}
