import { allocateMoney, minor, shareOf, subtractMoney, sumMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { zeroRate } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { carriedTotal, deductCarried } from '../../carriedAmounts.ts';
import type { CarriedAmount } from '../../carriedAmounts.ts';
import type { HoldYear, LandlordTax, TaxedHold, TaxedYear, TaxRefusal } from '../../landlordTax.ts';
import { rentRate } from './rentRate.ts';
import { isRaised, saleGain, taxedGain } from './sale.ts';
import type { PortugalSettings } from './settings.ts';
import { holdNotes, holdRules } from './sources.ts';

type Hold = TaxedHold<PortugalSettings>;

interface PortugueseYear extends TaxedYear {
  /** Losses from this year and earlier years. */
  readonly carried: readonly CarriedAmount[];
}

const firstYear = 2026;
const yearsToUseLoss = 6;

/**
 * Portuguese tax on letting to tenants (category F of IRS, the income tax) and on the sale, in cents: the flat rate or the owners' marginal
 * rate on rent less costs, and half of the gain at the marginal rate. Returns a refusal for years before 2026, nightly lets, and gains or
 * progressively taxed rents without a marginal rate.
 */
export const taxHold: LandlordTax<PortugalSettings> = (hold) => {
  const gain = gainOf(hold);
  const refusal = refusalOf(hold, gain);
  if (refusal !== null) return err(refusal);
  const years = yearsOf(hold);
  const found = { gain, hasLoss: years.some(({ carried }) => carriedTotal(carried) > 0) };
  return ok({
    years: years.map(({ taxable, tax }) => ({ taxable, tax })),
    saleTax: gain === null ? null : ownersTax(hold, taxedGain(gain), hold.settings.marginalRate ?? zeroRate),
    rules: holdRules(hold, found),
    notes: holdNotes(hold, found),
  });
};

const calendarYear = (on: string): number => Number(on.slice(0, 4));

function refusalOf({ letting, years, sale, settings }: Hold, gain: Minor | null): TaxRefusal | null {
  if (letting === 'stays')
    return {
      kind: 'case-not-covered',
      message:
        'Nightly letting in Portugal (alojamento local) is business income in category B, which we don’t cover. Ask a Portuguese accountant.',
    };
  const early = [...years, ...(sale === null ? [] : [sale])].find(({ on }) => calendarYear(on) < firstYear);
  if (early !== undefined)
    return {
      kind: 'year-not-known',
      message: `We cover Portuguese tax on rent and gains from ${firstYear} onwards, not for ${calendarYear(early.on)}. Start letting in ${firstYear} or later.`,
    };
  const needsRate = settings.regime === 'scale' || (gain !== null && gain > 0);
  if (needsRate && typeof settings.marginalRate !== 'number')
    return {
      kind: 'case-not-covered',
      message:
        'We don’t have the general scale of IRS (income tax), which taxes half of a gain. Enter your marginal rate from your last return.',
    };
  return null;
}

function yearsOf(hold: Hold): readonly PortugueseYear[] {
  const done: PortugueseYear[] = [];
  for (const year of hold.years) done.push(yearOf(hold, year, done.at(-1)?.carried ?? []));
  return done;
}

function yearOf(hold: Hold, { on, rent, costs }: HoldYear, carried: readonly CarriedAmount[]): PortugueseYear {
  const year = calendarYear(on);
  const net = subtractMoney(rent, costs);
  const { used, left } = deductCarried(carried, net, year);
  const taxable = minor(Math.max(0, net) - used);
  const tax = ownersTax(hold, taxable, rentRate(hold.settings, rent, year));
  return { taxable, tax, carried: net < 0 ? [...left, { amount: minor(0 - net), until: year + yearsToUseLoss }] : left };
}

/** Each owner's tax on their share, rounded to the cent. */
function ownersTax({ owners }: Hold, taxable: Minor, rate: Rate): Minor {
  const parts = allocateMoney(
    taxable,
    owners.map(({ share }) => share),
  );
  return sumMoney(parts.map((part) => shareOf(part, rate)));
}

function gainOf({ boughtOn, price, sale, settings }: Hold): Minor | null {
  if (sale === null) return null;
  const costs = minor(sale.baseCost - price + sale.sellingCosts);
  const coefficient = isRaised(boughtOn, sale.on) ? settings.devaluation : 1;
  return saleGain({ proceeds: sale.proceeds, price, coefficient, costs });
}
