import { isoDate } from '../../kernel/calendar.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import { fromMajor } from '../../kernel/money.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { percent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { RegulationSource } from '../strategies/regulations/regulation.ts';
import { read, unread } from '../strategies/regulations/source.ts';

/** How often the law allows a landlord to raise a tenancy's rent. */
export interface RentRiseLaw {
  /** The minimum months between rises; with `fromStart`, also between the start of the tenancy and the first rise. */
  readonly months: number;
  readonly fromStart: boolean;
  readonly words: string;
  readonly rule: RegulationSource;
}

/**
 * The laws by place. In England the rent cannot rise in the first year of a tenancy. After that it can rise once a year, by notice under
 * section 13.
 */
export const rentRiseLaws: Readonly<Record<string, RentRiseLaw>> = {
  england: {
    months: 12,
    fromStart: true,
    words:
      'Renters’ Rights Act 2025: in England, from 1 May 2026, rent can rise at most once a year, by section 13 notice given two months ahead',
    rule: read(
      'Renters’ Rights Act 2025, section 6 (Housing Act 1988, section 13): rent increases at most once a year',
      '2026-05-01',
      'https://www.legislation.gov.uk/ukpga/2025/26/section/6',
    ),
  },
  wales: {
    months: 12,
    fromStart: false,
    words: 'Renting Homes (Wales) Act 2016: in Wales the rent can be varied at most once a year, with two months’ notice',
    rule: unread(
      'Renting Homes (Wales) Act 2016, section 123: variation of rent',
      '2022-12-01',
      'https://www.legislation.gov.uk/anaw/2016/1/section/123',
    ),
  },
  scotland: {
    months: 12,
    fromStart: false,
    words:
      'Private Housing (Tenancies) (Scotland) Act 2016: in Scotland the rent can be raised at most once in twelve months, with three months’ notice',
    rule: read(
      'Private Housing (Tenancies) (Scotland) Act 2016, section 19: frequency with which rent may be increased',
      '2017-12-01',
      'https://www.legislation.gov.uk/asp/2016/19/section/19',
    ),
  },
  'northern-ireland': {
    months: 12,
    fromStart: true,
    words: 'Private Tenancies Act (Northern Ireland) 2022: in Northern Ireland the rent can be raised at most once in twelve months',
    rule: unread(
      'Private Tenancies Act (Northern Ireland) 2022, section 7: restriction on rent increases',
      '2025-04-01',
      'https://www.legislation.gov.uk/nia/2022/20/section/7',
    ),
  },
};

/** The EPC band that a let property needs, the date it is required from, and the most that an owner must spend to reach it. */
export interface EnergyLaw {
  readonly places: readonly string[];
  readonly from: IsoDate;
  readonly band: 'C';
  readonly costCap: Minor;
  readonly currency: Currency;
  /** If the property is worth less than `below`, the cap is this share of its value. */
  readonly lowValue: { readonly below: Minor; readonly share: Rate };
  readonly rule: RegulationSource;
  readonly lowValueRule: RegulationSource;
}

const energyUrl = 'https://www.gov.uk/guidance/domestic-private-rented-property-minimum-energy-efficiency-standard-landlord-guidance';

export const energyLaw: EnergyLaw = {
  places: ['england', 'wales'],
  from: isoDate('2030-10-01'),
  band: 'C',
  costCap: fromMajor(10_000),
  currency: ukCurrency,
  lowValue: { below: fromMajor(100_000), share: percent(10) },
  rule: read('Minimum energy efficiency of rented homes: C by 1 October 2030, announced on 21 January 2026', '2030-10-01', energyUrl),
  // The rule itself sets the lower cap; only the consultation says that it is a tenth of the value.
  lowValueRule: unread('Cost cap of a tenth of the value for homes worth less than £100,000', '2030-10-01', energyUrl),
};

/** The rights to a longer lease. The later Act's terms still need regulations to take effect. */
export const leaseLaws = {
  flatPeppercorn: read(
    'Leasehold Reform, Housing and Urban Development Act 1993, section 56: 90 more years at a peppercorn rent, for flats',
    '1993-11-01',
    'https://www.legislation.gov.uk/ukpga/1993/28/section/56',
  ),
  longerLeases: unread(
    'Leasehold and Freehold Reform Act 2024, sections 33 and 34: 990 more years at a peppercorn rent; not in force when last checked',
    '2024-05-24',
    'https://www.legislation.gov.uk/ukpga/2024/22/section/33',
  ),
  noWaiting: read(
    'Leasehold and Freehold Reform Act 2024, section 27: a lease can be extended straight away, without owning it for two years first',
    '2025-01-31',
    'https://www.legislation.gov.uk/ukpga/2024/22/section/27',
  ),
} as const satisfies Readonly<Record<string, RegulationSource>>;

/** The sources for how event costs are taxed. */
export const eventTaxLaws: readonly RegulationSource[] = [
  unread(
    'Property Income Manual, PIM2030: repairs are costs of the year, improvements are capital',
    '2005-04-06',
    'https://www.gov.uk/hmrc-internal-manuals/property-income-manual/pim2030',
  ),
  unread(
    'Income Tax (Trading and Other Income) Act 2005, section 58: incidental costs of obtaining finance',
    '2005-04-06',
    'https://www.legislation.gov.uk/ukpga/2005/5/section/58',
  ),
  unread(
    'Business Income Manual, BIM45700: interest on borrowing above the cost of the property when first let',
    '2005-04-06',
    'https://www.gov.uk/hmrc-internal-manuals/business-income-manual/bim45700',
  ),
];

/** Whether an EPC band is below the minimum the planned law requires; an unknown band (null) counts as below. */
export const isBelowEnergyLaw = (band: string | null): boolean => band === null || band.toUpperCase() > energyLaw.band;
