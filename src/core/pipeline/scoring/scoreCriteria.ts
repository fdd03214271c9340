import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { MarketCountry } from '../../market/markets.ts';
import { criteria } from '../../score/criteria.ts';
import { strategyCriteria, type StrategyCriterion } from '../../score/strategies/judgeStrategy.ts';
import { inCountryWords } from '../inMarketWords.ts';

/** What the score of a strategy looks at in a country, in its words; a British buy-to-let has criteria of its own, and targets for rules. */
export const scoreCriteria = (strategy: StrategyId, country: MarketCountry): readonly StrategyCriterion[] =>
  strategy === 'buy-to-let' && country === 'GB'
    ? criteria.map(({ id, label, weight, full }) => ({ id, label, weight, full, rule: null }))
    : inCountryWords(country, strategyCriteria(strategy, country));
