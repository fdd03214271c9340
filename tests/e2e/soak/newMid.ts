import { instant } from '../../../src/core/kernel/calendar.ts';
import { createId, type Id } from '../../../src/core/kernel/id.ts';
import type { Chance } from '../../support/chance.ts';

/** A mutation id, with randomness from the run's seed. */
export const newMid = (chance: Chance): Id =>
  createId(
    instant(Date.now()),
    Uint8Array.from({ length: 16 }, () => chance.between(0, 255)),
  );
