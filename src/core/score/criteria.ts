import type { Assumptions } from '../deal/assumptions.ts';
import type { Deal } from '../deal/deal.ts';
import { formatMoney, formatRate } from '../deal/format.ts';
import { isLeasehold } from '../deal/resolve/tenure.ts';
import type { FigureId, Figures } from '../engine/analysis.ts';
import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';
import { listingGaps } from './listingGaps.ts';

/** What a score looks at. */
export interface ScoreInput {
  readonly figures: Figures;
  readonly assumptions: Assumptions;
  readonly facts: Deal['facts'];
}

/** A measurement as a share of full marks (0–1) with its words, or why it cannot be made. */
export type Measured =
  | { readonly kind: 'known'; readonly share: number; readonly shown: string; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** One criterion: its standard weight of a hundred and how it is measured. */
export interface Criterion {
  readonly id: string;
  readonly label: string;
  readonly figure: FigureId | null;
  readonly weight: number;
  readonly measure: (input: ScoreInput) => Measured;
}

/** A figure marked in proportion between two values: none at or below `zero`, full at or above `full`. */
interface Scale<Value extends number> {
  readonly zero: Value;
  readonly full: Value;
  readonly show: (value: Value) => string;
}

function marked<Value extends number>(value: Value, { zero, full, show }: Scale<Value>): Measured {
  const share = Math.min(1, Math.max(0, (value - zero) / (full - zero)));
  const reason = `${show(value)}, where ${show(zero)} earns nothing and ${show(full)} full marks`;
  return { kind: 'known', share, shown: show(value), reason };
}

const percentScale = (zero: number, full: number, decimals = 1): Scale<Rate> => ({
  zero: rate(zero),
  full: rate(full),
  show: (value) => formatRate(value, decimals),
});

const moneyScale: Scale<Minor> = { zero: minor(0), full: minor(400_00), show: (value) => `${formatMoney(value)} a month` };

const noLoan: Measured = { kind: 'known', share: 1, shown: 'no loan', reason: 'There is no loan to cover' };

/** The criteria of version 1. Weights sum to 100. The marks are our convention for buy-to-let in the United Kingdom. */
export const criteria: readonly Criterion[] = [
  {
    id: 'net-yield',
    label: 'Net yield',
    figure: 'netYield',
    weight: 20,
    measure: ({ figures }) => marked(figures.netYield, percentScale(0.02, 0.06)),
  },
  {
    id: 'cash-flow',
    label: 'Cash flow',
    figure: 'monthlyCashFlow',
    weight: 18,
    measure: ({ figures }) => marked(figures.monthlyCashFlow, moneyScale),
  },
  {
    id: 'cash-on-cash',
    label: 'Cash-on-cash',
    figure: 'cashOnCash',
    weight: 18,
    measure: ({ figures }) =>
      figures.cashOnCash === null
        ? { kind: 'unknown', reason: 'No cash goes in, so there is nothing to measure' }
        : marked(figures.cashOnCash, percentScale(0, 0.08)),
  },
  {
    id: 'interest-cover',
    label: 'Interest cover',
    figure: 'interestCover',
    weight: 12,
    measure: ({ figures }) => (figures.interestCover === null ? noLoan : marked(figures.interestCover, percentScale(1, 2, 0))),
  },
  {
    id: 'gross-yield',
    label: 'Gross yield',
    figure: 'grossYield',
    weight: 8,
    measure: ({ figures }) => marked(figures.grossYield, percentScale(0.04, 0.08)),
  },
  { id: 'hold-return', label: 'Return over the hold', figure: 'irr', weight: 6, measure: measureReturn },
  { id: 'lease', label: 'Lease and charges', figure: null, weight: 8, measure: measureLease },
  { id: 'energy', label: 'Energy rating', figure: null, weight: 4, measure: measureEnergy },
  { id: 'listing', label: 'What the listing leaves open', figure: null, weight: 6, measure: measureListing },
];

function measureReturn({ figures }: ScoreInput): Measured {
  if (figures.irr.kind === 'one') return marked(figures.irr.rate, percentScale(0.02, 0.12));
  if (figures.irr.kind === 'many') return { kind: 'unknown', reason: 'The cash flows have more than one internal rate of return' };
  return { kind: 'known', share: 0, shown: 'none', reason: figures.irr.reason };
}

function measureLease({ facts, figures, assumptions }: ScoreInput): Measured {
  if (!isLeasehold(facts)) {
    if (facts.tenure === null) return { kind: 'unknown', reason: 'The listing does not state the tenure' };
    return { kind: 'known', share: 1, shown: 'freehold', reason: 'Freehold: no lease to run down and no ground rent' };
  }
  const charges = assumptions.serviceChargePerYear + assumptions.groundRentPerYear;
  const burden = figures.annualRent === 0 ? 1 : charges / figures.annualRent;
  const chargeWords = `charges take ${formatRate(rate(burden), 0)} of the rent`;
  const light = Math.min(1, Math.max(0, (0.25 - burden) / 0.2));
  if (facts.tenure === 'share-of-freehold')
    return { kind: 'known', share: light, shown: 'share of freehold', reason: `Share of the freehold; ${chargeWords}` };
  const years = facts.leaseYearsRemaining;
  if (years === null) return { kind: 'unknown', reason: `The listing does not state the years left on the lease; ${chargeWords}` };
  const length = Math.min(1, Math.max(0, (years - 80) / 45));
  const advice = years < 80 ? 'below 80 years an extension costs more' : '125 years or more earn full marks';
  return {
    kind: 'known',
    share: Math.min(light, length),
    shown: `${years} years`,
    reason: `${years} years left, ${advice}; ${chargeWords}`,
  };
}

const energyShares: Readonly<Record<string, number>> = { A: 1, B: 1, C: 1, D: 0.6, E: 0.3, F: 0, G: 0 };

function measureEnergy({ facts }: ScoreInput): Measured {
  const letter = facts.epcBand?.trim().toUpperCase().slice(0, 1) ?? '';
  const share = energyShares[letter];
  if (share === undefined) return { kind: 'unknown', reason: 'The listing does not state the energy rating' };
  const reason =
    share === 1
      ? `${letter}: meets the C planned for rented homes in England and Wales by October 2030`
      : share === 0
        ? `${letter}: in England and Wales it may not be let without work; E is the least today`
        : `${letter}: may be let today, but C is planned in England and Wales by October 2030`;
  return { kind: 'known', share, shown: letter, reason };
}

function measureListing({ facts }: ScoreInput): Measured {
  const { missing, cautions, asked } = listingGaps(facts);
  const open = missing.length + cautions.length;
  const words = [missing.length > 0 ? `not stated: ${missing.join(', ')}` : '', ...cautions].filter((part) => part !== '');
  const reason = open === 0 ? 'Everything that matters is stated' : words.join('; ');
  const shown = open === 0 ? 'nothing open' : `${open} open`;
  return { kind: 'known', share: Math.max(0, 1 - open / asked), shown, reason: reason.slice(0, 1).toUpperCase() + reason.slice(1) };
}
