import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { minor } from '../../kernel/money.ts';
import { toPercent } from '../../kernel/rate.ts';
import type { MarketRules, TaxBandLine, TransferTax } from '../../market/rules.ts';
import { roundPence } from './roundPence.ts';

/**
 * A place's transfer tax for one kind of buyer on one day, compiled from its rule: the bands in force, by price. A rule may change its
 * bands at a price (a surcharge from £40,000, a relief up to £500,000). Between two such prices they do not change.
 */
export interface TransferTaxTable {
  /** The regimes in ascending order of `from`, in pence. The first starts at zero. */
  readonly regimes: readonly TaxRegime[];
  /** The price of linked purchases. The bands apply to the total, and this purchase bears its share of the tax. */
  readonly linked: number;
}

export interface TaxRegime {
  readonly from: number;
  /** A flat list with a lower edge, an upper edge (infinite for the last band) and a percentage for each band in turn. */
  readonly bands: Float64Array;
}

/**
 * A market's transfer tax as a table, compiled once per kind of buyer, linked amount and day. Tables are cached, because the same one or
 * two are requested thousands of times. Throws if the tax is not made up of bands.
 */
export function transferTaxTable(rules: MarketRules, buyer: Buyer, on: IsoDate): TransferTaxTable {
  const key = `${buyer.buyer} ${buyer.ukResident} ${buyer.linkedConsideration} ${on}`;
  const known = compiled.get(rules) ?? new Map<string, TransferTaxTable>();
  const table = known.get(key) ?? compile(rules, buyer, on);
  if (known.size >= mostKept) known.clear();
  compiled.set(rules, known.set(key, table));
  return table;
}

type Buyer = Pick<BuyToLetInputs, 'buyer' | 'ukResident' | 'linkedConsideration'>;

const compiled = new WeakMap<MarketRules, Map<string, TransferTaxTable>>();
const mostKept = 64;

/**
 * Compiles the rule by sampling it at round prices up to £1 billion. Between two prices with different bands it bisects until the price at
 * which they change is found to the penny.
 */
function compile(rules: MarketRules, buyer: Buyer, on: IsoDate): TransferTaxTable {
  const { buyer: kind, ukResident, linkedConsideration: linked } = buyer;
  const ask: Ask = (price) => {
    const tax = rules.transferTax({
      price: minor(price),
      buyer: kind,
      ukResident,
      linked: { price: linked },
      contractDate: on,
      completionDate: on,
    });
    return { tax, linked };
  };
  const found: Answer[] = [];
  let before = answerAt(ask, 1);
  for (const price of askedPrices) {
    const next = answerAt(ask, price);
    addChanges(ask, [before, next], found);
    before = next;
  }
  found.push(before);
  return { linked, regimes: found.map((answer, at) => regimeOf(answer, at === 0 ? 0 : (found[at - 1] as Answer).price + 1)) };
}

/** The transfer tax on a price, both in pence. It equals the rule's own result to the penny. */
export function transferTaxAt({ regimes, linked }: TransferTaxTable, price: number): number {
  let at = regimes.length - 1;
  while (at > 0 && price < (regimes[at] as TaxRegime).from) at -= 1;
  const { bands } = regimes[at] as TaxRegime;
  const all = price + linked;
  let tax = 0;
  for (let band = 0; band < bands.length; band += 3) {
    const from = bands[band] as number;
    if (all > from) tax += roundPence(((Math.min(all, bands[band + 1] as number) - from) * (bands[band + 2] as number)) / 100);
  }
  return linked === 0 ? tax : roundPence((tax * price) / all);
}

type Ask = (price: number) => { readonly tax: TransferTax; readonly linked: number };

interface Answer {
  readonly price: number;
  /** The price plus linked consideration: the amount to which the bands apply. */
  readonly all: number;
  readonly lines: readonly TaxBandLine[];
}

/**
 * The prices at which the rule is sampled: every £10,000 up to £500,000, then in wider steps. No tax changes all its bands twice within one
 * step.
 */
const askedPrices: readonly number[] = [
  ...Array.from({ length: 50 }, (_, step) => (step + 1) * 10_000_00),
  ...Array.from({ length: 20 }, (_, step) => 500_000_00 + (step + 1) * 25_000_00),
  ...Array.from({ length: 36 }, (_, step) => 1_000_000_00 + (step + 1) * 250_000_00),
  100_000_000_00,
  1_000_000_000_00,
];

function answerAt(ask: Ask, price: number): Answer {
  const { tax: given, linked } = ask(price);
  const { bands, total } = given;
  const answer = { price, all: price + linked, lines: bands };
  const tax = transferTaxAt({ linked, regimes: [regimeOf(answer, 0)] }, price);
  if (tax !== total) throw new RangeError(`A tax of ${total} on ${price} is not the sum of its bands, ${tax}`);
  return answer;
}

/** Adds, in order, the last sampled answer before each change of bands between two prices. */
function addChanges(ask: Ask, [low, high]: readonly [Answer, Answer], found: Answer[]): void {
  let from = low;
  while (!sharesBands(from, high)) {
    let [last, first] = [from, high];
    while (first.price - last.price > 1) {
      const middle = answerAt(ask, Math.floor((last.price + first.price) / 2));
      if (sharesBands(from, middle)) last = middle;
      else first = middle;
    }
    if (found.length >= mostRegimes) throw new RangeError('A tax whose bands change with every price has no table');
    found.push(last);
    from = first;
  }
}

const mostRegimes = 32;

/**
 * Whether a more expensive purchase is taxed by the same bands as a cheaper one, except for additional bands that start above the cheaper
 * price.
 */
function sharesBands(low: Answer, high: Answer): boolean {
  return (
    low.lines.every((line) => high.lines.some((other) => isSameBand(line, other))) &&
    high.lines.every((line) => line.from >= low.all || low.lines.some((other) => isSameBand(line, other)))
  );
}

const isSameBand = (one: TaxBandLine, other: TaxBandLine): boolean =>
  one.from === other.from && one.to === other.to && one.rate === other.rate;

const regimeOf = ({ lines }: Answer, from: number): TaxRegime => ({
  from,
  bands: Float64Array.from(lines.flatMap((line) => [line.from, line.to ?? Infinity, toPercent(line.rate)])),
});
