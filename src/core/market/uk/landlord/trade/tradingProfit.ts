import { isoDate } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { addMoney, minor, subtractMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { CompanySettings, PersonalOwner, TaxSources } from '../../../landlordRules.ts';
import type { Place } from '../../../rules.ts';
import { landlordCheckedOn } from '../checked.ts';
import { corporationTax } from '../company/corporationTax.ts';
import { incomeTax } from '../incomeTax.ts';
import { incomeTaxYear } from '../incomeTaxYears.ts';
import { pendingBudget } from '../pendingBudget.ts';
import { class4 } from './class4.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** Profit from buying a property to sell, in the tax year of the sale; negative is a loss. */
export interface TradingProfit {
  readonly on: IsoDate;
  readonly profit: Minor;
}

export interface TradingTax extends TaxSources {
  readonly incomeTax: Minor;
  readonly class4: Minor;
  readonly tax: Minor;
}

/**
 * The extra tax a person owes on a trading profit, in pence: income tax on top of their other income, and Class 4 National Insurance as if
 * this were their only trade. 0 for a loss, which is not set against other income.
 */
export function personalTradingTax(
  place: Place,
  { on, profit }: TradingProfit,
  owner: Pick<PersonalOwner, 'otherIncome' | 'otherDividends'>,
): TradingTax {
  const taxed = minor(Math.max(0, profit));
  const year = incomeTaxYear(place, on);
  const without = { other: owner.otherIncome, property: zeroMoney, dividends: owner.otherDividends };
  const added = subtractMoney(
    incomeTax({ ...without, other: addMoney(owner.otherIncome, taxed) }, year).total,
    incomeTax(without, year).total,
  );
  const insurance = class4(on, taxed);
  return {
    incomeTax: added,
    class4: insurance.tax,
    tax: addMoney(added, insurance.tax),
    rules: [...year.rules.filter(({ id }) => !isOfLettings(id)), insurance.rule, personalTradeRule],
    notes: [
      badges,
      'Class 4 National Insurance assumes this is your only trade and you are under state pension age. We don’t set a loss against your other tax.',
    ],
  };
}

const isOfLettings = (id: string): boolean => /^(property-income-rates|finance-cost-credit)-/.test(id);

/**
 * The corporation tax on a company's trading profit, in pence, before any distribution. A trading company is not a close investment-holding
 * company.
 */
export function companyTradingTax(
  { on, profit }: TradingProfit,
  { associatedCompanies }: Pick<CompanySettings, 'associatedCompanies'>,
): TradingTax {
  const { tax, rules, notes } = corporationTax({ on, profits: profit, associatedCompanies, closeInvestmentHolding: false });
  return {
    incomeTax: zeroMoney,
    class4: zeroMoney,
    tax,
    rules: [...rules, ...pendingBudget(on), companyTradeRule],
    notes: [...notes, badges, 'This is the company’s tax on this profit only. Owners also pay dividend tax on what they take out.'],
  };
}

const badges =
  'Taxed as a trade: bought to sell at a profit, refurbished for that purpose, funded by short-term borrowing and sold soon (the badges of trade). ' +
  'Profits from buying land to sell are treated as trading profits by law. Capital gains tax would apply instead to a property bought to let or keep and sold later.';

const law = (id: string, title: string, url: string): RuleRef => ({
  id,
  title,
  url,
  inForceFrom: isoDate('2016-07-05'),
  checkedOn: landlordCheckedOn,
});

const personalTradeRule = law(
  'transactions-in-land-persons-2016-07-05',
  'Profits of dealing in or developing UK land (Income Tax Act 2007, Part 9A)',
  'https://www.legislation.gov.uk/ukpga/2007/3/part/9A',
);
const companyTradeRule = law(
  'transactions-in-land-companies-2016-07-05',
  'Profits of dealing in or developing UK land (Corporation Tax Act 2010, Part 8ZB)',
  'https://www.legislation.gov.uk/ukpga/2010/4/part/8ZB',
);
