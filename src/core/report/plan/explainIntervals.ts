import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText } from '../../deal/strategies/inputValue.ts';
import { shownSource } from '../../deal/provenance.ts';
import type { FigureInterval, Widening } from '../../engine/risk/figureIntervals.ts';
import { withInput } from '../../engine/risk/inputRanges.ts';
import { provenanceText, sourceOf } from '../reportInputs.ts';
import type { PlanContext } from './planFindings.ts';
import { measuredLabels, measuredValue } from './measuredLabels.ts';
import type { NamedExplanation } from '../reportTable.ts';

/** The derivation of each figure's low and high: the inputs that change it, their ranges, and the effect of each input alone. */
export const explainIntervals = (context: PlanContext): readonly NamedExplanation[] =>
  context.findings.intervals.filter(({ base }) => base !== null).map((interval) => explain(interval, context));

function explain({ figure, low, high, widenedBy }: FigureInterval, context: PlanContext): NamedExplanation {
  const { inputs, currency } = context;
  const end = (value: number | null): string => (value === null ? 'none' : measuredValue(figure, value, currency));
  const sources = widenedBy.flatMap(({ range }) => sourceOf(inputs[range.key].provenance) ?? []);
  return {
    id: `interval-${figure}`,
    label: `${measuredLabels[figure]}, low to high`,
    value: `${end(low)} to ${end(high)}`,
    formula:
      'We set all estimates and defaults at once to the ends of their ranges that give the lowest figure, then to those that give the highest. The ranges for defaults are ours, and estimates have their own ranges.',
    terms: widenedBy.map((widening) => ({
      label: buyToLetEntry(widening.range.key).label,
      value: `${rangeWords(widening, context)}: on its own ${end(widening.least)} to ${end(widening.most)}`,
      from: provenanceText(inputs[widening.range.key].provenance),
    })),
    sources: sources.filter((source, at) => sources.findIndex(({ title }) => title === source.title) === at).map(shownSource),
  };
}

function rangeWords({ range: { key, low, high } }: Widening, { assumptions, currency }: PlanContext): string {
  const shown = (value: number): string => bareInputText(buyToLetEntry(key), withInput(assumptions, key, value)[key], currency);
  return `${shown(low)} to ${shown(high)}`;
}
