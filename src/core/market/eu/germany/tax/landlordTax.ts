import { addMoney, minor, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { HoldTax, HoldYear, LandlordTax, TaxRefusal, TaxedHold, TaxedYear } from '../../landlordTax.ts';
import { decliningWindow } from './depreciation.ts';
import { lettingIncome } from './lettingIncome.ts';
import { privateSaleRule } from './privateSale.ts';
import { taxSale } from './sale.ts';
import type { GermanySettings } from './settings.ts';
import { surchargeRule } from './solidaritySurcharge.ts';
import { tariffRule } from './tariff.ts';
import { byOwner, filersOf, fileYear, partOf } from './taxReturns.ts';
import type { FiledYear, Filers } from './taxReturns.ts';
import { figuresYear, laterYears, yearOf } from './taxYear.ts';
import { writeOffOf } from './writeOff.ts';
import type { WriteOff } from './writeOff.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/**
 * German income tax and solidarity surcharge on letting (§ 21 EStG) and on a sale within ten years (§ 23), in cents. Losses offset other
 * income, then carry forward. Returns a refusal for nightly lets, declining-balance depreciation outside its conditions, joint assessment
 * of more than two owners, and years before the first known tariff.
 */
export const taxHold: LandlordTax<GermanySettings> = (hold) => {
  const refusal = refusalOf(hold);
  if (refusal !== null) return err(refusal);
  const filers = filersOf(hold.owners, hold.settings.assessment);
  if (!filers.ok) return filers;
  const figures = figuresOf(hold.years);
  if (!figures.ok) return figures;
  const writeOff = writeOffOf(hold);
  const lettings = hold.years.map((year, at) => lettingOf(year, at + 1, writeOff));
  const filed = filers.value.map((each) => fileYears(each, { hold, lettings, figures: figures.value }));
  const sale = hold.sale === null ? null : taxSale({ hold, sale: hold.sale, writeOff, filers: filers.value, lastYears: filed.map(lastOf) });
  const years = lettings.map((taxable, at): TaxedYear => ({ taxable, tax: sumMoney(filed.map((each) => (each[at] as FiledYear).tax)) }));
  return ok({ years, saleTax: sale?.tax ?? null, ...sourcesOf(hold, { writeOff, lettings, filed, saleNotes: sale?.notes ?? [] }) });
};

function refusalOf({ letting, boughtOn, settings }: TaxedHold<GermanySettings>): TaxRefusal | null {
  if (letting === 'stays')
    return {
      kind: 'case-not-covered',
      message:
        'Nightly lets aren’t covered for Germany. If you provide hotel-like services, they count as a trade (§ 15 EStG), and trade tax and VAT apply. Use before-tax figures.',
    };
  if (settings.depreciation === 'straight-line') return null;
  const { from, to, text } = decliningWindow;
  if (settings.building === 'from-2023' && boughtOn >= from && boughtOn <= to) return null;
  return {
    kind: 'case-not-covered',
    message: `Declining-balance depreciation (§ 7 (5a) EStG) is for new homes bought from ${text}. Choose straight-line depreciation for this home.`,
  };
}

function figuresOf(years: readonly HoldYear[]): Result<readonly number[], TaxRefusal> {
  const found: number[] = [];
  for (const { on } of years) {
    const figures = figuresYear(yearOf(on));
    if (!figures.ok) return figures;
    found.push(figures.value);
  }
  return ok(found);
}

/** A year's letting income, all owners combined. */
function lettingOf({ rent, costs, financeCosts }: HoldYear, year: number, { works, ofHome, ofFurniture }: WriteOff): Minor {
  const atOnce = year === 1 ? works.deducted : zeroMoney;
  const depreciation = addMoney(ofHome(year), ofFurniture(year));
  return lettingIncome({ rent, costs: addMoney(costs, atOnce), financeCosts, depreciation });
}

interface Lettings {
  readonly hold: TaxedHold<GermanySettings>;
  readonly lettings: readonly Minor[];
  readonly figures: readonly number[];
}

/** The years of one return, with losses carried from each into the next. */
function fileYears(filers: Filers, { hold, lettings, figures }: Lettings): readonly FiledYear[] {
  const filed: FiledYear[] = [];
  for (const [at, amount] of lettings.entries()) {
    const letting = partOf(byOwner(amount, hold.owners), filers);
    filed.push(fileYear(filers, { year: figures[at] as number, letting, carried: filed.at(-1)?.carried ?? zeroMoney }));
  }
  return filed;
}

const lastOf = (years: readonly FiledYear[]): FiledYear => years.at(-1) as FiledYear;

interface Taxed {
  readonly writeOff: WriteOff;
  readonly lettings: readonly Minor[];
  readonly filed: readonly (readonly FiledYear[])[];
  readonly saleNotes: readonly string[];
}

function sourcesOf({ letting, years, sale, settings }: TaxedHold<GermanySettings>, taxed: Taxed): Pick<HoldTax, 'rules' | 'notes'> {
  const taxYears = years.map(({ on }) => yearOf(on));
  const later = laterYears(taxYears);
  const known = [...new Set(taxYears.map((year) => figuresYear(year)).flatMap((found) => (found.ok ? [found.value] : [])))];
  const rules: readonly RuleRef[] = [
    ...known.flatMap((year) => [tariffRule(year), surchargeRule(year)]),
    ...later.rules,
    ...taxed.writeOff.rules,
    ...(sale === null ? [] : [privateSaleRule]),
  ];
  const notes = [
    settings.assessment === 'joint'
      ? 'Taxed as a jointly assessed couple (Splitting). Other income is the couple’s combined income.'
      : 'Each owner is taxed individually (Grundtarif).',
    'Church tax, child allowances and credits aren’t included.',
    ...(letting === 'rooms' ? ['We tax room lets as if the whole home were let and the owners did not live there.'] : []),
    ...later.notes,
    ...taxed.writeOff.notes,
    ...lossNotes(taxed, taxYears),
    ...taxed.saleNotes,
    'A rent below 66% of the usual level can reduce your deductions (§ 21 (2) EStG).',
  ];
  return { rules, notes };
}

/** Notes for the first year of each kind; later years would repeat them. */
function lossNotes({ lettings, filed }: Taxed, taxYears: readonly number[]): readonly string[] {
  const lost = lettings.findIndex((income) => income < 0);
  const carried = lettings.findIndex((_, at) => filed.some((each) => (each[at] as FiledYear).carried > minor(0)));
  return [
    ...(lost < 0 ? [] : [`In ${taxYears[lost]} the letting makes a loss, which reduces tax on other income.`]),
    ...(carried < 0
      ? []
      : [
          `In ${taxYears[carried]} the loss exceeds other income, so the rest is carried forward. Carrying it back (§ 10d EStG) would return tax sooner. If more than €1 million of carried-forward losses is set against a year’s income, only part of the excess can be deducted.`,
        ]),
  ];
}
