import { isoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { minor, roundMoney, subtractMoney, sumMoney, timesMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';

/** Residential rental property is written off over 27.5 years, other buildings over 39. */
export type BuildingUse = 'residential' | 'non-residential';

/** The years over which a building is depreciated. */
export const recoveryYears = (use: BuildingUse): number => (use === 'residential' ? 27.5 : 39);

export interface PlacedInService {
  readonly use: BuildingUse;
  /** 1–12: the month of the first year in which the building was ready to let. */
  readonly month: number;
}

/**
 * The percentage of the basis deductible in a recovery year (1 is the year placed in service). Straight line with the mid-month convention,
 * from IRS Publication 946, tables A-6 and A-7a. 0 outside the table.
 */
export function depreciationPercent({ use, month }: PlacedInService, year: number): number {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`No such month: ${month}`);
  return use === 'residential' ? residentialPercent(month, year) : otherPercent(month, year);
}

/** A full recovery year's deduction in cents. The basis excludes land. */
export const depreciationOf = (basis: Minor, placed: PlacedInService, year: number): Minor =>
  roundMoney(Number(((basis * depreciationPercent(placed, year)) / 100).toPrecision(15)));

/**
 * A full year's deduction in cents: the basis divided by the recovery period. The law allows this instead of the tables' rounded
 * percentages.
 */
export const straightLineOf = (basis: Minor, use: BuildingUse): Minor => roundMoney(basis / recoveryYears(use));

/**
 * Every year's deduction in cents from the first. No deduction exceeds the remaining basis, and the last one takes the rounding difference,
 * so they sum to the basis.
 */
export function depreciationSchedule(basis: Minor, placed: PlacedInService): readonly Minor[] {
  const years = lastYear(placed);
  const schedule: Minor[] = [];
  let left = basis;
  for (let year = 1; year <= years; year += 1) {
    const deduction = year === years ? left : minor(Math.min(left, depreciationOf(basis, placed, year)));
    schedule.push(deduction);
    left = subtractMoney(left, deduction);
  }
  return schedule;
}

export interface Holding {
  readonly basis: Minor;
  readonly use: BuildingUse;
  readonly placedInService: IsoDate;
  readonly disposedOn: IsoDate;
}

/**
 * Depreciation in cents allowed from the first day to a sale. The month of sale counts half; a building sold in the year it was placed in
 * service has none (Publication 946, chapters 1 and 4).
 */
export function depreciationUntil({ basis, use, placedInService, disposedOn }: Holding): Minor {
  const [firstYear, month] = yearAndMonth(placedInService);
  const [saleYear, saleMonth] = yearAndMonth(disposedOn);
  if (saleYear <= firstYear) return zeroMoney;
  const schedule = depreciationSchedule(basis, { use, month });
  const whole = schedule.slice(0, saleYear - firstYear);
  const last = schedule[saleYear - firstYear] ?? zeroMoney;
  const fullYear = Math.max(last, depreciationOf(basis, { use, month }, 2));
  const untilSale = roundMoney((fullYear * (saleMonth - 0.5)) / 12);
  return sumMoney([...whole, minor(Math.min(untilSale, last))]);
}

/**
 * Depreciation in cents allowed from the first day to the end of a given day, for a building still owned on that day. Whole years follow
 * the table. The current year is prorated by month, and its last month counts half.
 */
export function depreciationBy({ day, ...held }: HeldUntil): Minor {
  const [firstYear, month] = yearAndMonth(held.placedInService);
  const [year, monthOfDay] = yearAndMonth(day);
  const isYearEnd = day.endsWith('-12-31');
  if (day < held.placedInService) return zeroMoney;
  if (year > firstYear && !isYearEnd) return depreciationUntil({ ...held, disposedOn: day });
  const schedule = depreciationSchedule(held.basis, { use: held.use, month });
  if (isYearEnd) return sumMoney(schedule.slice(0, year - firstYear + 1));
  return timesMoney(schedule[0] ?? zeroMoney, (monthOfDay - month) / (12.5 - month));
}

export interface HeldUntil extends Omit<Holding, 'disposedOn'> {
  readonly day: IsoDate;
}

export const depreciationRule: UsRule = {
  id: 'us-depreciation-1993-05-13',
  title: 'Depreciation of buildings: 27.5 and 39 years, straight line, mid-month',
  url: 'https://www.irs.gov/publications/p946',
  inForceFrom: isoDate('1993-05-13'),
  checkedOn,
  certainty: 'confirmed',
};

/**
 * Years in the table: residential buildings first let in the second half of a year run into a 29th year, and other buildings always into a
 * 40th.
 */
const lastYear = ({ use, month }: PlacedInService): number => (use === 'non-residential' ? 40 : month <= 6 ? 28 : 29);

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Table A-6. Years 10 to 27 alternate between 3.637 and 3.636, even years first for the months to June and odd years first after;
 * the first year steps down by 0.303 a month from 3.485.
 */
function residentialPercent(month: number, year: number): number {
  if (!Number.isInteger(year) || year < 1) return 0;
  if (year === 1) return thousandths(3.485 - 0.303 * (month - 1));
  if (year <= 9) return 3.636;
  if (year <= 27) return (year % 2 === 0) === month <= 6 ? 3.637 : 3.636;
  if (year === 28) return month <= 6 ? thousandths(1.97 + 0.303 * (month - 1)) : 3.636;
  return year === 29 && month > 6 ? thousandths(0.152 + 0.303 * (month - 7)) : 0;
}

/** Table A-7a: 2.564 a year; the first and last years sum to 2.568. */
function otherPercent(month: number, year: number): number {
  const last = thousandths(0.107 + 0.214 * (month - 1));
  if (year === 1) return thousandths(2.568 - last);
  if (year === 40) return last;
  return Number.isInteger(year) && year > 1 && year < 40 ? 2.564 : 0;
}

function yearAndMonth(day: IsoDate): readonly [year: number, month: number] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return [year, month];
}
