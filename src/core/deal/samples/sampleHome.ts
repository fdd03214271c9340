import { instant } from '../../kernel/calendar.ts';
import type { Id } from '../../kernel/id.ts';
import { fromMajor, type Currency } from '../../kernel/money.ts';
import type { ListingFacts } from '../../listing/facts.ts';
import { createManualDeal } from '../manual/createManualDeal.ts';
import type { Deal } from '../deal.ts';
import type { StrategyId } from '../strategies/strategyInput.ts';
import { sampleIdText } from './sampleIds.ts';
import type { OwnInputs } from '../strategies/inputsById.ts';

/** How a sample stands against the standard rules; held by a test against the engine. */
export type SampleLesson = 'passes' | 'close' | 'fails';

export interface SampleDeal {
  readonly lesson: SampleLesson;
  readonly deal: Deal;
}

/** An invented home. The price is whole pounds or dollars. */
export interface SampleHome {
  readonly lesson: SampleLesson;
  readonly price: number;
  readonly facts: Partial<ListingFacts>;
  readonly inputs: OwnInputs;
  /** Of a home that is there for one strategy; the others follow the person's. */
  readonly strategy?: StrategyId;
}

const at = instant(0);

export interface SamplePlace {
  readonly currency: Currency;
  /** What the ids of the country's samples begin after. */
  readonly after: number;
}

/** The sample of a home by its place among those of its country. */
export const samplesIn =
  ({ currency, after }: SamplePlace) =>
  ({ lesson, price, facts, inputs, strategy }: SampleHome, place: number): SampleDeal => {
    const deal = createManualDeal({
      // The texts have the form of an id.
      id: sampleIdText(after + place + 1) as Id,
      mid: sampleIdText(after + place + 11) as Id,
      at,
      facts: {
        ...facts,
        transaction: 'sale',
        askingPrice: { amount: fromMajor(price), currency, qualifier: null, period: null, onApplication: false },
      },
    });
    return { lesson, deal: { ...deal, inputs, ...(strategy === undefined ? {} : { strategy }) } };
  };
