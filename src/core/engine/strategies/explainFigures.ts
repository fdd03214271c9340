import { shownSource } from '../../deal/provenance.ts';
import type { Provenance, Source } from '../../deal/provenance.ts';
import { formatInput } from '../../deal/strategies/inputValue.ts';
import { inputValues } from '../../deal/strategies/resolveStrategyInputs.ts';
import type { ResolvedStrategyInput, ResolvedStrategyInputs } from '../../deal/strategies/resolveStrategyInputs.ts';
import type { Currency } from '../../kernel/money.ts';
import { figureText } from './figures.ts';
import type { FigureRecipe, FigureTerm } from './figures.ts';
import type { StrategyNumbers, StrategyExplanation } from './strategyAnalysis.ts';
import type { InputEntry } from '../../deal/strategies/inputEntry.ts';

/** An input's source as text; supplied by `core/report`. */
export type ProvenanceText = (provenance: Provenance) => string;

export interface ExplainRequest<Inputs, Analysis> {
  readonly recipes: readonly FigureRecipe<Inputs, Analysis>[];
  readonly entries: readonly InputEntry[];
  readonly inputs: ResolvedStrategyInputs<Inputs>;
  readonly analysis: Analysis;
  readonly currency: Currency;
  readonly provenanceText: ProvenanceText;
}

/** The derivation of each figure, in the form of the report's explanations. */
export function explainFigures<Inputs extends object, Analysis extends StrategyNumbers>(
  request: ExplainRequest<Inputs, Analysis>,
): readonly StrategyExplanation[] {
  const done = { inputs: inputValues(request.inputs), analysis: request.analysis };
  return request.recipes.map((recipe) => {
    // Inputs that the market does not use are not listed as terms.
    const terms = recipe.terms(done).filter((term) => typeof term !== 'string' || term in request.inputs);
    const laws = [...(recipe.law === undefined ? [] : request.analysis.laws), ...(recipe.laws?.(done) ?? [])];
    const own = recipe.source === undefined ? [] : [recipe.source];
    const inputSources = terms.flatMap((term) => (typeof term === 'string' ? sourceOf(request.inputs[term].provenance) : []));
    return {
      id: recipe.id,
      label: recipe.label,
      value: figureText(recipe.value(done), request.currency),
      formula: typeof recipe.formula === 'string' ? recipe.formula : recipe.formula(request.analysis),
      terms: terms.map((term) => termOf(term, request)),
      sources: distinct([...laws, ...own, ...inputSources].map(shownSource)),
    };
  });
}

function termOf<Inputs extends object, Analysis>(
  term: FigureTerm<Inputs>,
  { entries, inputs, currency, provenanceText }: ExplainRequest<Inputs, Analysis>,
): StrategyExplanation['terms'][number] {
  if (typeof term !== 'string') return { label: term[0], value: figureText(term[1], currency), from: term[2] };
  const entry = entries.find(({ key }) => key === term);
  const input: ResolvedStrategyInput<unknown> = inputs[term];
  if (entry === undefined) throw new Error(`The catalogue has no row for ${term}`);
  return { label: entry.label, value: formatInput(entry, input.value, currency), from: provenanceText(input.provenance) };
}

const sourceOf = (provenance: Provenance): readonly Source[] =>
  provenance.kind === 'default' || provenance.kind === 'estimate' ? [provenance.source] : [];

const distinct = (sources: StrategyExplanation['sources']): StrategyExplanation['sources'] =>
  sources.filter((source, at) => sources.findIndex((other) => other.title === source.title) === at);
