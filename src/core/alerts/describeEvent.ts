import { formatDay, formatMoney, formatNumber, formatRate } from '../kernel/formatMoneyAndRates.ts';
import { minor } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import type { ListingStatus } from '../listing/facts.ts';
import type { AlertEvent } from './alertEvent.ts';
import type { AlertTest, ObligationKind } from './alertRule.ts';
import { unreachable } from '../kernel/result.ts';
import { isLevelTest, levels, limitFigure, type LevelTest } from './levelTest.ts';
import type { AlertFigure } from './alertFigure.ts';

/**
 * The event as a sentence with both figures. For an asking price, it says how far the price fell, in money and per cent, and both prices.
 */
export function describeEvent({ test, from, to }: Pick<AlertEvent, 'test' | 'from' | 'to'>): string {
  if (isLevelTest(test)) {
    const { label, direction } = levels[test.kind];
    if (from === null) return `${label} ${figureWords(to)}, previously unavailable`;
    const [was, is] = [figureWords(from), figureWords(to)];
    return `${label} ${direction} from ${was === is ? exactWords(from) : was} to ${was === is ? exactWords(to) : is}`;
  }
  switch (test.kind) {
    case 'price-drop':
    case 'price-drop-share':
      return `Asking price down${fallWords(from, to)}, from ${figureWords(from)} to ${figureWords(to)}`;
    case 'price-at-most':
      return from === null ? `A new deal asking ${figureWords(to)}` : `Asking price down from ${figureWords(from)} to ${figureWords(to)}`;
    case 'back-on-market':
      return `Back on the market (was ${figureWords(from)})`;
    case 'area-figure':
      return `${test.label} went from ${figureWords(from)} to ${figureWords(to)}`;
    case 'date-near':
      return `${obligationNames[test.what]} on ${figureWords(to)}`;
    case 'cover-at-rate':
      return `Rent covers ${wordsBeside(to, { unit: 'cover', value: test.atLeast })} of the interest at ${formatRate(test.rate)}${beforeWords(from)}`;
    case 'loan-to-value':
      return `Loans total ${wordsBeside(to, { unit: 'rate', value: test.atMost })} of the value${beforeWords(from)}`;
    default:
      return unreachable(test);
  }
}

/** The rule's limit as a reminder next to the event; empty if the sentence already states it. */
export function describeLimit(test: AlertTest): string {
  if (isLevelTest(test)) return `Your alert: ${limitText(test)}`;
  switch (test.kind) {
    case 'price-drop':
      return `Your alert: ${formatMoney(test.amount, test.currency)} or more`;
    case 'price-drop-share':
    case 'area-figure':
      return `Your alert: ${formatRate(test.share)} or more`;
    case 'price-at-most':
      return `Your alert: ${formatMoney(test.amount, test.currency)} or less`;
    case 'date-near':
      return `Your alert: ${formatNumber(test.days)} days before`;
    case 'cover-at-rate':
      return `Your limit: ${formatRate(rate(test.atLeast))} or more`;
    case 'loan-to-value':
      return `Your limit: ${formatRate(test.atMost)} or less`;
    case 'back-on-market':
      return '';
    default:
      return unreachable(test);
  }
}

/** The limit of a test as text, such as "£10,000 or less". */
export const limitText = (test: LevelTest): string =>
  `${exactWords(limitFigure(test))} ${levels[test.kind].direction === 'up' ? 'or more' : 'or less'}`;

const obligationNames: Readonly<Record<ObligationKind, string>> = {
  'mortgage-ends': 'Mortgage deal ends',
  'rent-review': 'Rent review due',
  'certificate-expires': 'Certificate expires',
};

const beforeWords = (from: AlertFigure | null): string => (from === null ? '' : ` (was ${figureWords(from)})`);

function fallWords(from: AlertFigure | null, to: AlertFigure): string {
  if (from?.unit !== 'money' || to.unit !== 'money' || from.amount <= 0) return '';
  const by = minor(from.amount - to.amount);
  return ` by ${formatMoney(by, to.currency)} (${formatRate(rate(Math.round((by / from.amount) * 1000) / 1000))})`;
}

/** A limit exactly as the user typed it, or a value with all its digits. */
function exactWords(figure: AlertFigure): string {
  return figure.unit === 'rate' || figure.unit === 'cover' ? formatRate(rate(figure.value)) : figureWords(figure);
}

const wordsBeside = (figure: AlertFigure, limit: AlertFigure): string =>
  figureWords(figure) === figureWords(limit) ? exactWords(figure) : figureWords(figure);

/** A value formatted as elsewhere in the deal and the portfolio. */
function figureWords(figure: AlertFigure | null): string {
  switch (figure?.unit) {
    case undefined:
      return 'not known';
    case 'money':
      return formatMoney(figure.amount, figure.currency);
    case 'rate':
      return formatRate(figure.value, 1);
    case 'score':
      return formatNumber(Math.round(figure.value));
    case 'cover':
      return formatRate(rate(figure.value), 0);
    case 'status':
      return statusWords[figure.status];
    case 'day':
      return formatDay(figure.day);
    case 'text':
      return figure.text;
    default:
      return unreachable(figure);
  }
}

const statusWords: Readonly<Record<ListingStatus, string>> = {
  available: 'available',
  'under-offer': 'under offer',
  'sold-stc': 'sold subject to contract',
  'let-agreed': 'let agreed',
  sold: 'sold',
  withdrawn: 'withdrawn',
};
