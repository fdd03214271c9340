import { homeTaxRegulations } from './homeTaxRegulations.ts';
import { lodgerHouseRegulations } from './lodgerHouseRegulations.ts';
import { lodgerLettingRegulations } from './lodgerLettingRegulations.ts';
import type { Regulation } from './regulation.ts';

/** Rules of living in a home and taking lodgers. */
export const lodgerRegulations: readonly Regulation[] = [...lodgerLettingRegulations, ...lodgerHouseRegulations, ...homeTaxRegulations];
