import { isoDate } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { minor, roundMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { inForceOn } from '../../../bandTax.ts';
import type { Dated } from '../../../bandTax.ts';
import type { TaxSources } from '../../../landlordRules.ts';
import { landlordCheckedOn } from '../checked.ts';
import type { RuleRef } from '../../../ruleRef.ts';

export interface CompanyProfits {
  /** A day in the financial year, which begins on 1 April. */
  readonly on: IsoDate;
  readonly profits: Minor;
  readonly associatedCompanies: number;
  readonly closeInvestmentHolding: boolean;
}

export interface CorporationTax extends TaxSources {
  readonly tax: Minor;
  /** Marginal relief deducted from tax at the main rate; zero outside the limits. */
  readonly marginalRelief: Minor;
}

/**
 * Corporation tax in pence on a company's profits, including gains, for twelve months within one financial year. Associated companies
 * share the limits; a close investment-holding company pays the main rate from the first pound. 0 for a loss.
 */
export function corporationTax({ on, profits, associatedCompanies, closeInvestmentHolding }: CompanyProfits): CorporationTax {
  const { from, value } = inForceOn(corporationTaxYears, on);
  const charged = Math.max(0, profits);
  if (value.kind === 'single') {
    return { tax: roundMoney((charged * value.percent) / 100), marginalRelief: zeroMoney, rules: [rateRule(from)], notes: [] };
  }
  if (closeInvestmentHolding) {
    const notes = [
      'A close investment-holding company pays the main rate on all its profits. A company that lets to unconnected tenants should not count as one, but we couldn’t confirm this.',
    ];
    const tax = roundMoney((charged * value.main.percent) / 100);
    return { tax, marginalRelief: zeroMoney, rules: [rateRule(from), holdingRule], notes };
  }
  const companies = 1 + associatedCompanies;
  if (charged <= (value.lower * 100) / companies) {
    return { tax: roundMoney((charged * value.smallPercent) / 100), marginalRelief: zeroMoney, rules: [rateRule(from)], notes: [] };
  }
  const relieved = withMarginalRelief(minor(charged), { ...value.main, upper: value.main.upper / companies });
  return { ...relieved, rules: [rateRule(from), reliefRule(from)], notes: [] };
}

/** The main rate in per cent, the upper limit in pounds and the standard fraction of marginal relief. */
export interface MainRate {
  readonly percent: number;
  readonly upper: number;
  readonly fraction: number;
}

/**
 * Tax at the main rate less marginal relief, in pence: the fraction times the amount by which profits fall short of the upper limit. There
 * is no relief at or above it.
 */
export function withMarginalRelief(profits: Minor, { percent, upper, fraction }: MainRate): Pick<CorporationTax, 'tax' | 'marginalRelief'> {
  const relief = Math.max(0, upper * 100 - profits) * fraction;
  return { tax: roundMoney((profits * percent) / 100 - relief), marginalRelief: roundMoney(relief) };
}

type CorporationTaxYear =
  | { readonly kind: 'single'; readonly percent: number }
  | { readonly kind: 'two-rates'; readonly smallPercent: number; readonly lower: number; readonly main: MainRate };

/** Corporation tax rates by financial year. */
const corporationTaxYears: readonly Dated<CorporationTaxYear>[] = [
  { from: isoDate('2017-04-01'), value: { kind: 'single', percent: 19 } },
  {
    from: isoDate('2023-04-01'),
    value: { kind: 'two-rates', smallPercent: 19, lower: 50_000, main: { percent: 25, upper: 250_000, fraction: 3 / 200 } },
  },
];

const rateRule = (from: IsoDate): RuleRef => ({
  id: `corporation-tax-${from}`,
  title: 'Corporation tax rates',
  url: 'https://www.gov.uk/corporation-tax-rates',
  inForceFrom: from,
  checkedOn: landlordCheckedOn,
});

const reliefRule = (from: IsoDate): RuleRef => ({
  id: `marginal-relief-${from}`,
  title: 'Marginal relief for corporation tax',
  url: 'https://www.gov.uk/guidance/corporation-tax-marginal-relief',
  inForceFrom: from,
  checkedOn: landlordCheckedOn,
});

const holdingRule: RuleRef = {
  id: 'close-investment-holding-2023-04-01',
  title: 'Close investment-holding companies',
  url: 'https://www.legislation.gov.uk/ukpga/2010/4/section/18N',
  inForceFrom: isoDate('2023-04-01'),
  checkedOn: landlordCheckedOn,
  confirmed: false,
};
