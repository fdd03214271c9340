import { formatMoneyExact, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import { minor } from '../../kernel/money.ts';
import { unreachable } from '../../kernel/result.ts';
import type { Provenance } from '../provenance.ts';
import { isAllowedTaxInput, residenceNames, taxInputCatalogue } from './taxInputCatalogue.ts';
import type { TaxInputKey, TaxInputs, TaxOverrides, TaxResidence } from './taxInputs.ts';
import { rate } from '../../kernel/rate.ts';

/** A tax input in use and where it came from. */
export interface ResolvedTaxInput<Key extends TaxInputKey = TaxInputKey> {
  readonly key: Key;
  readonly value: TaxInputs[Key];
  readonly provenance: Extract<Provenance, { readonly kind: 'profile' | 'default' }>;
}

export type ResolvedTaxInputs = { readonly [Key in TaxInputKey]: ResolvedTaxInput<Key> };

/**
 * Every UK tax input with its source: the profile's, else the default. Out-of-bounds values are skipped. `place` is the property's place.
 */
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
  // Each key was given a value of its own type; TypeScript cannot build the mapped type step by step.
  return Object.fromEntries(inputs) as unknown as ResolvedTaxInputs;
}

/** The plain tax input values. */
export const taxInputsOf = (inputs: ResolvedTaxInputs): TaxInputs =>
  // The inputs have exactly the keys of the tax inputs, each with a value of its type.
  Object.fromEntries(Object.values(inputs).map(({ key, value }) => [key, value])) as unknown as TaxInputs;

/** A UK tax input as displayed: "£35,000 a year", "England". */
export function formatTaxInput(key: TaxInputKey, value: TaxInputs[TaxInputKey]): string {
  const { unit } = taxInputCatalogue[key];
  switch (unit) {
    case 'money':
      return `${formatMoneyExact(minor(value as number), ukCurrency)} a year`;
    case 'rate':
      return formatRate(rate(value as number));
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
