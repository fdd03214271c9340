import { ownershipOf } from '../../deal/ownership.ts';
import { ownersTaxValues } from '../../deal/tax/ownersTax.ts';
import { growthFactor, grownTo } from '../../engine/runningCosts.ts';
import { minor, roundMoney, sumMoney, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { err } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { HoldOwner, HoldTax, HoldYear, LettingKind, TaxedHold, TaxRefusal } from '../../market/eu/landlordTax.ts';
import type { EuCountry } from '../../market/eu/registry/countries.ts';
import { lettingLaws } from '../../market/eu/registry/lettings.ts';
import { purchaseTaxRulesOf } from '../../market/eu/registry/purchaseTaxes.ts';
import type { OwnedYear, OwnershipForm, OwnershipOutcome, OwnerTaxRules } from '../../market/landlordRules.ts';
import { regionOfMarket } from '../../market/markets.ts';
import { knownMarket } from '../marketOfJob.ts';
import type { EvaluationJob } from '../outcome.ts';
import type { StrategyHold } from './strategyHold.ts';

type Values = Readonly<Record<string, unknown>>;

/** A strategy that keeps a home: its years and sale, and its input values by key. */
export interface Kept {
  readonly hold: StrategyHold;
  readonly values: Values;
}

/** A hold under a European country's tax law, or why it is not taxed. */
export interface EuropeanLaw extends OwnerTaxRules {
  readonly refusal: () => TaxRefusal | null;
}

/**
 * A country's income tax on a hold: all years and the sale at once, or the first year alone. Both are null if its law excludes the case,
 * and for a company.
 */
export function europeanLaw(job: EvaluationJob, country: EuCountry, kept: Kept): EuropeanLaw {
  const { version, checkedOn } = purchaseTaxRulesOf(country);
  const { hold } = kept;
  const asked = heldUnderLaw(job, country, kept);
  const tax = (sold: boolean): Result<HoldTax, TaxRefusal> => {
    const [first] = asked.years;
    return taxed(country, sold ? asked : { ...asked, years: [first], sale: null });
  };
  return {
    version,
    checkedOn,
    refusal: () => {
      const whole = tax(true);
      return whole.ok ? null : whole.error;
    },
    ownershipOutcome: (form) => {
      if (form === 'company') return null;
      const whole = tax(true);
      return whole.ok ? outcomeOf(form, whole.value, hold) : null;
    },
    firstYearOf: (form) => {
      if (form === 'company') return null;
      const year = tax(false);
      return year.ok ? (ownedYears(year.value, hold)[0] ?? null) : null;
    },
  };
}

const taxed = (country: EuCountry, asked: TaxedHold<unknown>): Result<HoldTax, TaxRefusal> =>
  lettingLaws[country]?.tax(asked) ?? err({ kind: 'law-not-known', message: 'Income tax in this country isn’t supported.' });

/** The input of a country's tax law: the property from purchase to sale, and its owners' details. */
export function heldUnderLaw(job: EvaluationJob, country: EuCountry, { hold, values }: Kept): TaxedHold<unknown> {
  const { disposal } = hold;
  const price = amountOf(values, 'purchasePrice');
  const works = roundMoney(amountOf(values, 'refurbishment') * (1 + numberOf(values, 'contingency')));
  const { otherIncome, partnerIncome, ...settings } = ownersTaxValues(country, job.profile.abroad?.[country]?.tax ?? {});
  const isJoint = ownershipOf(job).owner === 'joint';
  const me: HoldOwner = { share: rate(isJoint ? 0.5 : 1), otherIncome: amountOf({ otherIncome }, 'otherIncome') };
  return {
    letting: lettingOf(values),
    region: regionOfMarket(knownMarket(job).market),
    owners: isJoint ? [me, { share: rate(0.5), otherIncome: amountOf({ partnerIncome }, 'partnerIncome') }] : [me],
    boughtOn: job.today,
    price,
    buyingCosts: minor(Math.max(0, disposal.baseCost - price - works)),
    works,
    furniture: amountOf(values, 'furnishing'),
    // A strategy that keeps a property has at least one year.
    years: holdYears(hold, values) as readonly [HoldYear, ...HoldYear[]],
    sale: disposal,
    settings,
  };
}

/** The kind of letting (by the room, by the night or neither), recognised by the strategy's inputs. */
function lettingOf(values: Values): LettingKind {
  if ('nightlyRate' in values) return 'stays';
  return 'rooms' in values ? 'rooms' : 'whole';
}

/**
 * A year's opening debt is its closing debt plus the principal repaid. A refurbished property is worth its after-repair value when the
 * first year begins.
 */
function holdYears({ years, disposal, financed, beforeLetting }: StrategyHold, values: Values): readonly HoldYear[] {
  const worth = 'afterRepairValue' in values ? amountOf(values, 'afterRepairValue') : amountOf(values, 'purchasePrice');
  const worthAfter = (year: number): Minor => roundMoney(worth * growthFactor(numberOf(values, 'priceGrowth'), year));
  const tax = amountOf(values, 'propertyTaxPerYear');
  const repaid = years.map(({ principalRepaid }, at) => minor(principalRepaid + (at === 0 ? financed + beforeLetting : 0)));
  return years.map((year, at) => ({
    ...year,
    propertyTax: grownTo(at + 1, rate(numberOf(values, 'costGrowth')))(tax),
    value: worthAfter(at),
    valueAtEnd: worthAfter(at + 1),
    debt: minor(Math.max(0, disposal.loan + sumMoney(repaid.slice(at)))),
  }));
}

const numberOf = (values: Values, key: string): number => (typeof values[key] === 'number' ? values[key] : 0);
const amountOf = (values: Values, key: string): Minor => minor(numberOf(values, key));

const ownedYears = ({ years }: HoldTax, hold: StrategyHold): readonly OwnedYear[] =>
  years.map(({ tax }, at) => {
    const letting = hold.years[at];
    const before = letting === undefined ? 0 : letting.rent - letting.costs - letting.financeCosts - letting.principalRepaid;
    return { tax, netCash: minor(before - tax) };
  });

function outcomeOf(form: OwnershipForm, answer: HoldTax, hold: StrategyHold): OwnershipOutcome {
  const { proceeds, sellingCosts, loan } = hold.disposal;
  const saleTax = answer.saleTax ?? zeroMoney;
  const saleCash = minor(proceeds - sellingCosts - loan - saleTax);
  const years = ownedYears(answer, hold);
  return {
    form,
    years,
    saleTax,
    saleCash,
    totalTax: sumMoney([...years.map(({ tax }) => tax), saleTax]),
    totalCash: sumMoney([...years.map(({ netCash }) => netCash), saleCash]),
    rules: answer.rules,
    notes: answer.notes,
  };
}
