import { instant } from '../../kernel/calendar.ts';
import { idInCode } from '../../kernel/id.ts';
import { fromMajor, type Currency } from '../../kernel/money.ts';
import type { ListingFacts } from '../../listing/facts.ts';
import { createManualDeal } from '../manual/createManualDeal.ts';
import type { Deal } from '../deal.ts';
import type { StrategyId } from '../strategies/strategyInput.ts';
import { sampleIdText } from './sampleIds.ts';
import type { OwnInputs } from '../strategies/inputsById.ts';

/** The sample's verdict under the standard rules; a test checks it against the engine. */
export type SampleLesson = 'passes' | 'close' | 'fails';

/** A fictional deal and its verdict under the standard rules. */
export interface SampleDeal {
  readonly lesson: SampleLesson;
  readonly deal: Deal;
}

/** A fictional property. The price is in whole major units. */
export interface SampleProperty {
  readonly lesson: SampleLesson;
  readonly price: number;
  readonly facts: Partial<ListingFacts>;
  readonly inputs: OwnInputs;
  /** Set if the property suits one strategy; otherwise the person's strategy applies. */
  readonly strategy?: StrategyId;
}

const at = instant(0);

export interface SamplePlace {
  readonly currency: Currency;
  /** The number before the country's first sample id. */
  readonly after: number;
}

/** A function that builds one of a country's sample deals from its property and its index in the list. */
export const samplesIn =
  ({ currency, after }: SamplePlace) =>
  ({ lesson, price, facts, inputs, strategy }: SampleProperty, place: number): SampleDeal => {
    const deal = createManualDeal({
      id: idInCode(sampleIdText(after + place + 1)),
      mid: idInCode(sampleIdText(after + place + 11)),
      at,
      facts: {
        ...facts,
        transaction: 'sale',
        askingPrice: { amount: fromMajor(price), currency, qualifier: null, period: null, onApplication: false },
      },
    });
    return { lesson, deal: { ...deal, inputs, ...(strategy === undefined ? {} : { strategy }) } };
  };
