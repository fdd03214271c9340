import { allocateMoney, minor, shareOf, sumMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent, zeroRate } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { CarriedAmount } from '../../carriedAmounts.ts';
import { carriedTotal } from '../../carriedAmounts.ts';
import type { HoldYear, LandlordTax, TaxedHold, TaxRefusal } from '../../landlordTax.ts';
import { buildingDepreciation, furnitureDepreciation, leastDepreciation } from './depreciation.ts';
import type { HomeCost } from './depreciation.ts';
import { housingReduction } from './housingReduction.ts';
import { lettingIncome, reducedIncome } from './lettingIncome.ts';
import { gainTax, saleGain } from './sale.ts';
import type { SpainSettings } from './settings.ts';
import { holdNotes, holdRules } from './sources.ts';
import { itemAt } from '../../../../kernel/itemAt.ts';

type SpanishHold = TaxedHold<SpainSettings>;

/** A taxed year of the holding period. */
interface SpanishYear {
  readonly taxable: Minor;
  readonly tax: Minor;
  readonly carried: readonly CarriedAmount[];
}

const firstYear = 2025;

/** Regions whose separate income tax is not included. */
const foral: ReadonlySet<string> = new Set(['navarra', 'pais-vasco']);

const calendarYear = ({ on }: Pick<HoldYear, 'on'>): number => Number(on.slice(0, 4));

/**
 * Spanish tax on letting and on the sale, in cents: residents' IRPF at their marginal rate, non-residents' IRNR, and the savings scale on
 * the gain. Returns a refusal for years before 2025, País Vasco and Navarra, an unknown region, and residents without a marginal rate.
 */
export const taxHold: LandlordTax<SpainSettings> = (hold) => {
  const refusal = refusalOf(hold);
  if (refusal !== null) return err(refusal);
  const years = yearsOf(hold);
  const gain = gainOf(hold);
  return ok({
    years: years.map(({ taxable, tax }) => ({ taxable, tax })),
    saleTax: gain === null ? null : gainTax(gain, hold.owners, hold.settings.residence),
    rules: holdRules(hold),
    notes: holdNotes(hold, {
      gain,
      interestWaits: years.some(({ carried }) => carriedTotal(carried) > 0),
      hasLoss: years.some(({ taxable }) => taxable < 0),
    }),
  });
};

function refusalOf({ region, years, sale, settings }: SpanishHold): TaxRefusal | null {
  if (region === null)
    return {
      kind: 'law-not-known',
      message: 'Income tax depends on the region. Choose the property’s autonomous community.',
    };
  if (foral.has(region))
    return {
      kind: 'law-not-known',
      message: 'País Vasco and Navarra have their own income taxes (haciendas forales), which we don’t cover. Ask a tax adviser there.',
    };
  const early = [...years, ...(sale === null ? [] : [sale])].find((each) => calendarYear(each) < firstYear);
  if (early !== undefined)
    return {
      kind: 'year-not-known',
      message: `We cover Spanish tax on rent and gains from ${firstYear} onwards, not for ${calendarYear(early)}. Start letting in ${firstYear} or later.`,
    };
  if (settings.residence === 'resident' && typeof settings.marginalRate !== 'number')
    return {
      kind: 'case-not-covered',
      message:
        'We don’t have the Spanish regional scales. Enter your IRPF (income tax) marginal rate, state and region combined, from your last return.',
    };
  return null;
}

const homeCost = ({ price, buyingCosts, works, settings }: SpanishHold): HomeCost => ({
  price,
  buyingCosts,
  works,
  buildingShare: settings.buildingShare,
});

function yearsOf(hold: SpanishHold): readonly SpanishYear[] {
  const done: SpanishYear[] = [];
  for (const year of hold.years) done.push(yearOf(hold, { year, yearHeld: done.length + 1, carried: done.at(-1)?.carried ?? [] }));
  return done;
}

interface YearGiven {
  readonly year: HoldYear;
  readonly yearHeld: number;
  readonly carried: readonly CarriedAmount[];
}

function yearOf(hold: SpanishHold, { year, yearHeld, carried }: YearGiven): SpanishYear {
  const { residence } = hold.settings;
  if (residence === 'elsewhere') return taxedAt(hold, { taxable: year.rent, rate: percent(24), carried: [] });
  const building = buildingDepreciation(homeCost(hold), yearHeld);
  const income = lettingIncome({
    year: calendarYear(year),
    rent: year.rent,
    costs: year.costs,
    interest: year.financeCosts,
    depreciation: minor(building + furnitureDepreciation(hold.furniture, yearHeld)),
    carried,
  });
  if (residence === 'eu-eea') return taxedAt(hold, { taxable: minor(Math.max(0, income.net)), rate: percent(19), carried: [] });
  const taxable = reducedIncome(income.net, housingReduction(hold.letting, hold.settings).share);
  return taxedAt(hold, { taxable, rate: hold.settings.marginalRate ?? zeroRate, carried: income.carried });
}

interface Taxed {
  readonly taxable: Minor;
  readonly rate: Rate;
  readonly carried: readonly CarriedAmount[];
}

/**
 * Each owner's tax on their share, rounded to the cent. A loss counts only up to an owner's other income, so it saves at most the tax
 * due on that income.
 */
function taxedAt({ owners }: SpanishHold, { taxable, rate, carried }: Taxed): SpanishYear {
  const parts = allocateMoney(
    taxable,
    owners.map(({ share }) => share),
  );
  const counted = owners.map(({ otherIncome }, at) => minor(Math.max(itemAt(parts, at), 0 - otherIncome)));
  return { taxable, tax: sumMoney(counted.map((part) => shareOf(part, rate))), carried };
}

const gainOf = (hold: SpanishHold): Minor | null =>
  hold.sale === null ? null : saleGain(hold.sale, leastDepreciation(homeCost(hold), hold.years.length));
