import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { MarketCountry } from '../../market/markets.ts';
import { criteria } from '../../score/criteria.ts';
import { strategyCriteria, type StrategyCriterion } from '../../score/strategies/judgeStrategy.ts';
import { localizeForCountry } from '../localizeAnswer.ts';

/** The score criteria of a strategy in a country, in the country's wording; a UK buy-to-let has its own criteria, with targets as rules. */
export const scoreCriteria = (strategy: StrategyId, country: MarketCountry): readonly StrategyCriterion[] =>
  strategy === 'buy-to-let' && country === 'GB'
    ? criteria.map(({ id, label, weight, full }) => ({ id, label, weight, full, rule: null }))
    : localizeForCountry(country, strategyCriteria(strategy, country));
