import type { Deal } from '../../deal/deal.ts';
import { notKnown } from './measured.ts';
import type { Measured } from './measured.ts';

const energyShares: Readonly<Record<string, number>> = { A: 1, B: 1, C: 1, D: 0.6, E: 0.3, F: 0, G: 0 };

/**
 * The share of marks for the EPC band. It is compared with the minimum for letting in England and Wales: E today, and C planned by October
 * 2030.
 */
export function measureEpcRating({ facts }: { readonly facts: Pick<Deal['facts'], 'epcBand'> }): Measured {
  const letter = facts.epcBand?.trim().toUpperCase().slice(0, 1) ?? '';
  const share = energyShares[letter];
  if (share === undefined) return notKnown('Energy rating not stated');
  const reason =
    share === 1
      ? `${letter}: meets the minimum of C planned for rented homes in England and Wales by October 2030`
      : share === 0
        ? `${letter}: below the legal minimum (E) for letting in England and Wales`
        : `${letter}: can be let today, but England and Wales plan a minimum of C by October 2030`;
  return { kind: 'known', share, value: null, say: () => ({ shown: letter, reason }) };
}
