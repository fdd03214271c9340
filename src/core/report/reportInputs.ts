import { formatInput, inputWarning } from '../deal/strategies/inputValue.ts';
import type { ResolvedStrategyInput } from '../deal/strategies/resolveStrategyInputs.ts';
import { formatMoney } from '../kernel/formatMoneyAndRates.ts';
import { minor, type Currency } from '../kernel/money.ts';
import { unreachable } from '../kernel/result.ts';
import type { Provenance } from '../deal/provenance.ts';
import type { ReportInput } from './report.ts';
import type { InputEntry } from '../deal/strategies/inputEntry.ts';

interface UsedInput extends ResolvedStrategyInput<unknown> {
  /** Why the value deserves a second look, if already known. */
  readonly unusual?: string | null;
}

/** Every input in use, as printed in the report, in catalogue order. */
export const reportInputs = (
  entries: readonly InputEntry[],
  inputs: Readonly<Record<string, UsedInput | undefined>>,
  currency: Currency,
): readonly ReportInput[] =>
  entries.flatMap((entry) => {
    const { key, group, label } = entry;
    const input = inputs[key];
    if (input === undefined) return [];
    const { value, provenance, unusual = inputWarning(entry, value, currency) } = input;
    return {
      key,
      group,
      label,
      value: formatInput(entry, value, currency),
      mark: inputMarks[provenance.kind],
      from: provenanceText(provenance),
      url: sourceOf(provenance)?.url ?? null,
      unusual,
    };
  });

/** The source of an input, as text. */
export function provenanceText(provenance: Provenance): string {
  switch (provenance.kind) {
    case 'listing':
      return 'From the listing';
    case 'estimate':
      return `${provenance.method}; range ${formatMoney(minor(provenance.low), provenance.currency)} to ${formatMoney(minor(provenance.high), provenance.currency)}`;
    case 'default':
      return provenance.source.title;
    case 'profile':
      return 'Your profile';
    case 'you':
      return 'Your figure';
    default:
      return unreachable(provenance);
  }
}

/** The publication behind an input, or null if the value came from the listing or the user. */
export const sourceOf = (provenance: Provenance): Extract<Provenance, { readonly kind: 'default' }>['source'] | null =>
  provenance.kind === 'default' || provenance.kind === 'estimate' ? provenance.source : null;

/** The visual mark that shows an input's source. */
const inputMarks: Readonly<Record<Provenance['kind'], ReportInput['mark']>> = {
  listing: 'listing',
  estimate: 'estimate',
  default: 'default',
  profile: 'profile',
  you: 'yours',
};
