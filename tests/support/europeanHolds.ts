import { fromMajor, minor, roundMoney, type Minor } from '../../src/core/kernel/money.ts';
import { rate } from '../../src/core/kernel/rate.ts';
import type { HoldOwner, HoldTax, HoldYear, TaxedHold } from '../../src/core/market/eu/landlordTax.ts';
import type { EuCountry } from '../../src/core/market/eu/registry/countries.ts';
import { lettingLaws } from '../../src/core/market/eu/registry/lettings.ts';
import { isEuCountry } from '../../src/core/market/markets.ts';
import type { EvaluationJob } from '../../src/core/pipeline/outcome.ts';
import { heldUnderLaw } from '../../src/core/pipeline/ownership/europeanLaw.ts';
import { europeanSpine } from './europeanDeals.ts';
import { taxedOf, type TaxedHome } from './spine/afterTax.ts';
import type { SpineHome } from './spine/cells.ts';

/** A randomly drawn home with its after-tax results, and the input for its country's tax law. */
export interface HeldHome extends TaxedHome {
  readonly country: EuCountry;
  readonly held: TaxedHold<unknown>;
}

export const heldHome = (home: SpineHome): HeldHome => heldOf(europeanSpine.jobOf({ ...home, basis: 'after-tax' }));

function heldOf(job: EvaluationJob): HeldHome {
  const { country, strategy } = job.deal;
  if (!isEuCountry(country) || strategy === undefined) throw new Error('The deal has no European country or no strategy');
  const taxed = taxedOf(job, strategy);
  return { ...taxed, country, held: heldUnderLaw(job, country, taxed) };
}

/**
 * Whether a better deal may leave less after tax. Ireland charges social insurance (PRSI) on all of an owner's rent once it exceeds €5,000,
 * so a little more rent can leave less. The Netherlands taxes the value every year (box 3), so a higher end value can leave less.
 */
export function mayLeaveLess(one: EvaluationJob, other: EvaluationJob): boolean {
  if (one.profile.basis !== 'after-tax') return false;
  if (one.deal.country === 'NL') return endValueOf(one) !== endValueOf(other);
  if (one.deal.country !== 'IE') return false;
  const [isInsured, isThen] = [one, other].map((job) => {
    const { country, held } = heldOf(job);
    return (taxOf(country, held).years[0]?.taxable ?? 0) / held.owners.length > fromMajor(5_000);
  });
  return isInsured !== isThen;
}

/** The value after refurbishment, if the deal states one. */
const endValueOf = ({ deal }: EvaluationJob): unknown => deal.inputs.brrrr?.afterRepairValue;

/** A country's tax on a hold; throws if the law refuses it. */
export function taxOf(country: EuCountry, held: TaxedHold<unknown>): HoldTax {
  const answer = lettingLaws[country]?.tax(held);
  if (answer?.ok !== true) throw new Error(answer?.error.message ?? `No tax law was found for ${country}`);
  return answer.value;
}

/** The same hold with its years changed. */
export function withYears(held: TaxedHold<unknown>, change: (year: HoldYear, at: number) => Partial<HoldYear>): TaxedHold<unknown> {
  const [first, ...later] = held.years.map((year, at) => ({ ...year, ...change(year, at) }));
  if (first === undefined) throw new Error('The hold has no years');
  return { ...held, years: [first, ...later] };
}

/** The same hold for owners with equal shares and these other incomes. */
export function ownedBy(held: TaxedHold<unknown>, incomes: readonly [Minor, ...Minor[]]): TaxedHold<unknown> {
  const owners = incomes.map((otherIncome): HoldOwner => ({ share: rate(1 / incomes.length), otherIncome }));
  return { ...held, owners: owners as [HoldOwner, ...HoldOwner[]] };
}

/** The hold with every amount multiplied by a factor, to the minor unit. */
export function timesHold(held: TaxedHold<unknown>, factor: number): TaxedHold<unknown> {
  const times = (amount: Minor): Minor => roundMoney(amount * factor);
  const scaled = <Amounts extends object>(amounts: Amounts): Amounts =>
    Object.fromEntries(
      Object.entries(amounts).map(([key, value]) => [key, typeof value === 'number' ? times(minor(value)) : value]),
    ) as Amounts;
  const { price, buyingCosts, works, furniture, sale } = held;
  return {
    ...withYears(held, scaled),
    ...scaled({ price, buyingCosts, works, furniture }),
    sale: sale === null ? null : scaled(sale),
  };
}
