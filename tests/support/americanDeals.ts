import { createDeal } from '../../src/core/deal/createDeal.ts';
import type { Deal } from '../../src/core/deal/deal.ts';
import { emptyListingFacts } from '../../src/core/deal/manual/createManualDeal.ts';
import { standardProfile } from '../../src/core/deal/standardProfile.ts';
import type { StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';
import type { AmericanTaxInputs } from '../../src/core/deal/tax/americanTax.ts';
import { instant, isoDate } from '../../src/core/kernel/calendar.ts';
import { stateOfMarket, usStates, type UsState } from '../../src/core/market/markets.ts';
import { fromMajor } from '../../src/core/kernel/money.ts';
import type { ListingFacts } from '../../src/core/listing/facts.ts';
import type { EvaluationJob, OtherOutcome } from '../../src/core/pipeline/outcome.ts';
import { sampleId } from './dealFixtures.ts';
import { cellsOf, isProject, type Spine, type SpineCell, type SpineHome } from './spine/cells.ts';
import { outcomeOf } from './spine/outcomes.ts';
import type { Basis, Owner } from '../../src/core/deal/owner.ts';

export const americanDay = isoDate('2026-11-20');
const capturedAt = instant(Date.UTC(2026, 10, 20, 11, 52));

/** An invented American home and the assumptions to evaluate it with. Amounts in dollars. */
export interface AmericanHome {
  readonly state: UsState;
  readonly strategy: StrategyId;
  readonly price?: number;
  /** A month's rent for the whole home. */
  readonly rent?: number;
  readonly owner?: Owner;
  readonly basis?: Basis;
  /** The user's values for the strategy, in the strategy's units. */
  readonly yours?: Readonly<Record<string, unknown>>;
  readonly facts?: Partial<ListingFacts>;
  readonly tax?: Partial<AmericanTaxInputs>;
}

/** A three-bedroom house from 1988 without dues. Only its price and rent are known; it has one owner, and its results are before tax. */
export function americanDeal({ state, strategy, price = 300_000, rent = 2_400, yours = {}, facts = {} }: AmericanHome): Deal {
  const deal = createDeal({
    id: sampleId(3),
    mid: sampleId(4),
    at: capturedAt,
    reading: {
      site: 'zillow',
      facts: {
        ...emptyListingFacts,
        url: 'https://www.zillow.com/homedetails/19000103_zpid/',
        transaction: 'sale',
        askingPrice: { amount: fromMajor(price), currency: 'USD', qualifier: null, period: null, onApplication: false },
        bedrooms: 3,
        propertyType: 'Single family',
        floorAreaSqFt: 1_400,
        yearBuilt: 1988,
        status: 'available',
        ...facts,
      },
      sources: {},
      warnings: [],
    },
    via: 'page',
    parserVersion: 1,
  });
  const typed = { monthlyRent: fromMajor(rent) };
  const own = strategy === 'buy-to-let' ? { 'buy-to-let': { ...typed, ...yours } } : { 'buy-to-let': typed, [strategy]: yours };
  return { ...deal, country: 'US', region: state, strategy, inputs: own };
}

export function americanJob(home: AmericanHome): EvaluationJob {
  const { owner = 'me', basis = 'before-tax', tax } = home;
  return {
    deal: americanDeal(home),
    profile: { ...standardProfile, country: 'US', owner, basis, ...(tax === undefined ? {} : { abroad: { US: { tax } } }) },
    today: americanDay,
  };
}

export const americanOutcome = (home: AmericanHome): OtherOutcome => outcomeOf(americanJob(home));

/** Every strategy with each owner and basis modelled for the United States. */
export const americanCells = cellsOf('US-OH');

/** The same cells, each with some of the states. Together they cover every strategy in every state. */
const cellsOfStates = americanCells.map((cell): SpineCell => {
  const alike = americanCells.filter(({ strategy }) => strategy === cell.strategy);
  const states = usStates.filter((_, at) => at % alike.length === alike.indexOf(cell));
  return { ...cell, country: 'US', markets: states.map((state) => `US-${state}` as const) };
});

/** The home with which to check a spine rule. Projects end at the randomly drawn value. */
export const spineHome = ({ market, endValue, ...home }: SpineHome): AmericanHome & { readonly basis: Basis } => ({
  ...home,
  state: stateOfMarket(market) ?? 'OH',
  yours: isProject(home.strategy) ? { afterRepairValue: fromMajor(endValue) } : {},
});

export const americanSpine: Spine = { cells: cellsOfStates, jobOf: (home) => americanJob(spineHome(home)) };
