import { allocateMoney, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { euroText } from '../../euroText.ts';
import type { LandlordTax, TaxedHold, TaxRefusal } from '../../landlordTax.ts';
import type { Disposal } from '../../../landlordRules.ts';
import { chargeablePart, gainOf, gainsTax, gainTax, isRelieved } from './capitalGain.ts';
import { nothingCarried } from './caseV.ts';
import * as rules from './irishRules.ts';
import { calendarYear, lettingYear } from './lettingYear.ts';
import type { IrishYear } from './lettingYear.ts';
import { isClawedBack } from './rentalRelief.ts';
import type { IrelandSettings } from './settings.ts';
import type { RuleRef } from '../../../ruleRef.ts';

const firstYear = 2026;

type Hold = TaxedHold<IrelandSettings>;

/**
 * Irish residents' tax on letting to tenants and on the sale, in cents: income tax, Universal Social Charge and PRSI for 2026, and Capital
 * Gains Tax. Returns a refusal for years before 2026, nightly lets, and more than two owners taxed as a couple.
 */
export const taxHold: LandlordTax<IrelandSettings> = (hold) => {
  const refusal = refusalOf(hold);
  if (refusal !== null) return err(refusal);
  const years = yearsOf(hold);
  const sale = hold.sale === null ? null : saleOf(hold, hold.sale, years);
  return ok({
    years: years.map(({ taxable, tax }) => ({ taxable, tax })),
    saleTax: sale?.tax ?? null,
    rules: [...yearRules(hold, years), ...(sale?.rules ?? [])],
    notes: [...yearNotes(hold, years), ...(sale?.notes ?? [])],
  });
};

function refusalOf({ letting, years, owners, settings }: Hold): TaxRefusal | null {
  const early = years.find((year) => calendarYear(year) < firstYear);
  if (early !== undefined)
    return {
      kind: 'year-not-known',
      message: `We cover Irish income tax from ${firstYear} onwards, not for ${calendarYear(early)}. Start letting in ${firstYear} or later.`,
    };
  if (letting === 'stays')
    return {
      kind: 'case-not-covered',
      message:
        'Ireland taxes nightly lets as a trade or other income, not as rent under Case V. We don’t cover that. Ask an Irish tax adviser.',
    };
  if (settings.assessment === 'joint' && owners.length > 2)
    return {
      kind: 'case-not-covered',
      message: 'Joint assessment is for a couple. With more than two owners, choose single assessment.',
    };
  return null;
}

function yearsOf(hold: Hold): readonly IrishYear[] {
  const done: IrishYear[] = [];
  for (const year of hold.years) {
    const carried = done.at(-1)?.carried ?? hold.owners.map(() => nothingCarried);
    done.push(lettingYear({ hold, year, yearHeld: done.length + 1, carried }));
  }
  return done;
}

interface Sale {
  readonly tax: Minor;
  readonly rules: readonly RuleRef[];
  readonly notes: readonly string[];
}

/** Each owner's Capital Gains Tax, and the rental income relief the sale claws back. */
function saleOf(hold: Hold, disposal: Disposal, years: readonly IrishYear[]): Sale {
  const gain = gainOf(disposal.proceeds, [disposal.sellingCosts, disposal.baseCost]);
  const chargeable = chargeablePart(hold.boughtOn, disposal.on);
  const taxes = allocateMoney(
    gain,
    hold.owners.map(({ share }) => share),
  ).map((part) => gainTax({ gain: part, chargeable, terms: gainsTax }).tax);
  const clawback = clawedBack(hold, disposal, years);
  return {
    tax: sumMoney([...taxes, clawback]),
    rules: [
      rules.gainsTaxRule,
      ...(isRelieved(hold.boughtOn) ? [rules.sevenYearsRule] : []),
      ...(clawback > 0 ? [rules.clawbackRule] : []),
    ],
    notes: [
      ...(gain < 0 ? [`The sale makes a loss of ${euroText(gain)}. You can set it against other gains, which we don’t include.`] : []),
      ...(gain > 0 ? ['We assume the full yearly exemption of €1,270 is available for this sale.'] : []),
      ...(clawback > 0
        ? [`The sale is within four years of the first claim, so rental income relief of ${euroText(clawback)} must be repaid.`]
        : []),
    ],
  };
}

function clawedBack({ years }: Hold, { on }: Disposal, done: readonly IrishYear[]): Minor {
  const first = done.findIndex(({ relief }) => relief > 0);
  const year = years[first];
  if (year === undefined || !isClawedBack(calendarYear(year), calendarYear({ on }))) return zeroMoney;
  return sumMoney(done.map(({ relief }) => relief));
}

function yearRules({ years, furniture, settings }: Hold, done: readonly IrishYear[]): readonly RuleRef[] {
  const conditional: readonly (readonly [boolean, RuleRef])[] = [
    [settings.registered, rules.caseVRule],
    [furniture > 0, rules.fittingsRule],
    [years.some(({ propertyTax }) => propertyTax > 0), rules.lptNotDeductedRule],
    [done.some(({ relief }) => relief > 0), rules.rentalReliefRule],
    [done.some(({ surcharge }) => surcharge > 0), rules.uscSurchargeRule],
    [years.some((year) => calendarYear(year) > firstYear), rules.laterYearsRule],
  ];
  return [rules.incomeTaxRule, rules.uscRule, rules.prsiRule, ...conditional.flatMap(([holds, rule]) => (holds ? [rule] : []))];
}

function yearNotes({ years, settings }: Hold, done: readonly IrishYear[]): readonly string[] {
  const conditional: readonly (readonly [boolean, string])[] = [
    [
      years.some((year) => calendarYear(year) > firstYear),
      'Years after 2026 use the 2026 figures because we don’t have the Budget 2027 bands. PRSI stays at 4.35%.',
    ],
    [!settings.registered, 'Mortgage interest isn’t deducted because the tenancy isn’t registered with the Residential Tenancies Board.'],
    [done.some(({ carried }) => carried.some(({ losses }) => losses > 0)), 'Losses carry forward against later letting profits only.'],
    [
      done.some(({ surcharge }) => surcharge > 0),
      'An owner’s letting income above €100,000 a year is subject to a further 3% Universal Social Charge (not confirmed).',
    ],
  ];
  return [
    'We assume the owners are Irish residents under 66 without a medical card. Minimum PRSI for people without a job isn’t included.',
    ...conditional.flatMap(([holds, note]) => (holds ? [note] : [])),
  ];
}
