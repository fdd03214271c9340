import { countryOfHolding } from '../../deal/holding/holding.ts';
import { marketOfCountry } from '../../market/markets.ts';
import type { MarketCountry } from '../../market/markets.ts';
import {
  assessPortfolio,
  type AssessedHolding,
  type CurrencyPart,
  type PlaceGroup,
  type Portfolio,
  type PortfolioQuestion,
} from '../../portfolio/assessPortfolio.ts';
import type { PortfolioFigures } from '../../portfolio/figures.ts';
import { localizeForMarket } from '../localizeAnswer.ts';

/** Every figure of a portfolio, named and explained in the wording of its country. Names entered by a person are unchanged. */
export function describePortfolio(question: PortfolioQuestion): Portfolio {
  const portfolio = assessPortfolio(question);
  const countries = new Map(question.holdings.map(({ id, item }) => [id, countryOfHolding(item)] as const));
  return {
    ...portfolio,
    currencies: portfolio.currencies.map(partInWords),
    holdings: portfolio.holdings.map((holding): AssessedHolding => ({
      ...holding,
      figures: figuresIn(countries.get(holding.id) ?? null, holding.figures),
    })),
  };
}

function partInWords(part: CurrencyPart): CurrencyPart {
  const { country, figures, places } = part;
  const group = (each: PlaceGroup): PlaceGroup => ({ ...each, figures: figuresIn(country, each.figures) });
  return {
    ...part,
    figures: figuresIn(country, figures),
    places: { outcode: places.outcode.map(group), authority: places.authority.map(group), country: places.country.map(group) },
  };
}

const figuresIn = (country: MarketCountry | null, figures: PortfolioFigures): PortfolioFigures =>
  country === null ? figures : localizeForMarket(marketOfCountry(country), figures);
