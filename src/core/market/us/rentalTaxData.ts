import { usStateNames } from '../markets.ts';
import type { UsState } from '../markets.ts';
import type { LawSource } from './lawRule.ts';

/** A state's property tax law on rentals. */
export interface RentalLaw {
  /** Per cent of the price, if law sets it directly. */
  readonly percent?: number;
  /** Percent of the price from the effective rate across all homes. Without either the law gives no rate for a rental. */
  readonly percentOf?: (effective: number) => number;
  /** Percent a year, where law sets it. */
  readonly growth?: number;
  readonly notes: readonly string[];
  readonly source: LawSource;
}

/** The note for a state whose rate covers all homes. */
export const mixed = (state: UsState): string =>
  `The rate is what all homes of ${usStateNames[state]} pay over their value, owners with a relief among them: a rental may pay more.`;

const general = (title: string, url: string): LawSource => ({ title, url, from: '2026-01-01', seen: false });

/** States whose law for a rental is known. */
export const rentalLaws: Readonly<Partial<Record<UsState, RentalLaw>>> = {
  AL: {
    percentOf: (effective) => effective * 2,
    notes: ['A rental is assessed at 20 % of its value, a home of its owner at 10 %: twice the effective rate is taken.'],
    source: {
      title: 'Alabama Department of Revenue: classes of property; the rate for a rental is worked out from the average',
      url: 'https://www.revenue.alabama.gov/property-tax/',
      from: '2026-01-01',
      seen: false,
    },
  },
  CA: {
    percent: 1.2,
    growth: 2,
    notes: [
      'Reassessed to the price on the sale, then up by 2 % a year at most: 1 % and local bonds, 1.1 to 1.25 % of the price in most places.',
      'A supplemental bill for the rest of the tax year comes on top.',
    ],
    source: {
      title: 'California Proposition 13: reassessment on a change of ownership (Art. XIII A)',
      url: 'https://www.co.monterey.ca.us/taxcollector/Supplemental.html',
      from: '1978-07-01',
      seen: true,
    },
  },
  FL: {
    notes: [
      mixed('FL'),
      'The seller’s homestead and its cap end with the sale: the value goes to the market’s on 1 January after it. Later it rises by 10 % a year at most, but not for the school levy.',
    ],
    source: {
      title: 'Florida: assessment of non-homestead property (Fla. Stat. § 193.1554)',
      url: 'https://qpublic.net/fl/Monroe/faq_non_homestead',
      from: '2009-01-01',
      seen: true,
    },
  },
  IN: {
    percent: 2,
    notes: ['The tax on a rental ends at 2 % of its value, which is taken; a home of its owner at 1 %.'],
    source: general('Indiana: property tax caps (Ind. Const. Art. 10 § 1)', 'https://www.in.gov/dlgf/'),
  },
  MI: {
    percentOf: (effective) => effective + 0.9,
    notes: [
      'The taxable value goes up to half of the market value in the year after the sale.',
      'A rental pays 18 mills more for schools than a principal residence: 0.9 % of the value is added to the effective rate.',
    ],
    source: {
      title: 'Michigan: uncapping on a transfer, and 18 mills of school operating tax without the principal residence exemption',
      url: 'https://www.mackinac.org/8570',
      from: '1994-03-15',
      seen: true,
    },
  },
  MS: {
    percentOf: (effective) => effective * 1.5,
    notes: ['A rental is assessed at 15 % of its value, a home of its owner at 10 %: one and a half times the effective rate is taken.'],
    source: general('Mississippi: classes of property (Miss. Const. § 112)', 'https://www.dor.ms.gov/property'),
  },
  OR: {
    growth: 3,
    notes: [
      'Measure 50: the assessed value is not reset by a sale and grows by 3 % a year at most, so the seller’s bill says more here than elsewhere.',
    ],
    source: general(
      'Oregon Measure 50: assessed value (Or. Const. Art. XI § 11)',
      'https://www.oregon.gov/dor/programs/property/Pages/default.aspx',
    ),
  },
  SC: {
    percentOf: (effective) => effective * 2.75,
    notes: [
      'A rental is assessed at 6 % instead of 4 % and pays the school operating tax: two and a half to three times what an owner pays; 2.75 times the effective rate is taken.',
      'It is reassessed at the sale; up to a quarter of the rise may be exempt.',
    ],
    source: general('South Carolina: assessment ratios and school operating tax (S.C. Code § 12-43-220)', 'https://dor.sc.gov/property'),
  },
  TX: {
    notes: [
      mixed('TX'),
      'A rental has no homestead exemption and no cap of 10 % a year. The cap of 20 % on other homes ends with 2026: from 2027 there is none unless the legislature acts.',
    ],
    source: {
      title: 'Texas Tax Code § 23.231: limit on the appraisal of other real property, which expires on 31 December 2026',
      url: 'https://statutes.capitol.texas.gov/Docs/TX/htm/TX.23.htm',
      from: '2024-01-01',
      seen: true,
    },
  },
  UT: {
    percentOf: (effective) => effective / 0.55,
    notes: [
      'A rental without a tenant’s primary residence loses the exemption of 45 %: the effective rate over 55 % is taken. Where a tenant lives there it may be kept.',
    ],
    source: general('Utah: primary residential exemption (Utah Code § 59-2-103)', 'https://propertytax.utah.gov/'),
  },
  WV: {
    percentOf: (effective) => effective * 2,
    notes: ['A home of its owner pays half the rate of a rental: twice the effective rate is taken.'],
    source: general(
      'West Virginia: classes of property (W. Va. Const. Art. X § 1)',
      'https://tax.wv.gov/Business/PropertyTax/Pages/PropertyTax.aspx',
    ),
  },
};
