import { addMoney, allocateMoney, shareOf, sumMoney } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { HoldYear, LandlordTax, TaxedHold, TaxedYear, TaxRefusal } from '../../landlordTax.ts';
import { flatTax } from './flatTax.ts';
import { addedIncomeTax, registerTax, rentTaxed } from './incomeTax.ts';
import { gainTax } from './sale.ts';
import type { ItalySettings } from './settings.ts';
import { holdNotes, holdRules } from './sources.ts';
import { itemAt } from '../../../../kernel/itemAt.ts';

type Hold = TaxedHold<ItalySettings>;

const firstYear = 2026;

/**
 * Italian tax of private owners on letting and on the sale, in cents: the flat tax on rent, or 2026 IRPEF with register tax, and the
 * substitute tax on gains within five years. Returns a refusal for years before 2026, and for a third short-let home, which is a business.
 */
export const taxHold: LandlordTax<ItalySettings> = (hold) => {
  const refusal = refusalOf(hold);
  if (refusal !== null) return err(refusal);
  return ok({
    years: hold.years.map((year) => yearOf(hold, year)),
    saleTax: hold.sale === null ? null : gainTax(hold.sale, hold.boughtOn),
    rules: holdRules(hold),
    notes: holdNotes(hold),
  });
};

const calendarYear = (on: string): number => Number(on.slice(0, 4));

function refusalOf({ letting, years, sale, settings }: Hold): TaxRefusal | null {
  const early = [...years, ...(sale === null ? [] : [sale])].find(({ on }) => calendarYear(on) < firstYear);
  if (early !== undefined)
    return {
      kind: 'year-not-known',
      message: `We cover Italian tax on rent and gains from ${firstYear} onwards, not for ${calendarYear(early.on)}. Start letting in ${firstYear} or later.`,
    };
  if (letting === 'stays' && settings.stayHome === 'more')
    return {
      kind: 'case-not-covered',
      message:
        'From the third short-let home, letting is a business (Budget law for 2026), whose taxes and contributions we don’t cover. Ask an Italian accountant (commercialista).',
    };
  return null;
}

function yearOf(hold: Hold, { rent }: HoldYear): TaxedYear {
  const { letting, owners, settings } = hold;
  const shares = owners.map(({ share }) => share);
  if (settings.regime === 'flat') {
    const { rate } = flatTax(letting, settings);
    return { taxable: rent, tax: sumMoney(allocateMoney(rent, shares).map((part) => shareOf(part, rate))) };
  }
  const taxable = shareOf(rent, rentTaxed(letting, settings));
  const parts = allocateMoney(taxable, shares);
  const taxes = owners.map(({ otherIncome }, at) => addedIncomeTax(itemAt(parts, at), otherIncome, settings.localSurtax));
  return { taxable, tax: addMoney(sumMoney(taxes), registerTax(rent, letting, settings)) };
}
