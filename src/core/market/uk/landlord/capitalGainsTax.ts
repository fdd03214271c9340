import { isoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { minor, roundMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { inForceOn } from '../../bandTax.ts';
import type { Dated } from '../../bandTax.ts';
import type { PersonalGain, TaxSources } from '../../landlordRules.ts';
import { personalAllowance } from './incomeTax.ts';
import { landlordCheckedOn } from './checked.ts';
import { pendingBudget } from './pendingBudget.ts';
import { incomeTaxRuleOn, incomeTaxYear } from './incomeTaxYears.ts';
import type { RuleRef } from '../../ruleRef.ts';

export interface GainOfYear {
  /** The exchange date: a disposal is dated by the contract, not by completion. */
  readonly on: IsoDate;
  /** Proceeds less selling costs and all acquisition costs; negative is a loss. */
  readonly gain: Minor;
  /** The year's total income before the personal allowance. */
  readonly income: Minor;
  /** The remaining annual exempt amount; the full amount if absent. */
  readonly exempt?: Minor;
}

export interface CapitalGainsTax extends TaxSources, Pick<PersonalGain, 'taxableGain' | 'lines' | 'tax'> {}

/**
 * A person's capital gains tax on residential property that was never their home, or on the part that reliefs leave taxable; in pence. The
 * unused basic-rate band is filled first, using the UK band even for a Scottish taxpayer. The gain does not affect the personal allowance.
 */
export function capitalGainsTax({ on, gain, income, exempt }: GainOfYear): CapitalGainsTax {
  const { from } = inForceOn(gainsYears, on);
  const figures = capitalGainsFigures(on);
  const taxableIncome = Math.max(0, income - personalAllowance(income, incomeTaxYear('england', on)));
  const taxableGain = minor(Math.max(0, gain - (exempt ?? figures.exempt * 100)));
  const inBasic = minor(Math.min(taxableGain, Math.max(0, figures.basicTo * 100 - taxableIncome)));
  const lines = [line(inBasic, figures.basicPercent), line(minor(taxableGain - inBasic), figures.higherPercent)].filter(
    ({ taxed }) => taxed > 0,
  );
  return {
    taxableGain,
    lines,
    tax: sumMoney(lines.map(({ tax }) => tax)),
    rules: [gainsRule(from), exemptRule(from), incomeTaxRuleOn(on), reportingRule, ...pendingBudget(on)],
    notes: taxableGain > 0 ? ['Report and pay within 60 days of completion. We couldn’t confirm this time limit.'] : [],
  };
}

/** One year's figures, in pounds and per cent. */
export interface CapitalGainsFigures {
  readonly exempt: number;
  /** Upper limit of the UK basic-rate band, in taxable income. */
  readonly basicTo: number;
  readonly basicPercent: number;
  readonly higherPercent: number;
}

/** The figures for a sale on a given day. */
export function capitalGainsFigures(on: IsoDate): CapitalGainsFigures {
  const [, higherBand] = incomeTaxYear('england', on).otherBands;
  return { ...inForceOn(gainsYears, on).value, basicTo: (higherBand as readonly [number, number])[0] };
}

const line = (taxed: Minor, ratePercent: number): PersonalGain['lines'][number] => ({
  rate: percent(ratePercent),
  taxed,
  tax: roundMoney((taxed * ratePercent) / 100),
});

type GainsYear = Omit<CapitalGainsFigures, 'basicTo'>;

/** The figures for residential property, by tax year of disposal, from 2020-21, the first year whose income tax we cover. */
const gainsYears: readonly Dated<GainsYear>[] = [
  { from: isoDate('2020-04-06'), value: { basicPercent: 18, higherPercent: 28, exempt: 12_300 } },
  { from: isoDate('2023-04-06'), value: { basicPercent: 18, higherPercent: 28, exempt: 6000 } },
  { from: isoDate('2024-04-06'), value: { basicPercent: 18, higherPercent: 24, exempt: 3000 } },
];

const gainsRule = (from: IsoDate): RuleRef => ({
  id: `capital-gains-tax-${from}`,
  title: 'Capital gains tax on residential property',
  url: 'https://www.gov.uk/capital-gains-tax/rates',
  inForceFrom: from,
  checkedOn: landlordCheckedOn,
});

const exemptRule = (from: IsoDate): RuleRef => ({
  id: `annual-exempt-amount-${from}`,
  title: 'Capital gains tax: annual exempt amount',
  url: 'https://www.gov.uk/capital-gains-tax/allowances',
  inForceFrom: from,
  checkedOn: landlordCheckedOn,
});

const reportingRule: RuleRef = {
  id: 'gains-reporting-2021-10-27',
  title: 'Report and pay capital gains tax on UK property',
  url: 'https://www.gov.uk/report-and-pay-your-capital-gains-tax',
  inForceFrom: isoDate('2021-10-27'),
  checkedOn: landlordCheckedOn,
  confirmed: false,
};
