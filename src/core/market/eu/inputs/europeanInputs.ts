import type { InputCatalogue } from '../../../deal/strategies/strategyInput.ts';
import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import type { EuropeanDefaults, LocalHelp, LocalNames } from './europeanDefaults.ts';

/** What a country asks of a deal and of its owner, and the checks it shows with the figures. */
export interface EuropeanInputs {
  readonly defaults: EuropeanDefaults;
  readonly names: LocalNames;
  readonly help: LocalHelp;
  /** Asked of the owner where figures are after tax, in addition to the income from elsewhere, which every country asks. */
  readonly taxRows: InputCatalogue<object>;
  readonly checks: readonly Regulation[];
}
