import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { californiaRentRegulations } from './californiaRentRegulations.ts';
import { cityQuestions } from './cityQuestions.ts';
import { depositRegulations } from './depositRegulations.ts';
import { easternCityStays } from './easternCityStays.ts';
import { evictionRegulations } from './evictionRegulations.ts';
import { leadRegulations } from './leadRegulations.ts';
import { lendingRegulations } from './lendingRegulations.ts';
import { licenseRegulations } from './licenseRegulations.ts';
import { propertyTaxRegulations } from './propertyTaxRegulations.ts';
import { rentRegulations } from './rentRegulations.ts';
import { resaleRegulations } from './resaleRegulations.ts';
import { roomRegulations } from './roomRegulations.ts';
import { stayRegulations } from './stayRegulations.ts';
import { subletRegulations } from './subletRegulations.ts';
import { transferTaxRegulations } from './transferTaxRegulations.ts';
import { westernCityStays } from './westernCityStays.ts';

const bySubject: readonly Regulation[] = [
  ...rentRegulations,
  ...californiaRentRegulations,
  ...evictionRegulations,
  ...depositRegulations,
  ...stayRegulations,
  ...westernCityStays,
  ...easternCityStays,
  ...licenseRegulations,
  ...roomRegulations,
  ...subletRegulations,
  ...leadRegulations,
  ...lendingRegulations,
  ...resaleRegulations,
  ...propertyTaxRegulations,
  ...transferTaxRegulations,
];

/** Every US rule we cover; places are market ids. An empty result does not mean that no rule applies. */
export const americanRegulations: readonly Regulation[] = [...cityQuestions(bySubject), ...bySubject];
