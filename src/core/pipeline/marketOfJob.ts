import { marketOfDeal } from '../deal/marketOfDeal.ts';
import { countryOfMarket, marketNames, regionWordOf, type MarketId } from '../market/markets.ts';
import { unsupportedCountryText } from '../kernel/countries.ts';
import { placeOfMarket } from '../market/marketIds.ts';
import type { Place } from '../market/rules.ts';
import { err, ok, unreachable } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { EvaluationGap, EvaluationJob } from './outcome.ts';

export interface JobMarket {
  readonly market: MarketId;
  /** A note shown with the taxes if the market was uncertain; else null. */
  readonly note: string | null;
}

/** The market whose law applies to a job: the requested one, else the property's; or the gap that says why there is none. */
export function marketOfJob({ deal, market }: Pick<EvaluationJob, 'deal' | 'market'>): Result<JobMarket, EvaluationGap> {
  const found = marketOfDeal(deal);
  switch (found.kind) {
    case 'market':
      if (market === undefined) return ok({ market: found.market, note: found.note });
      if (countryOfMarket(market) !== countryOfMarket(found.market)) return err(elsewhere(found.market, market));
      return ok({ market, note: `Taxed as in ${marketNames[market]}, as you chose.` });
    case 'elsewhere':
      if (found.country === null)
        return err({
          kind: 'which-country',
          keys: [],
          message: 'Choose the property’s country to see results.',
        });
      return err({ kind: 'not-calculated', keys: [], message: unsupportedCountryText(found.country) });
    case 'which-region':
      return err({
        kind: 'which-region',
        keys: [],
        message: `${found.because === null ? '' : `${found.because}. `}Choose the property’s ${regionWordOf(found.country)} to see results.`,
      });
    case 'contradiction': {
      const [one, other] = found.signs;
      const signs = `${one.charAt(0).toUpperCase()}${one.slice(1)}, but ${other}.`;
      return err({ kind: 'which-country', keys: [], message: `${signs} Choose the country to see results.` });
    }
    default:
      return unreachable(found);
  }
}

/** The gap for a property outside the requested country, because a country's rules are never used for a property in another. */
const elsewhere = (home: MarketId, asked: MarketId): EvaluationGap => ({
  kind: 'not-calculated',
  keys: [],
  message: `The property is in ${marketNames[home]}, so the rules for ${marketNames[asked]} don’t apply`,
});

/** The market of a job whose inputs have been found. Throws if there is none, because `inputsOfDeal` refuses such jobs. */
export function knownMarket(job: Pick<EvaluationJob, 'deal' | 'market'>): JobMarket {
  const found = marketOfJob(job);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** The UK nation of a job, for landlord law. Throws for a property elsewhere. */
export function nationOfJob(job: Pick<EvaluationJob, 'deal' | 'market'>): Place {
  const { market } = knownMarket(job);
  const place = placeOfMarket(market);
  if (place === null) throw new Error(`${marketNames[market]} is not in the United Kingdom`);
  return place;
}
