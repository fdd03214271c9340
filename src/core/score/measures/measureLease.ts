import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../../deal/deal.ts';
import { formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { isLeasehold } from '../../deal/resolve/tenure.ts';
import type { Figures } from '../../engine/analysis.ts';
import { rate } from '../../kernel/rate.ts';
import { notKnown } from './measured.ts';
import type { Measured } from './measured.ts';

interface LeaseInput {
  readonly facts: Pick<Deal['facts'], 'tenure' | 'propertyType' | 'leaseYearsRemaining'>;
  readonly figures: Pick<Figures, 'annualRent'>;
  readonly assumptions: Pick<BuyToLetInputs, 'serviceChargePerYear' | 'groundRentPerYear'>;
}

/**
 * The share of marks for a lease, by the worse of two measures: years left (none at 80, full from 125) and charges (full up to 5% of the
 * rent, none from 25%). Our convention.
 */
export function measureLease({ facts, figures, assumptions }: LeaseInput): Measured {
  if (!isLeasehold(facts)) {
    if (facts.tenure === null) return notKnown('Tenure not stated');
    return known(1, 'freehold', () => 'Freehold: no lease and no ground rent');
  }
  const charges = assumptions.serviceChargePerYear + assumptions.groundRentPerYear;
  const burden = figures.annualRent === 0 ? 1 : charges / figures.annualRent;
  const chargeWords = (): string => `Charges take ${formatRate(rate(burden), 0)} of the rent`;
  const light = Math.min(1, Math.max(0, (0.25 - burden) / 0.2));
  if (facts.tenure === 'share-of-freehold') return known(light, 'share of freehold', () => `Share of the freehold. ${chargeWords()}`);
  const years = facts.leaseYearsRemaining;
  if (years === null) return notKnown(() => `Years left on the lease not stated. ${chargeWords()}`);
  const length = Math.min(1, Math.max(0, (years - 80) / 45));
  const advice = years < 80 ? 'and extending costs more below 80 years' : 'full points from 125 years';
  return known(Math.min(light, length), `${years} years`, () => `${years} years left, ${advice}. ${chargeWords()}`);
}

const known = (share: number, shown: string, reason: () => string): Measured => ({
  kind: 'known',
  share,
  value: null,
  say: () => ({ shown, reason: reason() }),
});
