import { isoDate } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { minor, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { inForceOn } from '../../../bandTax.ts';
import type { Dated } from '../../../bandTax.ts';
import type { CompanyDwelling, TaxSources } from '../../../landlordRules.ts';
import { landlordCheckedOn } from '../checked.ts';
import type { RuleRef } from '../../../ruleRef.ts';

export interface Ated extends TaxSources {
  /** The tax due for the year; zero if a relief is claimed. */
  readonly charge: Minor;
  /** The tax due without the relief; zero for a value of up to £500,000. */
  readonly unrelieved: Minor;
}

/**
 * Annual tax on enveloped dwellings (ATED) payable by a company for a chargeable period (1 April to 31 March), Finance Act 2013, Part 3, in
 * pence: a fixed amount that depends on the dwelling's value. A dwelling let to unconnected tenants, or bought to sell in a trade, is
 * relieved if the company claims every year. The price is used as the value, which is correct for purchases after the valuation date of 1
 * April 2022.
 */
export function ated(on: IsoDate, { value, relief }: CompanyDwelling): Ated {
  const { from, value: year } = inForceOn(atedYears, on);
  const pounds = [...year.amounts].reverse().find(([above]) => value > above * 100)?.[1] ?? 0;
  const unrelieved = minor(pounds * 100);
  if (unrelieved === 0) return { charge: zeroMoney, unrelieved, rules: [], notes: [] };
  return {
    charge: relief === null ? unrelieved : zeroMoney,
    unrelieved,
    rules: [amountsRule(from, year), relief === null ? valuationRule : reliefs[relief].rule],
    notes: [
      relief === null
        ? `Annual tax on enveloped dwellings: ${amount(pounds)} a year, because no relief applies. It is not deducted from the profit here.`
        : `Annual tax on enveloped dwellings: nil if relief is claimed ${reliefs[relief].words}, otherwise ${amount(pounds)} a year. The claim has to be made every year.`,
      'The tax depends on the value on 1 April 2022, or at purchase if that is later. We use the price. From April 2028 it depends on the value on 1 April 2027.',
    ],
  };
}

const amount = (pounds: number): string => `£${new Intl.NumberFormat('en-GB').format(pounds)}`;

/** The annual charge in pounds for values above a threshold; ascending. */
type Amounts = readonly (readonly [above: number, pounds: number])[];

interface AtedYear {
  readonly amounts: Amounts;
  readonly confirmed: boolean;
}

const amounts = (pounds: readonly [number, number, number, number, number, number]): Amounts =>
  [500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000].map((above, at) => [above, pounds[at] as number]);
const of2025 = amounts([4450, 9150, 31_050, 72_700, 145_950, 292_350]);

/**
 * Yearly charges by chargeable period, based on the 2022 valuation. The 2026-27 amounts were not found, so the previous year's are used.
 */
const atedYears: readonly Dated<AtedYear>[] = [
  { from: isoDate('2023-04-01'), value: { amounts: amounts([4150, 8450, 28_650, 67_050, 134_550, 269_450]), confirmed: true } },
  { from: isoDate('2024-04-01'), value: { amounts: amounts([4400, 9000, 30_550, 71_500, 143_550, 287_500]), confirmed: true } },
  { from: isoDate('2025-04-01'), value: { amounts: of2025, confirmed: true } },
  { from: isoDate('2026-04-01'), value: { amounts: of2025, confirmed: false } },
];

const rule = (id: string, title: string, url: string): Omit<RuleRef, 'inForceFrom'> => ({ id, title, url, checkedOn: landlordCheckedOn });

const amountsRule = (from: IsoDate, { confirmed }: AtedYear): RuleRef => ({
  ...rule(`ated-${from}`, 'Annual tax on enveloped dwellings', 'https://www.gov.uk/guidance/annual-tax-on-enveloped-dwellings-the-basics'),
  inForceFrom: from,
  ...(confirmed ? {} : { title: 'Annual tax on enveloped dwellings (2025-26 amounts)', confirmed }),
});

const statute = (section: number): string => `https://www.legislation.gov.uk/ukpga/2013/29/section/${section}`;

const valuationRule: RuleRef = {
  ...rule('ated-valuation-2022-04-01', 'Taxable value of an enveloped dwelling', statute(102)),
  inForceFrom: isoDate('2022-04-01'),
};

const reliefs: Readonly<Record<NonNullable<CompanyDwelling['relief']>, { readonly words: string; readonly rule: RuleRef }>> = {
  'let-to-unconnected': {
    words: 'for letting to tenants not connected with the owners',
    rule: {
      ...rule('ated-rental-business-2013-04-01', 'Relief from the annual tax: property rental businesses', statute(133)),
      inForceFrom: isoDate('2013-04-01'),
    },
  },
  'property-trade': {
    words: 'for trading stock of a property developer or trader, held for sale and not occupied by anyone connected with the owners',
    rule: {
      ...rule('ated-property-traders-2013-04-01', 'Relief from the annual tax: property traders', statute(141)),
      inForceFrom: isoDate('2013-04-01'),
    },
  },
};
