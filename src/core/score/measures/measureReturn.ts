import { formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Figures, IrrAnswer } from '../../engine/analysis.ts';
import { rate } from '../../kernel/rate.ts';
import { notKnown } from './measured.ts';
import type { KnownMeasure, Measured, MeasureText } from './measured.ts';
import { rentAlone } from './rentAlone.ts';
import { markOnScale, percentScale, shareOn } from './scale.ts';

/** The scale of the return: no marks at 2% a year, full marks from 12%. This is our convention. */
export const returnScale = percentScale(0.02, 0.12);

interface ReturnInput {
  readonly figures: Pick<Figures, 'irr' | 'equityMultiple'>;
  readonly assumptions: BuyToLetInputs;
}

/**
 * The share of marks for the internal rate of return over the hold. If there are several rates, it uses the rate up to which the deal pays
 * without interruption (see `paysUpTo`). Growth in value earns no marks beyond the return that the rent alone earns on fees and
 * refurbishment (see `rentAlone`).
 */
export function measureReturn({ figures, assumptions }: ReturnInput): Measured {
  const { irr, equityMultiple } = figures;
  if (equityMultiple === null) return notKnown('Not measurable because no cash is invested');
  const pays = paysUpTo(irr, equityMultiple);
  const plain = withoutCap(irr, pays);
  if (pays === null) return plain;
  const most = Math.min(pays, returnScale.full);
  const carried = rentAlone(assumptions, returnScale.zero, most);
  if (carried === most) return plain;
  const share = carried === null ? 0 : shareOn(returnScale, carried);
  return { kind: 'known', share, value: carried, say: () => sayCapped(plain, carried) };
}

function sayCapped(plain: KnownMeasure, carried: number | null): MeasureText {
  const { shown } = plain.say();
  const size = plain.value === null ? 'Positive at every rate' : shown;
  const earned = carried === null ? `less than ${returnScale.show(returnScale.zero)}` : returnScale.show(carried);
  const reason = `${size} with price growth, but rent alone returns ${earned} on fees and refurbishment, which is the most that counts. Full points from ${returnScale.show(returnScale.full)}`;
  return { shown, reason };
}

/** The marks before any cap, with the rate or rates as text. */
function withoutCap(irr: IrrAnswer, pays: number | null): KnownMeasure {
  const counted = pays === null || pays === Number.POSITIVE_INFINITY ? null : pays;
  if (irr.kind === 'one' && (pays === null || counted === irr.rate)) return { ...markOnScale(irr.rate, returnScale), share: shareOf(pays) };
  return { kind: 'known', share: shareOf(pays), value: counted, say: () => sayRates(irr, pays) };
}

function sayRates(irr: IrrAnswer, pays: number | null): MeasureText {
  const shown = pays === null ? 'none' : shownOf(pays);
  if (irr.kind === 'none') return { shown, reason: irr.reason };
  const rates = ratesOf(irr).map((each) => formatRate(rate(each), 1));
  const why = pays === null ? `they lose money at ${returnScale.show(returnScale.zero)}` : 'they are profitable at every lower rate';
  return { shown, reason: `Counted as ${shown}. The cash flows break even at ${rates.join(', ')}, and ${why}` };
}

const shareOf = (pays: number | null): number => (pays === null ? 0 : shareOn(returnScale, pays));
const shownOf = (pays: number): string => (pays === Number.POSITIVE_INFINITY ? 'above 1,000%' : returnScale.show(pays));
const ratesOf = (irr: IrrAnswer): readonly number[] => (irr.kind === 'one' ? [irr.rate] : irr.kind === 'many' ? irr.rates : []);

/** The largest difference that counts as breaking even, because an internal rate of zero is subject to rounding error. */
const even = 1e-9;
const dust = 1e-6;

/**
 * The rate up to which a deal pays at every rate from the scale's zero. Null if it does not pay at the scale's zero; infinity if it pays at
 * every rate searched. At zero interest it pays if more comes back than went in. Each internal rate of return above zero reverses that.
 */
function paysUpTo(irr: IrrAnswer, equityMultiple: number): number | null {
  const isEven = Math.abs(equityMultiple - 1) <= even;
  const turns = ratesOf(irr)
    .filter((each) => each > (isEven ? dust : 0))
    .toSorted((left, right) => left - right);
  const below = turns.filter((each) => each <= returnScale.zero).length;
  const paysAtNothing = !isEven && equityMultiple > 1;
  if (paysAtNothing === (below % 2 === 1)) return null;
  return turns[below] ?? Number.POSITIVE_INFINITY;
}
