import { guestRegulations } from './guestRegulations.ts';
import { homeLoanRegulations } from './homeLoanRegulations.ts';
import { lettingRegulations } from './lettingRegulations.ts';
import type { Regulation } from './regulation.ts';
import { sharedHouseRegulations } from './sharedHouseRegulations.ts';

/** Every rule on file that a strategy can run into. Councils add their own; the list never says that a deal is free of rules. */
export const regulations: readonly Regulation[] = [
  ...lettingRegulations,
  ...sharedHouseRegulations,
  ...guestRegulations,
  ...homeLoanRegulations,
];
