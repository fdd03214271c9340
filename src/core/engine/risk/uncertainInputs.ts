import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import type { ResolvedInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../deal/resolve/resolveInputs.ts';
import { inputRanges } from './inputRanges.ts';
import type { InputRange } from './inputRanges.ts';

/**
 * The ranges of inputs whose value is not stated: an area estimate's own range, or for a default the range from `inputRanges`. Values from
 * the listing, the profile or the user are treated as certain. Inputs with an empty range are left out.
 */
export function uncertainRanges(inputs: ResolvedInputs): readonly InputRange[] {
  return inputRanges(assumptionsOf(inputs))
    .map((usual): InputRange | null => {
      const { provenance, value } = inputs[usual.key];
      if (provenance.kind === 'default') return usual;
      if (provenance.kind !== 'estimate') return null;
      const [least, most] = buyToLetEntry(usual.key).bounds;
      const [low, high] = [Math.max(least, provenance.low), Math.min(most, provenance.high)];
      return { key: usual.key, low: Math.min(low, value), high: Math.max(high, value) };
    })
    .filter((range) => range !== null)
    .filter(({ low, high }) => low < high);
}
