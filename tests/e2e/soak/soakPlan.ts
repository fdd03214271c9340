import type { Chance } from '../../support/chance.ts';
import type { DealStage } from '../../../src/core/deal/deal.ts';
import { editedKeys } from './journal.ts';

/** What one browser does next, with times in milliseconds. */
export type Action =
  | { readonly kind: 'edit'; readonly deal: number; readonly key: (typeof editedKeys)[number]; readonly pause: number }
  | { readonly kind: 'save'; readonly deal: number; readonly saved: boolean; readonly pause: number }
  | { readonly kind: 'stage'; readonly deal: number; readonly stage: DealStage; readonly pause: number }
  | { readonly kind: 'offline'; readonly spell: number; readonly pause: number }
  | { readonly kind: 'reopen'; readonly how: 'close' | 'crash'; readonly pause: number };

const stages: readonly DealStage[] = ['new', 'shortlisted', 'viewing', 'offer', 'bought', 'rejected'];

/**
 * The next action of a user: usually an edit, sometimes another screen, a time offline, a closed tab or a crash. The same seed gives the
 * same plan.
 */
export function nextAction(chance: Chance, deals: number): Action {
  const draw = chance.next();
  const pause = chance.between(200, 1_200);
  const deal = chance.between(0, deals - 1);
  if (draw < 0.76) return { kind: 'edit', deal, key: chance.pick(editedKeys), pause };
  if (draw < 0.82) return { kind: 'save', deal, saved: chance.happens(0.5), pause };
  if (draw < 0.9) return { kind: 'stage', deal, stage: chance.pick(stages), pause };
  if (draw < 0.96) return { kind: 'offline', spell: chance.between(2_000, 9_000), pause };
  return { kind: 'reopen', how: chance.happens(0.5) ? 'close' : 'crash', pause };
}
