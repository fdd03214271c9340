import type { Deal } from '../../src/core/deal/deal.ts';
import { strategyInputs } from '../../src/core/deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../src/core/kernel/money.ts';
import type { AskingPrice } from '../../src/core/listing/facts.ts';
import type { MarketId } from '../../src/core/market/markets.ts';

interface Written {
  /** A home in the market, with its price and rent among the user's own values. */
  readonly deal: Deal;
  readonly market: MarketId;
  readonly strategy: StrategyId;
  readonly word: string;
}

/** A deal with every text that a user or a listing can set, each containing the word. */
export function writtenDeal({ deal, market, strategy, word }: Written): Deal {
  const facts = marked(
    {
      ...deal.facts,
      qualifier: null,
      agentName: 'Agent',
      town: 'Town',
      county: 'County',
      searchedPlace: 'Place',
      imageUrls: ['https://media.rightmove.co.uk/photo.jpg'],
      keyFeatures: ['Close to the tram'],
      nearestStations: [{ name: 'Salford Crescent', miles: 0.4 }],
    },
    (text) => `${text} ${word}`,
  );
  const { transaction, tenure, status, askingPrice } = deal.facts;
  return {
    ...deal,
    strategy,
    facts: { ...facts, transaction, tenure, status, askingPrice: writtenPrice(askingPrice, word), latitude: 53.48, longitude: -2.27 },
    sources: { address: `PAGE_MODEL ${word}` },
    warnings: [{ code: word, fact: 'address', message: word }],
    tags: { [word]: true },
    viewing: { [word]: { at: deal.createdAt, value: word } } as unknown as NonNullable<Deal['viewing']>,
    inputs: { ...deal.inputs, [strategy]: { ...deal.inputs[strategy], ...writtenInputs({ deal, market, strategy, word }) } },
    plan: { events: { [word]: { label: word } } } as unknown as NonNullable<Deal['plan']>,
    history: { notes: word } as unknown as NonNullable<Deal['history']>,
  };
}

const writtenPrice = (price: AskingPrice | null, word: string): AskingPrice | null =>
  price === null ? null : { ...price, qualifier: `guide price ${word}` };

/** A record with every text, at any depth, replaced by its marked version. */
function marked<Value>(value: Value, mark: (text: string) => string): Value {
  if (typeof value === 'string') return mark(value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => marked(entry, mark)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, marked(entry, mark)])) as Value;
}

/** A strategy's own values with the word in every possible place: in row names, instead of numbers, and in unknown fields. */
function writtenInputs({ deal, market, strategy, word }: Written): Readonly<Record<string, unknown>> {
  const wordsForNumbers = Object.fromEntries(strategyInputs(strategy, market).map(({ key }) => [key, word]));
  const row = { label: word, note: word, monthlyRent: fromMajor(550), voidWeeks: 2, people: 1, squareMetres: null };
  const season = { label: word, note: word, nights: 300, rateFactor: 1, occupancyFactor: 1 };
  return {
    ...wordsForNumbers,
    ...deal.inputs['buy-to-let'],
    note: word,
    rooms: [row, row, { ...row, squareMetres: word }],
    seasons: [season],
    units: [row],
    [word]: word,
  };
}
