import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { chanceText } from '../../../../core/report/risk/sayStrategyRisk.ts';
import { sayBest, type Ranked } from '../../../../core/report/strategy/sayBest.ts';
import { figuresIn } from '../../../parts/country/marketWords.ts';
import { nameOf } from '../state/nameOf.ts';
import { headlineCell, headlines, type Headline } from './headlines.ts';

const [, , , irr] = headlines as readonly [Headline, Headline, Headline, Headline];

/** How often each strategy loses money, as a share of its futures, as far as that is known. */
export type Chances = ReadonlyMap<StrategyId, number>;

/** What so many strategies come to: which has the highest return over its hold and is likely to earn, in the words of a deal's comparison. */
export function sayComparison(results: readonly SimulatedStrategy[], chances: Chances): string {
  const ranked = results.flatMap((result): readonly Ranked[] => {
    const cell = headlineCell(result, irr);
    if (cell?.number == null) return [];
    const loss = chances.get(result.strategy) ?? null;
    const says = loss === null ? {} : { says: `It loses money in ${chanceText(loss)} of its futures.` };
    return [{ name: nameOf(result), value: cell.number, text: cell.figure.text, loss, ...says }];
  });
  const words = sayBest(ranked, { leads: (text) => `has the highest IRR, ${text}`, close: 0.002 });
  return words === null ? 'No strategy has an IRR yet.' : figuresIn(results[0]?.market ?? 'GB-ENG')(words);
}
