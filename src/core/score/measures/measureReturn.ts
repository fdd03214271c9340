import { formatRate } from '../../deal/format.ts';
import type { Assumptions } from '../../deal/assumptions.ts';
import type { Figures, IrrAnswer } from '../../engine/analysis.ts';
import { rate } from '../../kernel/rate.ts';
import type { Measured } from './measured.ts';
import { rentAlone } from './rentAlone.ts';
import { marked, percentScale, shareOn } from './scale.ts';

/** None at 2 % a year, full marks from 12 %: our convention. */
export const returnScale = percentScale(0.02, 0.12);

interface ReturnInput {
  readonly figures: Pick<Figures, 'irr' | 'equityMultiple'>;
  readonly assumptions: Assumptions;
}

/**
 * The internal rate of return over the hold. Of several rates the highest up to which the deal pays at every rate from the scale's
 * zero on. Growth in value earns no marks beyond what the rent alone earns on fees and works (see `rentAlone`).
 */
export function measureReturn({ figures, assumptions }: ReturnInput): Measured {
  const { irr, equityMultiple } = figures;
  if (irr.kind === 'none') return withoutRate(irr.reason, equityMultiple);
  const found = paysUpTo(irr);
  const most = Math.min(found, returnScale.full);
  const plain = irr.kind === 'one' ? marked(found, returnScale) : { ...marked(found, returnScale), reason: severalWords(irr.rates, found) };
  if (most <= returnScale.zero) return plain;
  const carried = rentAlone(assumptions, returnScale.zero, most);
  if (carried === most) return plain;
  return {
    kind: 'known',
    share: carried === null ? 0 : shareOn(returnScale, carried),
    value: found,
    shown: returnScale.show(found),
    reason: `${returnScale.show(found)} with growth in value, but the rent alone earns ${
      carried === null ? `less than ${returnScale.show(returnScale.zero)}` : returnScale.show(carried)
    } on fees and works, and no more than that counts; ${returnScale.show(returnScale.full)} earns full marks`,
  };
}

/** Without a rate the deal either pays at every rate or at none; which, its money back over its money in says. */
function withoutRate(reason: string, equityMultiple: number | null): Measured {
  if (equityMultiple === null) return { kind: 'unknown', reason };
  if (equityMultiple <= 1) return { kind: 'known', share: 0, value: null, shown: 'none', reason };
  return { kind: 'known', share: 1, value: null, shown: 'beyond measure', reason: 'It pays at every rate that is looked for' };
}

function paysUpTo(irr: Exclude<IrrAnswer, { readonly kind: 'none' }>): number {
  if (irr.kind === 'one') return irr.rate;
  // Money goes in first, so above the highest rate the deal loses, and each rate below turns the sign.
  const above = irr.rates.filter((each) => each > returnScale.zero).toSorted((left, right) => left - right);
  const [lowest] = above;
  if (lowest !== undefined && above.length % 2 === 1) return lowest;
  return Math.min(returnScale.zero, ...irr.rates);
}

const severalWords = (rates: readonly number[], counted: number): string =>
  `The cash flows have more than one internal rate of return (${rates.map((each) => formatRate(rate(each), 1)).join(', ')}); ` +
  (counted > returnScale.zero
    ? `${returnScale.show(counted)} counts, up to which it pays at every rate`
    : `at ${returnScale.show(returnScale.zero)} it does not pay`);
