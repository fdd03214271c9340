import { formatMoneyExact, formatNumber, formatRate } from '../../kernel/format.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import { unreachable } from '../../kernel/result.ts';
import type { Provenance } from '../provenance.ts';
import { isAllowedTaxInput, residenceNames, taxInputCatalogue } from './taxInputCatalogue.ts';
import type { TaxInputKey, TaxInputs, TaxOverrides, TaxResidence } from './taxInputs.ts';

/** A tax input in use and where it came from. */
export interface ResolvedTaxInput<Key extends TaxInputKey = TaxInputKey> {
  readonly key: Key;
  readonly value: TaxInputs[Key];
  readonly provenance: Extract<Provenance, { readonly kind: 'profile' | 'default' }>;
}

export type ResolvedTaxInputs = { readonly [Key in TaxInputKey]: ResolvedTaxInput<Key> };

/** Every tax input: the profile's, else the default. A value out of bounds is passed over. `place` is that of the property. */
export function resolveTaxInputs(yours: TaxOverrides, place: TaxResidence): ResolvedTaxInputs {
  const inputs = taxInputKeys.map((key): readonly [TaxInputKey, ResolvedTaxInput] => {
    const { fallback, source } = taxInputCatalogue[key];
    const own = yours[key];
    const taken: Pick<ResolvedTaxInput, 'value' | 'provenance'> =
      own !== undefined && isAllowedTaxInput(key, own)
        ? { value: own, provenance: { kind: 'profile' } }
        : { value: fallback ?? place, provenance: { kind: 'default', source } };
    return [key, { key, ...taken }];
  });
  // Each key was given a value of its own type; the mapped type cannot be built up step by step.
  return Object.fromEntries(inputs) as unknown as ResolvedTaxInputs;
}

/** The bare values. */
export const taxInputsOf = (inputs: ResolvedTaxInputs): TaxInputs =>
  // The inputs hold exactly the keys of the tax inputs, each with a value of its type.
  Object.fromEntries(Object.values(inputs).map(({ key, value }) => [key, value])) as unknown as TaxInputs;

/** An input of the taxes of the United Kingdom as printed: "£35,000 a year", "50 %", "England". */
export function formatTaxInput(key: TaxInputKey, value: TaxInputs[TaxInputKey]): string {
  const { unit } = taxInputCatalogue[key];
  switch (unit) {
    case 'money':
      return `${formatMoneyExact(value as Minor, ukCurrency)} a year`;
    case 'rate':
      return formatRate(value as Rate);
    case 'count':
      return formatNumber(value as number);
    case 'yes-no':
      return value === true ? 'Yes' : 'No';
    case 'residence':
      return residenceNames[value as TaxResidence];
    default:
      return unreachable(unit);
  }
}

const taxInputKeys = Object.keys(taxInputCatalogue) as readonly TaxInputKey[];
