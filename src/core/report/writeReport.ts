import { formatDay, formatMoney } from '../kernel/formatMoneyAndRates.ts';
import { areaEvidence } from './evidence/areaEvidence.ts';
import { loanFacts } from './evidence/loanFacts.ts';
import { propertyFacts } from './evidence/propertyFacts.ts';
import { reportCharts } from './chartData.ts';
import { disclaimer } from './disclaimer.ts';
import { allFigures, keyFigures } from './figureLabels.ts';
import { buyToLetEntries } from '../deal/strategies/inputs/buyToLetCatalogue.ts';
import { reportInputs } from './reportInputs.ts';
import type { ReportContext } from './reportContext.ts';
import type { ReportDocument } from './report.ts';
import { dealTitle } from '../deal/dealTitle.ts';
import { reportBasis, reportSubtitle } from './reportTitle.ts';
import { reportSolves } from './reportSolves.ts';
import { reportTables } from './tables/tables.ts';
import { verdict } from './verdict.ts';
import { reportWarnings } from './warnings.ts';
import type { RuleRef } from '../market/ruleRef.ts';
import type { ReportLaw } from './reportTable.ts';

/** The report that the screen and the PDF render. */
export function writeReport(context: ReportContext): ReportDocument {
  const { deal, profile, rules, score, analysis, assumptions, engineVersion } = context;
  const { currency } = rules;
  const said = verdict({
    figures: analysis.figures,
    targets: profile.targets,
    assumptions,
    solve: (name) => analysis.solves[name],
    currency,
  });
  const area = areaEvidence(deal, assumptions.monthlyRent);
  return {
    strategy: 'buy-to-let',
    market: rules.id,
    basis: reportBasis({ market: rules.id, strategy: 'buy-to-let', owner: 'me', basis: 'before-tax' }),
    title: dealTitle(deal.facts),
    subtitle: reportSubtitle({
      facts: deal.facts,
      price: formatMoney(assumptions.purchasePrice, currency),
      strategy: 'buy-to-let',
      country: 'GB',
    }),
    listingUrl: deal.facts.url,
    preparedOn: formatDay(context.today),
    verdict: said.words,
    tone: said.tone,
    rulesMet: said.rulesMet,
    rulesAsked: said.rulesAsked,
    rulesTitle: 'Your rules',
    rules: context.ruleChecks.map(({ label, met, words }) => ({ label, met, words })),
    keyFigures: keyFigures(context),
    figures: allFigures(context),
    inputs: reportInputs(buyToLetEntries, context.inputs, currency),
    tables: [...reportTables(context), ...(area.rents === null ? [] : [area.rents])],
    charts: reportCharts(context),
    solves: reportSolves(context),
    warnings: reportWarnings(context),
    property: propertyFacts(deal.facts, { amount: assumptions.purchasePrice, currency }, 'GB'),
    loan: loanFacts(context),
    area: area.words,
    laws: analysis.purchase.transferTax.rules.map(reportLaw),
    disclaimer: disclaimer('before-tax'),
    versions: {
      engine: engineVersion,
      rules: rules.version,
      score: String(score.version),
      parser: deal.origin.kind === 'listing' ? String(deal.origin.parserVersion) : 'typed in',
    },
  };
}

/** A rule as listed in the report. */
export const reportLaw = ({ title, url, inForceFrom, checkedOn, confirmed }: RuleRef): ReportLaw => ({
  title,
  url,
  inForceFrom: formatDay(inForceFrom),
  checkedOn: formatDay(checkedOn),
  confirmed: confirmed !== false,
});
