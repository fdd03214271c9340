import type { ObligationKind } from '../../core/alerts/alertRule.ts';
import type { Leverage } from '../../core/alerts/evaluatePortfolioRule.ts';
import type { IsoDate } from '../../core/kernel/calendar.ts';
import { sumMoney } from '../../core/kernel/money.ts';
import { upcomingDates, type DateKind } from '../../core/portfolio/upcomingDates.ts';
import { rentOn } from '../../core/portfolio/rentalIncome.ts';
import { loanOnDay } from '../../core/portfolio/loanBalance.ts';
import { isHeldOn, valueOnDay } from '../../core/portfolio/holdingValue.ts';
import { readHoldings, type Item } from '../view/items.ts';
import type { AreaAndPortfolioSources } from './evaluateAreaAndPortfolioAlerts.ts';

/** The dates of a holding that rules can watch. */
const obligations: Readonly<Partial<Record<DateKind, ObligationKind>>> = {
  'fix-ends': 'mortgage-ends',
  'rent-review': 'rent-review',
  certificate: 'certificate-expires',
};

/** The holdings on a day, as alert rules use them: upcoming dates, and each property's debt, value and rent. */
export const readPortfolio: NonNullable<AreaAndPortfolioSources['readPortfolio']> = async ({ view }, day) => {
  const holdings = await readHoldings(view);
  return {
    obligations: upcomingDates(holdings, day).flatMap(({ date, kind, holdingId, holding, partId }) => {
      const asked = obligations[kind];
      return asked === undefined ? [] : [{ holdingId, title: holding, id: partId, kind: asked, on: date }];
    }),
    leverage: holdings.filter(({ item }) => isHeldOn(item, day)).map((holding) => leverageOf(holding, day)),
  };
};

const leverageOf = ({ id, item }: Item<'holdings'>, day: IsoDate): Leverage => ({
  holdingId: id,
  title: item.name,
  balance: sumMoney(Object.values(item.loans).map((loan) => loanOnDay(loan, day).balance)),
  value: valueOnDay(item, day).value,
  rentPerYear: rentOn(item, day),
});
