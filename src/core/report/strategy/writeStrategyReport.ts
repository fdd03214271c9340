import { countryOfMarket, isEuCountry, type MarketCountry, type MarketId } from '../../market/markets.ts';
import { formatDay, formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { ownershipOf } from '../../deal/ownership.ts';
import { minor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { judgeOf } from '../../score/strategies/judgeStrategy.ts';
import { listingGaps } from '../../score/listingGaps.ts';
import { disclaimer } from '../disclaimer.ts';
import { americanEvidence } from '../evidence/americanEvidence.ts';
import { areaEvidence, type AreaEvidence } from '../evidence/areaEvidence.ts';
import { europeanEvidence } from '../evidence/europeanEvidence.ts';
import { propertyFacts } from '../evidence/propertyFacts.ts';
import { exampleIncomeWarning } from '../exampleIncome.ts';
import { dealTitle } from '../../deal/dealTitle.ts';
import { reportBasis, reportSubtitle } from '../reportTitle.ts';
import type { ReportDocument } from '../report.ts';
import { reportLaw } from '../writeReport.ts';
import { strategyCharts } from './strategyCharts.ts';
import { strategyFigures, strategyKeyFigures } from './strategyFigures.ts';
import { strategyInputs } from '../../deal/strategies/strategyCatalogue.ts';
import { reportInputs } from '../reportInputs.ts';
import type { StrategyReportContext } from './strategyReportContext.ts';
import { strategyTables } from './strategyTables.ts';

/** The report of a strategy other than a buy-to-let. Screen and PDF both render it. */
export function writeStrategyReport(context: StrategyReportContext): ReportDocument {
  const { deal, profile, strategy, analysis, score, rules, verdict, disagreement, market, engineVersion } = context;
  const { currency } = market;
  const country = countryOfMarket(market.id);
  const ownership = ownershipOf(context);
  const price = amountOf(context, 'purchasePrice');
  const figures = strategyFigures(context);
  const rent = amountOf(context, 'monthlyRent');
  const area = evidenceIn(country, { deal, rent, market: market.id });
  return {
    strategy,
    market: market.id,
    basis: reportBasis({ market: market.id, strategy, ...ownership }),
    title: dealTitle(deal.facts),
    subtitle: reportSubtitle({ facts: deal.facts, price: price === null ? null : formatMoney(price, currency), strategy, country }),
    listingUrl: deal.facts.url,
    preparedOn: formatDay(context.today),
    verdict: disagreement === null ? verdict.words : `${verdict.words} ${disagreement}`,
    tone: verdict.tone,
    rulesMet: verdict.rulesMet,
    rulesAsked: verdict.rulesAsked,
    rulesTitle: judgeOf(strategy, profile, market.id).whose === 'usual' ? 'The usual rules' : 'Your rules',
    rules: rules.map(({ label, met, words }) => ({ label, met, words })),
    keyFigures: strategyKeyFigures(strategy, figures),
    figures,
    inputs: reportInputs(strategyInputs(context.strategy, context.market.id), context.inputs, context.analysis.currency),
    // Nearby rents do not matter for a property that is resold.
    tables: [...strategyTables(context), ...(area.rents === null || strategy === 'flip' ? [] : [area.rents])],
    charts: strategyCharts(context),
    solves: context.solves,
    warnings: warningsOf(context),
    property: propertyFacts(deal.facts, price === null ? null : { amount: price, currency }, country),
    area: area.words,
    laws: analysis.laws.map(reportLaw),
    disclaimer: disclaimer(strategy === 'flip' && !isEuCountry(country) ? 'profit-of-a-sale' : ownership.basis),
    versions: {
      engine: engineVersion,
      rules: market.version,
      score: String(score.version),
      parser: deal.origin.kind === 'listing' ? String(deal.origin.parserVersion) : 'typed in',
    },
  };
}

interface Evidenced {
  readonly deal: StrategyReportContext['deal'];
  readonly rent: Minor | null;
  readonly market: MarketId;
}

/** The known figures for the place. */
function evidenceIn(country: MarketCountry, { deal, rent, market }: Evidenced): AreaEvidence {
  if (country === 'GB') return areaEvidence(deal, rent);
  return country === 'US' ? americanEvidence(deal, market, rent) : europeanEvidence(deal, country, rent);
}

/** The warnings of a report: legal and lender requirements, then details missing from the listing, then warnings about its page. */
function warningsOf(context: StrategyReportContext): readonly string[] {
  const { deal, analysis, placeNote } = context;
  const cautions = listingGaps(deal.facts, countryOfMarket(context.market.id)).cautions.map(
    (caution) => `${caution.slice(0, 1).toUpperCase()}${caution.slice(1)}.`,
  );
  const checks = analysis.checks.filter(({ level }) => level !== 'note');
  const example = exampleIncomeWarning({ ...context, country: countryOfMarket(context.market.id) });
  return [
    ...(example === null ? [] : [example]),
    ...checks.map(({ words }) => words),
    ...(placeNote === null ? [] : [placeNote]),
    ...cautions,
    ...deal.warnings.map(({ message }) => message),
  ].filter((text, at, all) => all.indexOf(text) === at);
}

function amountOf({ inputs }: StrategyReportContext, key: string): Minor | null {
  const value = inputs[key]?.value;
  return typeof value === 'number' ? minor(value) : null;
}
