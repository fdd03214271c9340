import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { usStates, usStateNames } from '../../markets.ts';
import type { UsState } from '../../markets.ts';
import { marketsOf, unread, usCheck } from './usCheck.ts';

/** One question for each state that has city rules, asked while the city is unknown. */
export const cityQuestions = (rules: readonly Regulation[]): readonly Regulation[] =>
  usStates.flatMap((state) => questionsOf(state, rules));

function questionsOf(state: UsState, rules: readonly Regulation[]): readonly Regulation[] {
  const places = marketsOf(state);
  const ofCities = rules.filter((rule) => rule.towns !== undefined && places.some((place) => rule.places.includes(place)));
  if (ofCities.length === 0) return [];
  const strategies = [...new Set(ofCities.flatMap((rule) => rule.strategies))];
  const question = usCheck({
    id: `us-city-${state.toLowerCase()}`,
    strategies,
    places,
    asksForTown: true,
    level: 'ask',
    words: `Some cities in ${usStateNames[state]} have rules that can make or break this deal. Add the city to the address, or ask city hall about rent caps, licenses and local taxes.`,
    rule: unread(`Local ordinances in ${usStateNames[state]}`, '2020-01-01', 'https://www.usa.gov/local-governments'),
  });
  return [question];
}
