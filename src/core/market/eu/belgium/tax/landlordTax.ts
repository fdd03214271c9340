import { allocateMoney, shareOf, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { rate as rateOf } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { TaxSources } from '../../../landlordRules.ts';
import { uniqueRulesAndNotes } from '../../uniqueRulesAndNotes.ts';
import type { HoldYear, LandlordTax, TaxedHold, TaxedYear, TaxRefusal } from '../../landlordTax.ts';
import { cadastralRule, indexedIncome, taxableCadastralIncome } from './cadastralIncome.ts';
import { professionalRent, professionalRule } from './professionalLet.ts';
import { gainRate, isSaleTaxed, saleRule, taxableGain } from './saleTax.ts';
import type { BelgiumSettings } from './settings.ts';

type Hold = TaxedHold<BelgiumSettings>;

interface BelgianYear extends TaxedYear, TaxSources {}

/**
 * Belgian tax on letting and on a sale within five years, in cents. A property let to a private tenant is taxed on its cadastral income
 * whatever the rent; one let for business is taxed on the rent less flat-rate costs. Both are taxed at the owners' highest rate plus the
 * communal surcharge, because their other income fills the lower brackets.
 */
export const taxHold: LandlordTax<BelgiumSettings> = (hold) => {
  const refusal = refusalOf(hold);
  if (refusal !== null) return err(refusal);
  const years: BelgianYear[] = [];
  for (const year of hold.years) {
    const taxed = belgianYear(hold, year);
    if (!taxed.ok) return taxed;
    years.push(taxed.value);
  }
  const { sale } = hold;
  const sold = sale === null ? null : saleOf(hold, sale);
  return ok({
    years: years.map(({ taxable, tax }) => ({ taxable, tax })),
    saleTax: sold?.tax ?? null,
    ...uniqueRulesAndNotes([...years, ...(sold === null ? [] : [sold])]),
  });
};

function refusalOf({ letting, furniture }: Hold): TaxRefusal | null {
  if (letting === 'stays')
    return {
      kind: 'case-not-covered',
      message:
        'Nightly lets aren’t covered. Part of what guests pay counts as income from movable property (roerende inkomsten, revenus mobiliers), and providing services makes it a trade. Ask an accountant.',
    };
  if (furniture > 0)
    return {
      kind: 'case-not-covered',
      message:
        'Furnished lets aren’t covered. Part of the rent is for the furniture and taxed separately (roerende inkomsten, revenus mobiliers). Set furniture to zero for an unfurnished let.',
    };
  return null;
}

function belgianYear({ settings, owners }: Hold, { on, rent }: HoldYear): Result<BelgianYear, TaxRefusal> {
  const year = Number(on.slice(0, 4));
  const notes = [rateNote, interestNote, ...(year > 2026 ? [laterNote] : [])];
  if (settings.tenant === 'professional') {
    const taxable = professionalRent(rent, settings);
    if (!taxable.ok) return taxable;
    return ok({ taxable: taxable.value, tax: ownersTax(owners, taxable.value, settings), rules: [professionalRule], notes });
  }
  const indexed = indexedIncome(settings, year);
  if (!indexed.ok) return indexed;
  const taxable = taxableCadastralIncome(indexed.value.amount);
  return ok({
    taxable,
    tax: ownersTax(owners, taxable, settings),
    rules: [cadastralRule, ...indexed.value.rules],
    notes: [privateNote, ...notes],
  });
}

/** The tax on each owner's share at the highest rate plus the communal surcharge. */
const ownersTax = (owners: Hold['owners'], taxable: Minor, { marginalRate, communalRate }: BelgiumSettings): Minor =>
  taxOfParts(owners, taxable, withCommune(marginalRate, communalRate));

const withCommune = (tax: Rate, communal: Rate): Rate => rateOf(Number((tax * (1 + communal)).toPrecision(15)));

const taxOfParts = (owners: Hold['owners'], taxable: Minor, tax: Rate): Minor =>
  sumMoney(
    allocateMoney(
      taxable,
      owners.map(({ share }) => share),
    ).map((part) => shareOf(part, tax)),
  );

function saleOf({ settings, owners, ...home }: Hold, sale: NonNullable<Hold['sale']>): TaxSources & { readonly tax: Minor } {
  if (!isSaleTaxed(home.boughtOn, sale.on)) return { tax: zeroMoney, rules: [saleRule], notes: [freeSaleNote, speculationNote] };
  const gain = taxableGain({ ...home, sale });
  return {
    tax: taxOfParts(owners, gain, withCommune(gainRate, settings.communalRate)),
    rules: [saleRule],
    notes: [taxedSaleNote, speculationNote],
  };
}

const privateNote =
  'The tenant lives there and deducts no rent as a business cost, so the rent itself is not taxed. State this in the lease, otherwise the rent is taxed.';
const rateNote = 'The tax uses the highest rate and communal surcharge you entered.';
const interestNote =
  'Interest isn’t deducted. The deduction for let property was due to end for income after 2025, and we couldn’t confirm what remains of it.';
const laterNote =
  'For years after 2026 we use the figures you entered. In reality, cadastral income is indexed each year, so the tax will rise with it.';
const taxedSaleNote =
  'The sale is within five years of the deed, so tax of 16.5% of the gain plus the communal surcharge is due. The cost deducted is the price plus at least 25% for purchase costs, and 5% for each full year of ownership.';
const freeSaleNote = 'The sale is more than five years after the deed, so an ordinary gain is not taxed.';
const speculationNote = 'A gain from speculation or a trade is taxed at 33% or as earnings, and isn’t included here.';
