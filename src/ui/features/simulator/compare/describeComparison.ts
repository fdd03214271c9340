import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { chanceText } from '../../../../core/report/risk/describeStrategyRisk.ts';
import { describeBestStrategy, type Ranked } from '../../../../core/report/strategy/describeBestStrategy.ts';
import { localizeFigures } from '../../../parts/country/localizeText.ts';
import { strategyNameOf } from '../state/strategyNameOf.ts';
import { headlineCell, headlines, type Headline } from './headlines.ts';

const [, , , irr] = headlines as readonly [Headline, Headline, Headline, Headline];

/** The share of simulations in which each strategy loses money, if known. */
export type LossChances = ReadonlyMap<StrategyId, number>;

/** A sentence naming the strategy with the highest IRR, with its chance of a loss, in the same form as a deal's comparison. */
export function describeComparison(results: readonly SimulatedStrategy[], chances: LossChances): string {
  const ranked = results.flatMap((result): readonly Ranked[] => {
    const cell = headlineCell(result, irr);
    if (cell?.number == null) return [];
    const loss = chances.get(result.strategy) ?? null;
    const says = loss === null ? {} : { says: `It loses money in ${chanceText(loss)} of simulations.` };
    return [{ name: strategyNameOf(result), value: cell.number, text: cell.figure.text, loss, ...says }];
  });
  const words = describeBestStrategy(ranked, { leads: (text) => `has the highest IRR, ${text}`, close: 0.002 });
  return words === null ? 'IRR isn’t available for these strategies yet.' : localizeFigures(results[0]?.market ?? 'GB-ENG')(words);
}
