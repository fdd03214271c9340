import { isoDate } from '../../../kernel/calendar.ts';
import { homeTaxRegulations } from './homeTaxRegulations.ts';
import { lodgerHouseRegulations } from './lodgerHouseRegulations.ts';
import { lodgerLettingRegulations } from './lodgerLettingRegulations.ts';
import type { Regulation } from './regulation.ts';

const checkedOn = isoDate('2026-11-25');

/** Rules for living in a home with lodgers, all checked on the same day. */
export const lodgerRegulations: readonly Regulation[] = [...lodgerLettingRegulations, ...lodgerHouseRegulations, ...homeTaxRegulations].map(
  (regulation) => ({ ...regulation, rule: { ...regulation.rule, checkedOn } }),
);
