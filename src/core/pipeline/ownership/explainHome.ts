import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { shownSource } from '../../deal/provenance.ts';
import type { HouseHackInputs } from '../../deal/strategies/inputs/houseHackInputs.ts';
import { housingCostAvoided } from '../../engine/strategies/houseHack/houseHack.ts';
import { minor } from '../../kernel/money.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { LodgerMethod, LodgersTaxed, OwnershipOutcome } from '../../market/landlordRules.ts';
import { savedAfterTax } from './houseHackAfterTax.ts';
import type { SharedRooms } from './lodgersHome.ts';
import type { NamedExplanation } from '../../report/reportTable.ts';

export interface HomeExplained {
  readonly inputs: HouseHackInputs;
  readonly rooms: SharedRooms;
}

interface Asked extends HomeExplained {
  readonly taxed: OwnershipOutcome;
  readonly cashIn: Minor;
  readonly currency: Currency;
}

type Explained = Omit<NamedExplanation, 'label' | 'value'>;

/** The derivation of a house hack's figures after tax. */
export function explainHome({ inputs, rooms, taxed, cashIn, currency }: Asked): readonly Explained[] {
  const [year] = taxed.years;
  if (year === undefined) return [];
  const lodgers = year.lodgers ?? [];
  const amount = (label: string, value: Minor, from = 'Computed') => ({ label, value: formatMoney(value, currency), from });
  const sources = taxed.rules.map(shownSource);
  const tax = amount('Income tax on lodgers’ rent', year.tax, 'Rates for the tax year in which year one ends');
  const beforeTax = amount('Annual net cost of living there before tax', minor(0 - year.netCash - year.tax));
  const elsewhere = amount('Annual housing cost elsewhere', housingCostAvoided(inputs, 1));
  const needed = amount('Cash needed', cashIn);
  const saved = amount('Annual saving after tax', savedAfterTax(year, inputs) ?? minor(0));
  const methods = lodgers.map((each, at) => methodTerm(each, ownerLabels(lodgers)[at] ?? '', currency));
  const explained = (id: string, formula: string, terms: Explained['terms']): Explained => ({ id, formula, terms, sources });
  return [
    explained(
      'taxableRent',
      'For each owner, the income taxed by the cheaper method: zero up to the limit, then either the rent above the limit or the rent less the lodgers’ share of running costs. Their payments for bills count as rent.',
      [...methods, { label: 'Lodgers’ share of costs and interest', value: roomsText(rooms), from: 'Computed' }],
    ),
    explained('annualCashFlow', 'Lodgers’ rent received − running costs − mortgage payments − income tax, in the first year', [
      amount('Annual cash flow before tax', minor(year.netCash + year.tax)),
      tax,
      ...methods,
    ]),
    explained(
      'netHousingCost',
      '(Running costs + mortgage payments + income tax − lodgers’ rent received) ÷ 12. Principal repaid counts as a cost.',
      [beforeTax, tax, ...methods],
    ),
    explained(
      'savedPerMonth',
      '(Housing cost elsewhere − net cost of living there − income tax) ÷ 12, in the first year. Principal repaid counts as a cost.',
      [elsewhere, beforeTax, tax],
    ),
    explained('cashOnCash', 'First-year saving compared with renting, after tax ÷ cash needed', [saved, needed]),
    explained(
      'irr',
      'The annual rate at which all cash flows, counting the housing cost you save elsewhere as income, have a net present value of zero: Σ flow ÷ (1 + rate)^years = 0. After income tax and tax on the sale.',
      [needed, elsewhere, amount('Total tax', taxed.totalTax), amount('Tax on the sale', taxed.saleTax)],
    ),
  ];
}

/** A label for each owner of the tax inputs, in their order. */
export const ownerLabels = (lodgers: readonly LodgersTaxed[]): readonly string[] =>
  lodgers.length > 1 ? ['Your share', 'Your partner’s share'] : ['Lodgers’ rent'];

const methodTerm = ({ method, rent, limit, taxed }: LodgersTaxed, label: string, currency: Currency) => {
  const [received, free, counted] = [rent, limit, taxed].map((each) => formatMoney(each, currency));
  return { label, value: `${received} received, limit ${free}, ${counted} taxed`, from: methodLabels[method] };
};

const methodLabels: Readonly<Record<LodgerMethod, string>> = {
  exempt: 'Rent a Room: within the limit, exempt',
  'above-limit': 'Rent a Room: taxed on rent above the limit, with no deduction for costs (less tax than on profit)',
  profit: 'Taxed on profit (no more tax than on rent above the Rent a Room limit)',
};

/** The rooms let as text, "1 of 2 rooms", with a note on anything assumed. */
export const roomsText = ({ let: ofLodgers, all, isKnown }: SharedRooms): string =>
  `${ofLodgers} of ${all} rooms${isKnown ? '' : ', counting one as yours because the listing mentions no more bedrooms'}`;
