import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { isBetterHigh } from '../numbers/measuredFigure.ts';
import { unreachableReason } from './unreachableReason.ts';
import type { UnreachableInput } from './unreachableReason.ts';
import { exactReader, numbersReader } from './figureReaders.ts';
import type { FigureReader } from './figureReaders.ts';
import type { GoalRequest } from './goalRequest.ts';
import { goalScale } from './goalScale.ts';
import type { GoalScale } from './goalScale.ts';
import { searchLadder } from './searchLadder.ts';
import { shownFigure } from './shownFigure.ts';

/**
 * `reached`: the highest or lowest value (`edge`) that reaches the target, in minor units or as a fraction. One step further does not,
 * unless `limit` is `range`, which means that every value up to the end of the range reaches it.
 */
export type GoalAnswer =
  | {
      readonly kind: 'reached';
      readonly value: number;
      /** The value of the figure; null if it cannot be measured, such as cover without a loan. */
      readonly figure: number | null;
      readonly edge: 'highest' | 'lowest';
      readonly limit: 'target' | 'range';
    }
  | { readonly kind: 'cannot'; readonly because: string };

/**
 * The highest price, lowest rent, highest rate, lowest deposit or largest refurbishment budget that reaches the target, in whole pounds or
 * hundredths of a percentage point; or the reason none does. If only values from the other end of the range reach the target, returns the
 * edge of those. Searches with the fast numeric model, then checks the exact analysis at the answer and one step beyond. If they disagree,
 * searches the analysis itself.
 */
export function goalSeek(request: GoalRequest): GoalAnswer {
  const quick = numbersReader(request);
  const exact = exactReader(request) ?? quick;
  const answer = search(request, quick);
  return answer.kind === 'cannot' || isConfirmed(request, exact, answer) ? answer : search(request, exact);
}

function search(request: GoalRequest, read: FigureReader): GoalAnswer {
  const scale = goalScale(request);
  const { low, high, prefers, stepOf, changesAt } = scale;
  const figureAt = (step: number): number => read(changesAt(step));
  const found = searchLadder({
    low,
    high,
    prefers,
    inUse: stepOf(request.assumptions[request.vary]),
    figureAt,
    reaches: (figure) => reaches(request, figure),
    isBetterHigh: isBetterHigh(request.figure),
  });
  if (found.kind === 'cannot') return { kind: 'cannot', because: because(request, { scale, figureAt, points: found.points }) };
  const { step, edge, limit } = found;
  return { kind: 'reached', value: scale.valueAt(step), figure: known(figureAt(step)), edge, limit };
}

interface Searched extends Pick<UnreachableInput, 'figureAt' | 'points'> {
  readonly scale: GoalScale;
}

const because = ({ vary, figure, target, rules: { currency } }: GoalRequest, { scale, figureAt, points }: Searched): string =>
  unreachableReason({
    name: buyToLetEntry(vary).label.toLowerCase(),
    points,
    figureAt,
    isBetterHigh: isBetterHigh(figure),
    shownInput: (step) =>
      vary === 'mortgageRate' || vary === 'deposit'
        ? formatRate(rate(scale.valueAt(step)), 2)
        : formatMoney(minor(scale.valueAt(step)), currency),
    shownFigure: (step) => shownFigure(figure, figureAt(step), currency),
    target: shownFigure(figure, target, currency),
  });

function isConfirmed(request: GoalRequest, exact: FigureReader, answer: Extract<GoalAnswer, { readonly kind: 'reached' }>): boolean {
  const scale = goalScale(request);
  const step = scale.stepOf(answer.value);
  const beyond = step + (answer.edge === 'highest' ? 1 : -1);
  const isMet = (at: number): boolean => reaches(request, exact(scale.changesAt(at)));
  return isMet(step) && (answer.limit === 'range' || !isMet(beyond));
}

/** Whether a value reaches the target. A cover target counts as met without a loan; any other missing figure does not. */
function reaches({ figure, target }: GoalRequest, value: number): boolean {
  if (Number.isNaN(value)) return figure === 'interestCover' || figure === 'debtServiceCover';
  return isBetterHigh(figure) ? value >= target : value <= target;
}

const known = (value: number): number | null => (Number.isNaN(value) ? null : value);
