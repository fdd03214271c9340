import type { IsoDate } from '../../kernel/calendar.ts';
import { sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { isoDate } from '../../kernel/calendar.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { inForceOn } from '../bandTax.ts';
import type { Dated } from '../bandTax.ts';
import { deedTax } from './deedTax.ts';
import type { DeedTax } from './deedTax.ts';
import { lawRule } from './lawRule.ts';
import type { UsRule } from './usRule.ts';

/** Cities with known transfer taxes. */
export type TaxedCity = 'los-angeles' | 'new-york-city';

export interface CityTransferTax {
  /** State, county and city taxes combined, in cents. */
  readonly total: Minor;
  readonly buyers: Minor;
  readonly sellers: Minor;
  /** Each tax, with its name and payer. */
  readonly parts: readonly { readonly name: string; readonly tax: Minor; readonly payer: 'buyer' | 'seller' }[];
  readonly rule: UsRule;
}

/** The error for a day before the first known rates. */
export interface CityRateNotKnown {
  readonly kind: 'rate-not-known';
  readonly message: string;
}

/**
 * The transfer taxes on a property in a city, including state and county, in cents, on the day of sale. New York City's tax is the one on
 * houses for one to three families. An error for a day before the first known rates.
 */
export function cityTransferTax(city: TaxedCity, price: Minor, on: IsoDate): Result<CityTransferTax, CityRateNotKnown> {
  const { name, dated } = cityTaxes[city];
  const [first] = dated;
  if (first === undefined || on < first.from)
    return err({ kind: 'rate-not-known', message: `We don’t have the transfer taxes in ${name} for ${on}.` });
  const { taxes, rule } = inForceOn(dated, on).value;
  const parts = taxes.map((tax) => ({
    name: tax.name,
    tax: deedTax(tax, price),
    payer: tax.buyerShare === 1 ? ('buyer' as const) : ('seller' as const),
  }));
  const paidBy = (payer: 'buyer' | 'seller') => sumMoney(parts.filter((part) => part.payer === payer).map(({ tax }) => tax));
  return ok({ total: sumMoney(parts.map(({ tax }) => tax)), buyers: paidBy('buyer'), sellers: paidBy('seller'), parts, rule });
}

interface CityTaxes {
  readonly taxes: readonly DeedTax[];
  readonly rule: UsRule;
}

const whole = (name: string, bands: DeedTax['bands'], more: Partial<DeedTax> = {}): DeedTax => ({
  name,
  method: 'whole',
  bands,
  buyerShare: 0,
  ...more,
});

/**
 * The county charges 0.11% and the city 0.45%; Measure ULA taxes the whole price, at 4% if it exceeds `above`, or 5.5% if it is at least
 * `from`.
 */
const losAngeles = (above: number, from: number): readonly DeedTax[] => [
  whole('county tax', [[0, 0.11]]),
  whole('city tax', [[0, 0.45]]),
  whole('Measure ULA', [
    [0, 0],
    [above + 0.01, 4],
    [from, 5.5],
  ]),
];

const newYorkCity: readonly DeedTax[] = [
  whole('city real property transfer tax', [
    [0, 1],
    [500_000.01, 1.425],
  ]),
  whole(
    'state transfer tax',
    [
      [0, 0.4],
      [3_000_000, 0.65],
    ],
    { unit: 500 },
  ),
  whole(
    'mansion tax',
    [
      [0, 0],
      [1_000_000, 1],
      [2_000_000, 1.25],
      [3_000_000, 1.5],
      [5_000_000, 2.25],
      [10_000_000, 3.25],
      [15_000_000, 3.5],
      [20_000_000, 3.75],
      [25_000_000, 3.9],
    ],
    { buyerShare: 1 },
  ),
];

const cityTaxes: Readonly<Record<TaxedCity, { readonly name: string; readonly dated: readonly Dated<CityTaxes>[] }>> = {
  'los-angeles': {
    name: 'Los Angeles',
    dated: [
      {
        from: isoDate('2023-04-01'),
        value: {
          taxes: losAngeles(5_000_000, 10_000_000),
          rule: lawRule('us-la-ula-2023', {
            title: 'Los Angeles transfer tax and Measure ULA from 1 April 2023',
            url: 'https://www.shoppingcentersofla.com/measure-ula',
            from: '2023-04-01',
            seen: true,
          }),
        },
      },
      {
        from: isoDate('2025-07-01'),
        value: {
          taxes: losAngeles(5_300_000, 10_600_000),
          rule: lawRule('us-la-ula-2025', {
            title: 'Los Angeles transfer tax and Measure ULA, thresholds from 1 July 2025; those from 1 July 2026 are not known',
            url: 'https://www.closedescrowinc.com',
            from: '2025-07-01',
            seen: true,
          }),
        },
      },
    ],
  },
  'new-york-city': {
    name: 'New York City',
    dated: [
      {
        from: isoDate('2019-07-01'),
        value: {
          taxes: newYorkCity,
          rule: lawRule('us-nyc-transfer-2019', {
            title: 'New York City transfer tax, state transfer tax and mansion tax from 1 July 2019',
            url: 'https://thoroughbredtitleservices.com/Resources/nyc2',
            from: '2019-07-01',
            seen: true,
          }),
        },
      },
    ],
  },
};
