import type { InputCatalogue } from '../../../deal/strategies/strategyInput.ts';
import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import type { EuropeanDefaults, LocalHelp, LocalNames } from './europeanDefaults.ts';

/** A country's deal and owner inputs, and the checks shown with its figures. */
export interface EuropeanInputs {
  readonly defaults: EuropeanDefaults;
  readonly names: LocalNames;
  readonly help: LocalHelp;
  /** The owner's inputs for figures after tax, in addition to other income, which every country needs. */
  readonly taxRows: InputCatalogue<object>;
  readonly checks: readonly Regulation[];
}
