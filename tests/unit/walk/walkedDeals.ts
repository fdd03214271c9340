import type { StrategyId } from '../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../src/core/kernel/money.ts';
import { percent } from '../../../src/core/kernel/rate.ts';
import type { ListingFacts } from '../../../src/core/listing/facts.ts';
import type { EvaluationJob } from '../../../src/core/pipeline/outcome.ts';
import { americanJob, type AmericanHome } from '../../support/americanDeals.ts';
import { sampleJob } from '../../support/dealFixtures.ts';
import { answersOf, countryIn, europeanJob, type EuropeanHome } from '../../support/europeanDeals.ts';
import type { Owner } from '../../../src/core/deal/owner.ts';

interface BritishHome {
  readonly facts?: Partial<ListingFacts>;
  readonly strategy?: StrategyId;
  /** The owner for an evaluation after tax. Before tax if absent. */
  readonly owner?: Owner;
  readonly deposit?: number;
}

function british({ facts = {}, strategy = 'buy-to-let', owner, deposit = 25 }: BritishHome): EvaluationJob {
  const job = sampleJob({ facts, overrides: { monthlyRent: fromMajor(1_151.5), deposit: percent(deposit) } });
  const ownership = owner === undefined ? {} : ({ ownership: { owner, basis: 'after-tax' } } as const);
  return {
    ...job,
    deal: { ...job.deal, strategy, ...ownership },
    profile: { ...job.profile, tax: { otherIncome: fromMajor(70_000) } },
  };
}

const american = (home: AmericanHome): EvaluationJob => americanJob({ facts: { address: '12 Example Road, Dayton, OH 45402' }, ...home });

const european = (home: EuropeanHome): EvaluationJob => europeanJob({ tax: answersOf(countryIn(home.market), home.strategy), ...home });

/** Deals that cover each market's number formats, rentals and other strategies, before and after tax. */
export const walkedDeals: Readonly<Record<string, EvaluationJob>> = {
  'England, a rental': british({}),
  'England, a rental after tax': british({ owner: 'me' }),
  'England, a company’s rental after tax': british({ owner: 'company' }),
  'England, bought in cash': british({ deposit: 100 }),
  'Scotland, an HMO': british({ strategy: 'hmo', facts: { outcode: 'EH6', address: 'Example Place, Edinburgh EH6' } }),
  'Wales, a flip': british({ strategy: 'flip', facts: { outcode: 'CF24', address: 'Example Terrace, Cardiff CF24' } }),
  'Wales, BRRRR': british({ strategy: 'brrrr', facts: { outcode: 'CF24', address: 'Example Terrace, Cardiff CF24' } }),
  'Ohio, a rental': american({ state: 'OH', strategy: 'buy-to-let', price: 148_000, rent: 2_251 }),
  'Texas, short lets after tax': american({ state: 'TX', strategy: 'serviced-accommodation', basis: 'after-tax', facts: {} }),
  'Ireland, a rental after tax': european({ market: 'IE', strategy: 'buy-to-let', basis: 'after-tax' }),
  'Germany, a rental': european({ market: 'DE-BE', strategy: 'buy-to-let' }),
  'France, short lets': european({ market: 'FR-44', strategy: 'serviced-accommodation' }),
  'Spain, a couple’s rental after tax': european({ market: 'ES-madrid', strategy: 'buy-to-let', basis: 'after-tax', owner: 'joint' }),
  'Netherlands, rented by the room': european({ market: 'NL', strategy: 'hmo' }),
};
