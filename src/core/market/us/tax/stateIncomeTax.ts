import { isoDate } from '../../../kernel/calendar.ts';
import { usStateNames } from '../../markets.ts';
import type { UsState } from '../../markets.ts';
import { addMoney, fromMajor, minor, shareOf, subtractMoney, sumMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { bandTax, bandTotal } from '../../bandTax.ts';
import type { BandStart } from '../../bandTax.ts';
import type { UsRule } from '../usRule.ts';
import type { Filing } from './filing.ts';
import type { YearNotKnown } from './gainsTax.ts';
import { ownerTaxCheckedOn } from './ownerTaxVersion.ts';
import { standardDeduction } from './standardDeduction.ts';
import { statesAToI } from './states/statesAToI.ts';
import { statesKToN } from './states/statesKToN.ts';
import { statesOToW } from './states/statesOToW.ts';
import type { StateGainRule, StateSchedule } from './states/stateSchedule.ts';

/** A year's income that the state taxes, before the state's deduction. */
export interface StateIncome {
  /** Negative is a loss. */
  readonly ordinary: Minor;
  /** Gain on property held for more than a year, including recaptured depreciation. */
  readonly longTermGain: Minor;
}

export interface StateTaxInput {
  /** The property's state, which taxes rents and gains. */
  readonly state: UsState;
  readonly filing: Filing;
  readonly year: number;
  /** The household's other income. */
  readonly below: StateIncome;
  /** Additions to that income; negative amounts reduce it. */
  readonly added: StateIncome;
}

export interface StateTax {
  /** Negative if a loss lowers the tax on other income. */
  readonly tax: Minor;
  /** The rates as text: "5%", "1 to 13.3%", "no income tax". */
  readonly rates: string;
  readonly rule: UsRule;
  readonly notes: readonly string[];
}

/** The first year with state rates; later years use them, with an unconfirmed rule. */
const firstYear = 2026;

/**
 * The extra state income tax that a household owes on additional income, in cents: the tax on all income less the tax on the other income
 * alone. Personal exemptions, credits, and county and city taxes are excluded. An error for years without figures.
 */
export function stateTaxOnAdded({ state, filing, year, below, added }: StateTaxInput): Result<StateTax, YearNotKnown> {
  if (year < firstYear) return err({ kind: 'year-not-known', year });
  const schedule = scheduleOfState(state);
  const both = { ordinary: addMoney(below.ordinary, added.ordinary), longTermGain: addMoney(below.longTermGain, added.longTermGain) };
  return ok({
    tax: subtractMoney(taxOf(schedule, filing, both), taxOf(schedule, filing, below)),
    rates: ratesOf(schedule.bands[filing]),
    rule: ruleOf(state, year),
    notes: notesOf(state),
  });
}

/** Whether a rental loss neither offsets other income nor is carried forward in a state. */
export const stateEndsLosses = (state: UsState): boolean => scheduleOfState(state).lossesEnd ?? false;

const schedules: Readonly<Record<UsState, StateSchedule>> = { ...statesAToI, ...statesKToN, ...statesOToW };

const scheduleOfState = (state: UsState): StateSchedule => schedules[state];

function taxOf(schedule: StateSchedule, filing: Filing, { ordinary, longTermGain }: StateIncome): Minor {
  const { bands, lump, gain } = schedule;
  const own = bands[filing];
  const deduction = deductionOf(schedule, filing);
  const taxable = atLeastNothing(ordinary - deduction);
  // The unused part of the deduction reduces the gain.
  const ofGain = atLeastNothing(Math.min(longTermGain, ordinary + longTermGain - deduction));
  const gainTaxed = gain?.kind === 'share' ? shareOf(ofGain, percent(gain.taxedPercent)) : ofGain;
  const as = gain?.kind === 'bands' ? gain.bands[filing] : own;
  const top = addMoney(taxable, gainTaxed);
  const onGain = subtractMoney(upTo(top, as), upTo(taxable, as));
  return sumMoney([
    upTo(taxable, own),
    limited(onGain, gainTaxed, gain),
    gain?.kind === 'surtax' && ordinary + longTermGain > gain.above * 100 ? shareOf(ofGain, percent(gain.percent)) : zeroMoney,
    lump !== undefined && top > lump.above * 100 ? fromMajor(lump.dollars) : zeroMoney,
  ]);
}

const limited = (tax: Minor, gain: Minor, rule: StateGainRule | undefined): Minor =>
  rule?.kind === 'at-most' ? minor(Math.min(tax, shareOf(gain, percent(rule.percent)))) : tax;

const deductionOf = ({ deduction }: StateSchedule, filing: Filing): Minor => {
  if (deduction === null) return zeroMoney;
  return deduction === 'federal' ? standardDeduction(firstYear, filing) : fromMajor(deduction[filing]);
};

const upTo = (amount: Minor, bands: readonly BandStart[]): Minor => bandTotal(bandTax(amount, bands));

const atLeastNothing = (amount: number): Minor => minor(Math.max(0, amount));

function ratesOf(bands: readonly BandStart[]): string {
  const rates = bands.map(([, rate]) => rate);
  const [lowest] = rates;
  const highest = rates.at(-1);
  if (lowest === undefined || highest === undefined) return 'no income tax';
  return lowest === highest ? `${lowest}%` : `${lowest} to ${highest}%`;
}

/** The rule behind a state's income tax; unconfirmed if a figure is from an earlier year or used for a later one. */
function ruleOf(state: UsState, year: number): UsRule {
  const { bands, figuresOf, url } = scheduleOfState(state);
  const isConfirmed = year === firstYear && figuresOf === firstYear && !stateEndsLosses(state);
  const name = usStateNames[state];
  return {
    id: `us-state-income-tax-${state.toLowerCase()}-${firstYear}`,
    title: bands.single.length === 0 ? `${name}: no income tax on rents and gains, ${firstYear}` : `${name} income tax, ${firstYear}`,
    url,
    inForceFrom: isoDate(`${firstYear}-01-01`),
    checkedOn: ownerTaxCheckedOn,
    certainty: isConfirmed ? 'confirmed' : 'unconfirmed',
    ...(isConfirmed ? {} : { confirmed: false }),
  };
}

function notesOf(state: UsState): readonly string[] {
  const { bands, figuresOf, notes } = scheduleOfState(state);
  if (bands.single.length === 0) return notes;
  const name = usStateNames[state];
  return [
    `${name} personal exemptions and credits aren’t included.`,
    ...(figuresOf === firstYear ? [] : [`Some figures for ${name} are from ${figuresOf}. We don’t have the ${firstYear} ones.`]),
    ...notes,
  ];
}
