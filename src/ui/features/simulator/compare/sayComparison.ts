import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { nameOf } from '../state/nameOf.ts';
import { headlineCell, headlines, type Headline } from './headlines.ts';

const [cash, , onCash] = headlines as readonly [Headline, Headline, Headline, Headline];

/** What so many strategies come to, in one sentence: which earns most on the cash put in, or that none of them earns. */
export function sayComparison(results: readonly SimulatedStrategy[]): string {
  const known = results.flatMap((result) => {
    const [returned, put] = [headlineCell(result, onCash), headlineCell(result, cash)];
    return returned?.number == null || put === null ? [] : [{ result, returned, number: returned.number, put }];
  });
  const [best, second] = known.toSorted((one, other) => other.number - one.number);
  if (best === undefined) return 'No strategy has all it needs yet.';
  const name = nameOf(best.result);
  if (best.number <= 0)
    return `None of these earns anything on its cash in the first year. ${name} comes closest with ${best.returned.figure.text}.`;
  const lead = `${name} earns most on its cash: ${best.returned.figure.text} a year on ${best.put.figure.text}.`;
  return second === undefined ? lead : `${lead} ${nameOf(second.result)} follows with ${second.returned.figure.text}.`;
}
