import type { DealStage } from '../deal/deal.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import { formatMoney, formatNumber, formatRate } from '../kernel/formatMoneyAndRates.ts';
import type { AlertRule, AlertScope, AreaTest, ObligationKind, PortfolioTest } from './alertRule.ts';
import type { MarketCountry } from '../market/markets.ts';
import { rate } from '../kernel/rate.ts';
import { unreachable } from '../kernel/result.ts';
import { limitText } from './describeEvent.ts';
import { isLevelTest, levels } from './levelTest.ts';
import { lowerFirst } from '../kernel/lowerFirst.ts';

/** A rule as one sentence, with the country's names for strategies. */
export function describeRule({ test, scope }: Pick<AlertRule, 'test' | 'scope'>, country: MarketCountry = 'GB'): string {
  const whose = scopeWords(scope, country);
  if (isLevelTest(test)) {
    const { label, direction } = levels[test.kind];
    return `When the ${lowerFirst(label)} of ${whose} ${direction === 'up' ? 'rises' : 'falls'} to ${limitText(test)}`;
  }
  switch (test.kind) {
    case 'price-drop':
      return `When the asking price of ${whose} falls by ${formatMoney(test.amount, test.currency)} or more`;
    case 'price-drop-share':
      return `When the asking price of ${whose} falls by ${formatRate(test.share)} or more`;
    case 'price-at-most':
      return `When the asking price of ${whose} is ${formatMoney(test.amount, test.currency)} or less`;
    case 'back-on-market':
      return `When ${whose} is back on the market`;
    default:
      return otherSentence(test);
  }
}

function otherSentence(test: AreaTest | PortfolioTest): string {
  switch (test.kind) {
    case 'area-figure':
      return `When new data changes ${lowerFirst(test.label)} in ${test.place.name} by ${formatRate(test.share)} or more`;
    case 'date-near':
      return `When ${obligationWords[test.what]} within ${test.days === 1 ? 'a day' : `${formatNumber(test.days)} days`}`;
    case 'cover-at-rate':
      return `When a property’s rent would cover less than ${formatRate(rate(test.atLeast))} of its interest at ${formatRate(test.rate)}`;
    case 'loan-to-value':
      return `When a property’s loans exceed ${formatRate(test.atMost)} of its value`;
    default:
      return unreachable(test);
  }
}

const obligationWords: Readonly<Record<ObligationKind, string>> = {
  'mortgage-ends': 'a mortgage deal ends',
  'rent-review': 'a rent review is due',
  'certificate-expires': 'a certificate expires',
};

function scopeWords(scope: AlertScope, country: MarketCountry): string {
  switch (scope.kind) {
    case 'all':
      return 'any deal';
    case 'stage':
      return stageDeals[scope.stage];
    case 'strategy':
      return (country === 'US' ? americanDeals : strategyDeals)[scope.strategy];
    case 'tag':
      return `any deal tagged “${scope.tag}”`;
    case 'deal':
      return scope.title;
    case 'area':
      return `any deal in ${scope.area.toUpperCase()}`;
    default:
      return unreachable(scope);
  }
}

const strategyDeals: Readonly<Record<StrategyId, string>> = {
  'buy-to-let': 'any buy-to-let',
  brrrr: 'any BRRRR deal',
  flip: 'any flip',
  hmo: 'any HMO',
  'serviced-accommodation': 'any serviced accommodation deal',
  'rent-to-rent': 'any rent-to-rent deal',
  'house-hack': 'any home with lodgers',
};

const americanDeals: Readonly<Record<StrategyId, string>> = {
  'buy-to-let': 'any long-term rental',
  brrrr: 'any BRRRR deal',
  flip: 'any flip',
  hmo: 'any home rented by the room',
  'serviced-accommodation': 'any short-term rental',
  'rent-to-rent': 'any rental arbitrage deal',
  'house-hack': 'any house hack',
};

const stageDeals: Readonly<Record<DealStage, string>> = {
  new: 'any new deal',
  shortlisted: 'any shortlisted deal',
  viewing: 'any deal being viewed',
  offer: 'any deal you’ve offered on',
  bought: 'any bought deal',
  rejected: 'any rejected deal',
};
