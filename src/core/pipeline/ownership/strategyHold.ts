import { figureNumber } from '../../engine/strategies/figures.ts';
import type { StrategyMeasures, StrategyYear } from '../../engine/strategies/strategyAnalysis.ts';
import type { TimedFlow } from '../../engine/finance/flows/irrRoots.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { minor, shareOf, sumMoney, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { Disposal, LettingYear } from '../../market/landlordRules.ts';
import { lastDayOfMonths } from '../ownedHold.ts';
import { britishOpeningCosts, type OpeningCosts } from './openingCosts.ts';

/** A strategy that keeps or leases a property, on the terms of one owner. */
export interface KeptStrategy {
  /** The inputs by key, as passed to the engine. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly analysis: StrategyMeasures;
  readonly today: IsoDate;
  /** How the owner's law treats opening costs; the UK treatment if absent. */
  readonly opening?: OpeningCosts;
}

/** The years and the sale in the form that tax law needs, and the owner's cash flows before the first year. */
export interface StrategyHold {
  readonly years: readonly LettingYear[];
  readonly disposal: Disposal;
  readonly opening: readonly TimedFlow[];
  /** When the first year begins, in years from today. */
  readonly startsAt: number;
  /** The owner's cash still invested when the first year begins. At or below zero, all of it has been taken out again. */
  readonly cashIn: Minor;
  /** The part of the first year's finance costs paid at the start. */
  readonly financed: Minor;
  /** The part of the first year's running costs paid at the start. */
  readonly beforeLetting: Minor;
}

/**
 * A strategy's years in the form that tax law needs, in minor units. Each year is taxed in the tax year in which it ends, and the sale in
 * that of the last day. The owner's law (`OpeningCosts`) makes each opening cost a finance cost or running cost of the first year, part of
 * the property's cost, or not deductible. Opening costs were paid with the cash put in, so they are not deducted again from the year's cash
 * (`principalRepaid` adds them back). A returned deposit is not income.
 */
export function strategyHold({ values, analysis, today, opening = britishOpeningCosts }: KeptStrategy): StrategyHold {
  const months = numberOf(values, 'projectMonths');
  const held = yearsHeld(analysis.years, values);
  const last = held.at(-1);
  if (last === undefined) throw new RangeError('No years to tax, because the strategy keeps no property');
  const financed = sumOf(analysis, opening.financed);
  const before = sumOf(analysis, opening.beforeLetting);
  const years = held.map((year): LettingYear => {
    const [fees, empty] = year === held[0] ? [financed, before] : [zeroMoney, zeroMoney];
    return {
      on: lastDayOfMonths(today, months + 12 * year.year),
      rent: year.income,
      costs: minor(year.costs + empty),
      financeCosts: minor(year.interest + fees),
      principalRepaid: minor(year.principal - year.capital - fees - empty),
    };
  });
  const price = numberOf(values, 'purchasePrice');
  const bought = analysis.oneOffCosts.filter(({ id }) => Object.values(opening).every((ids) => !ids.has(id)));
  return {
    years,
    disposal: {
      on: (years.at(-1) as LettingYear).on,
      proceeds: last.propertyValue,
      sellingCosts: shareOf(last.propertyValue, rate(numberOf(values, 'sellingCosts'))),
      // A leased property is not sold.
      baseCost: last.propertyValue === 0 ? zeroMoney : minor(price + sumMoney(bought.map(({ amount }) => amount))),
      loan: last.loanBalance,
    },
    ...openingOf(analysis, months / 12),
    financed,
    beforeLetting: before,
  };
}

/** All of the owner's cash flows in minor units: `netCash` per year, and the sale's proceeds with the last. */
export function ownersFlows({ opening, startsAt }: StrategyHold, netCash: readonly Minor[], saleCash: Minor): readonly TimedFlow[] {
  const last = netCash.length - 1;
  return [...opening, ...netCash.map((amount, at) => ({ at: startsAt + at + 1, amount: amount + (at === last ? saleCash : 0) }))];
}

/** The cash flows before the first year: the cash needed or, with a refinance, first the cash put in and then the cash released. */
function openingOf({ figures }: StrategyMeasures, startsAt: number): Pick<StrategyHold, 'opening' | 'startsAt' | 'cashIn'> {
  const put = minor(figureNumber(figures, 'cashNeeded') ?? figureNumber(figures, 'cashIn') ?? 0);
  const released = figureNumber(figures, 'released');
  const begin = { at: 0, amount: 0 - put };
  if (released === null) return { opening: [begin], startsAt: 0, cashIn: put };
  return { opening: [begin, { at: startsAt, amount: released }], startsAt, cashIn: minor(put - released) };
}

const yearsHeld = (years: readonly StrategyYear[], values: KeptStrategy['values']): readonly StrategyYear[] =>
  typeof values['holdYears'] === 'number' ? years.slice(0, values['holdYears']) : years;

const numberOf = (values: KeptStrategy['values'], key: string): number => (typeof values[key] === 'number' ? values[key] : 0);

const sumOf = ({ oneOffCosts }: StrategyMeasures, ids: ReadonlySet<string>): Minor =>
  sumMoney(oneOffCosts.filter(({ id }) => ids.has(id)).map(({ amount }) => amount));
