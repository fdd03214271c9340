import { formatMoney } from '../../deal/format.ts';
import type { ResolvedStrategyInput } from '../../deal/strategies/resolveStrategyInputs.ts';
import { minor } from '../../kernel/money.ts';
import { nothingPublished, type AreaEvidence } from './areaEvidence.ts';

/** What is known of the place an American home stands in: where its rent comes from, where that is an estimate. */
export function americanArea(rent: ResolvedStrategyInput<unknown> | undefined): AreaEvidence {
  const from = rent?.provenance;
  if (from?.kind !== 'estimate') return { words: [nothingPublished], rents: null };
  const [low, high] = [from.low, from.high].map((amount) => formatMoney(minor(amount), from.currency));
  return { words: [`${from.method}: between ${low} and ${high} a month.`, nothingPublished], rents: null };
}
