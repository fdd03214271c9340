import { buyToLetEntry, buyToLetEntries } from '../deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText } from '../deal/strategies/inputValue.ts';
import type { BuyToLetKey, ResolvedInput, ResolvedInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import { formatMoney } from '../deal/format.ts';
import { ukCurrency } from '../kernel/countries.ts';
import { minor, type Currency } from '../kernel/money.ts';
import { unreachable } from '../kernel/result.ts';
import type { Provenance } from '../deal/provenance.ts';
import type { ReportInput } from './report.ts';

/** Every input as the report prints it, in the order of the catalogue. */
export const reportInputs = (inputs: ResolvedInputs, currency: Currency): readonly ReportInput[] =>
  buyToLetEntries.map(({ key, group, label }) => {
    const input: ResolvedInput = inputs[key];
    const { provenance, unusual } = input;
    const url = sourceOf(provenance)?.url ?? null;
    return {
      key,
      group,
      label,
      value: inputValue(key, inputs, currency),
      mark: inputMarks[provenance.kind],
      from: provenanceWords(provenance),
      url,
      unusual,
    };
  });

/** An input with its unit: "£1,250 a month", "12 % of rent received". */
export function inputValue(key: BuyToLetKey, inputs: ResolvedInputs, currency: Currency): string {
  const { of, per, unit } = buyToLetEntry(key);
  const value = bareInputText(buyToLetEntry(key), inputs[key].value, currency);
  const share = of === null ? '' : ` ${of}`;
  return value + share + (per === null || per === 'once' || unit === 'years' ? '' : ` a ${per}`);
}

/** Where an input came from, in words. */
export function provenanceWords(provenance: Provenance): string {
  switch (provenance.kind) {
    case 'listing':
      return 'From the listing';
    case 'estimate':
      // Estimates come from the published rents of the United Kingdom.
      return `${provenance.method}; range ${formatMoney(minor(provenance.low), ukCurrency)} to ${formatMoney(minor(provenance.high), ukCurrency)}`;
    case 'default':
      return provenance.source.title;
    case 'profile':
      return 'Your profile';
    case 'you':
      return 'Yours';
    default:
      return unreachable(provenance);
  }
}

/** The publication behind an input, or null where it is the listing's or the person's own. */
export const sourceOf = (provenance: Provenance): Extract<Provenance, { readonly kind: 'default' }>['source'] | null =>
  provenance.kind === 'default' || provenance.kind === 'estimate' ? provenance.source : null;

/** The look of an input by where it came from. */
export const inputMarks: Readonly<Record<Provenance['kind'], ReportInput['mark']>> = {
  listing: 'listing',
  estimate: 'estimate',
  default: 'default',
  profile: 'profile',
  you: 'yours',
};
