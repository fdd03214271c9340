import { isDefaultOwnership, ownershipOf } from '../deal/ownership.ts';
import type { Figures } from '../engine/analysis.ts';
import type { ReportDocument, ReportFigure } from '../report/report.ts';
import { disclaimer } from '../report/disclaimer.ts';
import { figureNote } from '../report/figureNote.ts';
import { figureValue, lettingFigures, taxedFigureLabel, taxedFigures } from '../report/figureLabels.ts';
import { exampleIncomeWarning } from '../report/exampleIncome.ts';
import { reportBasis } from '../report/reportTitle.ts';
import { knownMarket } from './marketOfJob.ts';
import { afterTaxVerdict } from './afterTaxVerdict.ts';
import type { AfterTaxVerdict } from './afterTaxVerdict.ts';
import { dealHash } from './dealHash.ts';
import { evaluateLetting } from './evaluateLetting.ts';
import type { EvaluationJob, LettingOutcome, LettingResult } from './outcome.ts';
import { jobOfOwner, ownershipForms } from './ownership/ownedJob.ts';
import type { Explanation } from '../report/reportTable.ts';

/** A buy-to-let evaluated on its owner's terms, judged before or after that owner's taxes. */
export function evaluateOwnedLetting(job: EvaluationJob): LettingResult {
  const ownership = ownershipOf(job);
  if (isDefaultOwnership(ownership)) return evaluateLetting(job);
  const { owner, basis } = ownership;
  const form = ownershipForms[owner];
  const owned = jobOfOwner(job);
  if (!owned.ok) return { ok: false, gap: owned.error };
  const plain = evaluateLetting(owned.value);
  if (!plain.ok) return plain;
  const outcome: LettingOutcome = { ...plain.outcome, owner, dealHash: dealHash(job) };
  if (basis === 'before-tax') return { ok: true, outcome };
  const taxed = afterTaxVerdict(job, form);
  return taxed.ok ? { ok: true, outcome: afterTax(job, outcome, taxed.value) } : { ok: false, gap: taxed.error };
}

/** The outcome with the figures, score, rules and verdict after tax; tables and charts stay before tax. */
function afterTax(job: EvaluationJob, outcome: LettingOutcome, taxed: AfterTaxVerdict): LettingOutcome {
  const { currency, explanations } = outcome;
  const figures = lettingFigures(taxed.figures, currency).map((figure) =>
    taxedFigures.has(figure.id) ? { ...figure, label: taxedFigureLabel(figure.label) } : figure,
  );
  const own = taxed.explanations.map((each) => [each.id, { ...each, value: figures.find(({ id }) => id === each.id)?.text ?? each.value }]);
  return {
    ...outcome,
    basis: 'after-tax',
    figures,
    rules: taxed.rules,
    score: taxed.score,
    explanations: { ...explanations, ...(Object.fromEntries(own) as Partial<Record<keyof Figures, Explanation>>) },
    report: reportAfterTax(job, outcome, taxed),
  };
}

function reportAfterTax(job: EvaluationJob, { report, currency, owner }: LettingOutcome, taxed: AfterTaxVerdict): ReportDocument {
  const { assumptions, figures, rules, verdict, offer, disagreement } = taxed;
  const shown = (figure: ReportFigure): ReportFigure => {
    if (!isTaxed(figure.id)) return figure;
    const rule = rules.find(({ id }) => id === figure.id);
    const tone = rule?.met == null ? 'neutral' : rule.met ? 'good' : 'poor';
    return {
      ...figure,
      label: taxedFigureLabel(figure.label),
      note: figureNote({ id: figure.id, label: taxedFigureLabel(figure.label) }, assumptions),
      value: figureValue(figure.id, figures, currency),
      tone,
      delta: rule === undefined ? null : rule.words,
    };
  };
  const example = exampleIncomeWarning({ ...job, country: 'GB' });
  return {
    ...report,
    basis: reportBasis({ market: knownMarket(job).market, strategy: 'buy-to-let', owner, basis: 'after-tax' }),
    verdict: disagreement === null ? verdict.words : `${verdict.words} ${disagreement}`,
    tone: verdict.tone,
    rulesMet: verdict.rulesMet,
    rulesAsked: verdict.rulesAsked,
    rules: rules.map(({ label, met, words }) => ({ label, met, words })),
    keyFigures: report.keyFigures.map(shown),
    figures: report.figures.map(shown),
    solves: [offer],
    warnings: [...(example === null ? [] : [example]), ...report.warnings],
    disclaimer: disclaimer('after-tax'),
  };
}

const isTaxed = (id: string): id is keyof Figures => taxedFigures.has(id);
