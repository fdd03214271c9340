import { allocateMoney, subtractMoney, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { toPercent } from '../../../../kernel/rate.ts';
import { euroText } from '../../euroText.ts';
import type { TaxedHold } from '../../landlordTax.ts';
import type { Disposal, TaxSources } from '../../../landlordRules.ts';
import { companySale, dividendTax } from './companySale.ts';
import * as rules from './frenchRules.ts';
import { fullYears } from './holdingRelief.ts';
import { amortisationUsed, bookValue } from './lettingYear.ts';
import type { FrenchYear } from './lettingYear.ts';
import { gainTax, privateGain } from './privateGain.ts';
import { yearOf } from './refusals.ts';
import type { FranceSettings } from './settings.ts';

type Hold = TaxedHold<FranceSettings>;

export interface FrenchSale extends TaxSources {
  readonly tax: Minor;
}

/** The tax on a private sale in cents, each owner on their share, plus any income tax that must be repaid because of a deficit. */
export function saleOf(hold: Hold, disposal: Disposal, done: readonly FrenchYear[]): FrenchSale {
  const amortised = amortisationUsed(done.at(-1));
  const proceeds = subtractMoney(disposal.proceeds, disposal.sellingCosts);
  const { price, buyingCosts, boughtOn } = hold;
  const { gain } = privateGain({ boughtOn, soldOn: disposal.on, proceeds, price, buyingCosts, works: worksCounted(hold), amortised });
  const years = fullYears(boughtOn, disposal.on);
  const taxes = allocateMoney(
    gain,
    hold.owners.map(({ share }) => share),
  ).map((part) => gainTax(part, years, yearOf(disposal)));
  const takenBack = sumMoney(done.filter(({ year }) => yearOf(disposal) <= year + 3).map(({ savedByDeficit }) => savedByDeficit));
  const company = hold.settings.regime === 'lmnp-reel' ? companyNote(hold, disposal, amortised) : [];
  return {
    tax: sumMoney([...taxes.map(({ total }) => total), takenBack]),
    rules: [
      rules.gainRule,
      ...(taxes.some(({ surtax }) => surtax > 0) ? [rules.surtaxRule] : []),
      ...(amortised > 0 ? [rules.amortisationAddedBackRule] : []),
      ...(takenBack > 0 ? [rules.deficitTakenBackRule] : []),
      ...(company.length > 0 ? [rules.companySaleRule, rules.dividendRule] : []),
    ],
    notes: [...gainNotes(gain, years, taxes[0]), ...amortisedNotes(amortised), ...takenBackNotes(takenBack), ...company],
  };
}

/**
 * Refurbishment not deducted from rent: building work, including depreciated work, which is added back. A flat allowance already covers
 * repairs.
 */
const worksCounted = ({ works, settings }: Hold): Minor =>
  settings.worksAre === 'construction' || settings.regime === 'lmnp-reel' ? works : zeroMoney;

function gainNotes(gain: Minor, years: number, first: ReturnType<typeof gainTax> | undefined): readonly string[] {
  if (gain <= 0 || first === undefined)
    return gain < 0 ? [`The sale makes a loss of ${euroText(gain)}, which does not reduce other tax.`] : [];
  const { relief } = first;
  return [
    `After ${years} full years of ownership, ${toPercent(relief.incomeTax)}% of the gain is exempt from income tax and ${toPercent(relief.social)}% from social charges.`,
    'In 2026 the French parliament debated shortening the 22 years to full income tax exemption. Check before you sell.',
  ];
}

const amortisedNotes = (amortised: Minor): readonly string[] =>
  amortised > 0
    ? [
        `Depreciation of ${euroText(amortised)} reduces the property’s cost at the sale. Serviced homes for students and older people are exempt from this rule. We don’t apply that exemption.`,
      ]
    : [];

const takenBackNotes = (takenBack: Minor): readonly string[] =>
  takenBack > 0
    ? [
        `The letting ends within three years of setting a deficit against other income, so ${euroText(takenBack)} of income tax must be repaid.`,
      ]
    : [];

/** The tax on the sale by a company with the same write-offs, for comparison; a company's letting years are not modelled. */
function companyNote(hold: Hold, disposal: Disposal, amortised: Minor): readonly string[] {
  const proceeds = subtractMoney(disposal.proceeds, disposal.sellingCosts);
  const sale = companySale(proceeds, bookValue(hold, amortised));
  if (sale.gain <= 0) return [];
  const dividend = dividendTax(subtractMoney(sale.gain, sale.tax), yearOf(disposal));
  return [
    `For comparison, a company subject to company tax (SCI à l’IS) with the same write-offs would pay ${euroText(sale.tax)} on the sale at 25%. Its owners would pay ${euroText(dividend)} in flat tax (PFU) on the rest of the gain.`,
  ];
}
