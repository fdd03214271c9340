import type { ObligationKind } from '../../core/alerts/alertRule.ts';
import type { Leverage } from '../../core/alerts/evaluatePortfolioRule.ts';
import type { IsoDate } from '../../core/kernel/calendar.ts';
import { sumMoney } from '../../core/kernel/money.ts';
import { calendarOf, type DateKind } from '../../core/portfolio/calendarOf.ts';
import { rentOn } from '../../core/portfolio/incomeOn.ts';
import { loanOn } from '../../core/portfolio/loanOn.ts';
import { isHeldOn, valueOn } from '../../core/portfolio/valueOn.ts';
import { readHoldings, type Item } from '../view/items.ts';
import type { Elsewhere } from './lookElsewhere.ts';

/** The dates of a holding that rules can watch. */
const obligations: Readonly<Partial<Record<DateKind, ObligationKind>>> = {
  'fix-ends': 'mortgage-ends',
  'rent-review': 'rent-review',
  certificate: 'certificate-expires',
};

/** The holdings on a day, as alert rules use them: upcoming dates, and each property's debt, value and rent. */
export const readPortfolio: NonNullable<Elsewhere['readPortfolio']> = async ({ view }, day) => {
  const holdings = await readHoldings(view);
  return {
    obligations: calendarOf(holdings, day).flatMap(({ date, kind, holdingId, holding, partId }) => {
      const asked = obligations[kind];
      return asked === undefined ? [] : [{ holdingId, title: holding, id: partId, kind: asked, on: date }];
    }),
    leverage: holdings.filter(({ item }) => isHeldOn(item, day)).map((holding) => leverageOf(holding, day)),
  };
};

const leverageOf = ({ id, item }: Item<'holdings'>, day: IsoDate): Leverage => ({
  holdingId: id,
  title: item.name,
  balance: sumMoney(Object.values(item.loans).map((loan) => loanOn(loan, day).balance)),
  value: valueOn(item, day).value,
  rentPerYear: rentOn(item, day),
});
