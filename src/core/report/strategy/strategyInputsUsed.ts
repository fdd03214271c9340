import { strategyInputs } from '../../deal/strategies/strategyCatalogue.ts';
import { formatInput, inputWarning } from '../../deal/strategies/inputValue.ts';
import { inputMarks, provenanceWords, sourceOf } from '../inputWords.ts';
import type { ReportInput } from '../report.ts';
import type { StrategyReportContext } from './strategyReportContext.ts';

/** Every input of a strategy as the report prints it, in the order of its catalogue. */
export const strategyInputsUsed = ({ strategy, inputs, analysis: { currency } }: StrategyReportContext): readonly ReportInput[] =>
  strategyInputs(strategy).flatMap((entry) => {
    const { key, group, label } = entry;
    const input = inputs[key];
    if (input === undefined) return [];
    const { value, provenance } = input;
    return {
      key,
      group,
      label,
      value: formatInput(entry, value, currency),
      mark: inputMarks[provenance.kind],
      from: provenanceWords(provenance),
      url: sourceOf(provenance)?.url ?? null,
      unusual: inputWarning(entry, value, currency),
    };
  });
