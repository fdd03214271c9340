import { usStateNames } from '../markets.ts';
import type { UsState } from '../markets.ts';
import type { LawSource } from './lawRule.ts';

/** A state's property tax law on rentals. */
export interface RentalLaw {
  /** Yearly tax in per cent of the price, if the law sets it directly. */
  readonly percent?: number;
  /**
   * Yearly tax in per cent of the price, derived from the effective rate across all homes. If this and `percent` are absent, the law gives
   * no rate for rentals.
   */
  readonly percentOf?: (effective: number) => number;
  /** Yearly growth in per cent, if the law sets it. */
  readonly growth?: number;
  readonly notes: readonly string[];
  readonly source: LawSource;
}

/** The note for a state whose rate covers all homes. */
export const mixed = (state: UsState): string =>
  `This is the average rate for all homes in ${usStateNames[state]}, including owner-occupied homes with exemptions, so a rental may pay more.`;

const general = (title: string, url: string): LawSource => ({ title, url, from: '2026-01-01', seen: false });

/** States with a known rule for rentals. */
export const rentalLaws: Readonly<Partial<Record<UsState, RentalLaw>>> = {
  AL: {
    percentOf: (effective) => effective * 2,
    notes: ['A rental is assessed at 20% of its value, an owner-occupied home at 10%, so we use twice the effective rate.'],
    source: {
      title: 'Alabama Department of Revenue: classes of property; the rental rate is derived from the average',
      url: 'https://www.revenue.alabama.gov/property-tax/',
      from: '2026-01-01',
      seen: false,
    },
  },
  CA: {
    percent: 1.2,
    growth: 2,
    notes: [
      'A sale resets the assessment to the price, then it rises by up to 2% a year. The rate is 1% plus local bonds: 1.1 to 1.25% of the price in most places.',
      'Expect a supplemental bill for the rest of the tax year.',
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
      'The seller’s homestead exemption and cap end with the sale, and the assessment resets to market value on the following 1 January. It then rises by up to 10% a year, except for the school levy.',
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
    notes: ['The tax is capped at 2% of a rental’s value, which we use, and at 1% for an owner-occupied home.'],
    source: general('Indiana: property tax caps (Ind. Const. Art. 10 § 1)', 'https://www.in.gov/dlgf/'),
  },
  MI: {
    percentOf: (effective) => effective + 0.9,
    notes: [
      'The taxable value resets to half of the market value in the year after the sale.',
      'A rental pays 18 mills more for schools than a principal residence, so we add 0.9% of the value to the effective rate.',
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
    notes: ['A rental is assessed at 15% of its value, an owner-occupied home at 10%, so we use one and a half times the effective rate.'],
    source: general('Mississippi: classes of property (Miss. Const. § 112)', 'https://www.dor.ms.gov/property'),
  },
  OR: {
    growth: 3,
    notes: [
      'Measure 50: a sale does not reset the assessed value, which grows by up to 3% a year, so the seller’s bill is a better guide here than elsewhere.',
    ],
    source: general(
      'Oregon Measure 50: assessed value (Or. Const. Art. XI § 11)',
      'https://www.oregon.gov/dor/programs/property/Pages/default.aspx',
    ),
  },
  SC: {
    percentOf: (effective) => effective * 2.75,
    notes: [
      'A rental is assessed at 6% instead of 4% and pays the school operating tax, so its tax is two and a half to three times that of an owner-occupied home. We use 2.75 times the effective rate.',
      'The sale triggers a reassessment. Up to a quarter of the increase may be exempt.',
    ],
    source: general('South Carolina: assessment ratios and school operating tax (S.C. Code § 12-43-220)', 'https://dor.sc.gov/property'),
  },
  TX: {
    notes: [
      mixed('TX'),
      'A rental has no homestead exemption and no 10% yearly cap. The 20% cap on other property ends on 31 December 2026. From 2027 there is no cap unless the legislature extends it.',
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
      'A rental that is not a tenant’s primary residence loses the 45% exemption, so we divide the effective rate by 55%. If a tenant lives there, the exemption may continue.',
    ],
    source: general('Utah: primary residential exemption (Utah Code § 59-2-103)', 'https://propertytax.utah.gov/'),
  },
  WV: {
    percentOf: (effective) => effective * 2,
    notes: ['An owner-occupied home pays half the rate of a rental, so we use twice the effective rate.'],
    source: general(
      'West Virginia: classes of property (W. Va. Const. Art. X § 1)',
      'https://tax.wv.gov/Business/PropertyTax/Pages/PropertyTax.aspx',
    ),
  },
};
