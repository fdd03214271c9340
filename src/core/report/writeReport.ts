import { formatDay, formatMoney } from '../deal/format.ts';
import type { RuleRef } from '../market/rules.ts';
import { areaEvidence } from './evidence/areaEvidence.ts';
import { loanFacts } from './evidence/loanFacts.ts';
import { propertyFacts } from './evidence/propertyFacts.ts';
import { reportCharts } from './chartData.ts';
import { disclaimer } from './disclaimer.ts';
import { allFigures, keyFigures } from './figureWords.ts';
import { reportInputs } from './inputWords.ts';
import type { ReportContext } from './reportContext.ts';
import type { ReportDocument, ReportLaw } from './report.ts';
import { reportSolves } from './solveWords.ts';
import { reportTables } from './tables/tables.ts';
import { verdict } from './verdict.ts';
import { reportWarnings } from './warnings.ts';

/** The one document that the screen and the PDF read. */
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
  const area = areaEvidence(context);
  return {
    title: reportTitle(context),
    subtitle: reportSubtitle(context),
    listingUrl: deal.facts.url,
    preparedOn: formatDay(context.today),
    verdict: said.words,
    tone: said.tone,
    rulesMet: said.rulesMet,
    rulesAsked: said.rulesAsked,
    rules: context.ruleChecks.map(({ label, met, words }) => ({ label, met, words })),
    keyFigures: keyFigures(context),
    figures: allFigures(context),
    inputs: reportInputs(context.inputs, currency),
    tables: [...reportTables(context), ...(area.rents === null ? [] : [area.rents])],
    charts: reportCharts(context),
    solves: reportSolves(context),
    warnings: reportWarnings(context),
    property: propertyFacts(context),
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

/** A rule as the report lists it. */
export const reportLaw = ({ title, url, inForceFrom, checkedOn, confirmed }: RuleRef): ReportLaw => ({
  title,
  url,
  inForceFrom: formatDay(inForceFrom),
  checkedOn: formatDay(checkedOn),
  confirmed: confirmed !== false,
});

/** "3-bed terraced house, Salford M6", from as much of it as the listing states. */
function reportTitle({ deal }: ReportContext): string {
  const { bedrooms, propertyType, address, outcode } = deal.facts;
  const beds = bedrooms === null ? '' : bedrooms === 0 ? 'Studio ' : `${bedrooms}-bed `;
  const what = `${beds}${propertyType?.toLowerCase() ?? 'home'}`;
  const where = address ?? outcode;
  const title = where === null ? what : `${what}, ${where}`;
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}

function reportSubtitle({ deal, assumptions, rules }: ReportContext): string {
  const { tenure, floorAreaSqFt, councilTaxBand } = deal.facts;
  return [
    formatMoney(assumptions.purchasePrice, rules.currency),
    tenure === null ? null : tenure.replaceAll('-', ' '),
    floorAreaSqFt === null ? null : `${Math.round(floorAreaSqFt).toLocaleString('en-GB')} sq ft`,
    councilTaxBand === null ? null : `council tax ${councilTaxBand}`,
    'buy-to-let',
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
