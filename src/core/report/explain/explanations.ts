import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetKey } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { shownSource } from '../../deal/provenance.ts';
import type { FigureId } from '../../engine/analysis.ts';
import { figureIds, figureLabels, figureValue } from '../figureLabels.ts';
import { formatInput } from '../../deal/strategies/inputValue.ts';
import { provenanceText, sourceOf } from '../reportInputs.ts';
import type { ReportContext } from '../reportContext.ts';
import type { FigureTrace, Term } from './traceFigures.ts';
import type { Explanation } from '../reportTable.ts';

/** The derivation of each figure as text: formula, every term with its value and source, and the publications behind the inputs. */
export function explanations(
  traces: Readonly<Record<FigureId, FigureTrace>>,
  context: ReportContext,
): Readonly<Record<FigureId, Explanation>> {
  return Object.fromEntries(figureIds.map((id) => [id, explain(traces[id], context)])) as Readonly<Record<FigureId, Explanation>>;
}

function explain({ id, formula, terms, laws }: FigureTrace, context: ReportContext): Explanation {
  const { currency } = context.rules;
  const keys = terms.filter((term): term is BuyToLetKey => typeof term === 'string');
  const sources = keys.flatMap((key) => sourceOf(context.inputs[key].provenance) ?? []);
  const reason = id === 'irr' && context.analysis.figures.irr.kind === 'none' ? ` ${context.analysis.figures.irr.reason}.` : '';
  return {
    id,
    label: figureLabels[id],
    value: figureValue(id, context.analysis.figures, currency),
    formula: formula + reason,
    terms: terms.map((term) => toTerm(term, context)),
    sources: distinct([...laws, ...sources].map(shownSource)),
  };
}

function toTerm(term: Term, { inputs, rules }: ReportContext): Explanation['terms'][number] {
  const { currency } = rules;
  if (typeof term !== 'string') return { label: term[0], value: formatMoney(term[1], currency), from: term[2] };
  return {
    label: buyToLetEntry(term).label,
    value: formatInput(buyToLetEntry(term), inputs[term].value, currency),
    from: provenanceText(inputs[term].provenance),
  };
}

const distinct = (sources: Explanation['sources']): Explanation['sources'] =>
  sources.filter((source, at) => sources.findIndex((other) => other.title === source.title) === at);
