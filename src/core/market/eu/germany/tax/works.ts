import { minor, roundMoney, shareOf, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { confirmedRule } from '../../euRule.ts';
import type { RuleRef } from '../../../ruleRef.ts';

const limitShare = percent(15);
const valueAddedTax = percent(19);

/** The tax treatment of refurbishment after a purchase: deducted at once, capitalised, or certified for a listed building. */
export interface TaxedWorks {
  readonly deducted: Minor;
  readonly capitalised: Minor;
  readonly listed: Minor;
}

/** The limit, in cents net of VAT, up to which refurbishment in the first three years is deducted at once: 15% of the building's cost. */
export const worksLimit = (building: Minor): Minor => shareOf(building, limitShare);

/**
 * Refurbishment including VAT, in cents, split into deducted and capitalised. Above 15% of the building's cost, net of VAT, it is
 * capitalised with VAT (anschaffungsnahe Herstellungskosten, § 6 (1) no. 1a EStG); otherwise it is deducted from the first year's rent.
 */
export function taxWorks(works: Minor, building: Minor, isListed: boolean): TaxedWorks {
  const nothing = { deducted: zeroMoney, capitalised: zeroMoney, listed: zeroMoney };
  if (isListed) return { ...nothing, listed: works };
  const net = roundMoney(works / (1 + valueAddedTax));
  return net > worksLimit(building) ? { ...nothing, capitalised: works } : { ...nothing, deducted: works };
}

/** Notes on how refurbishment was deducted; empty if there was none. */
export function worksNotes({ deducted, capitalised }: TaxedWorks): readonly string[] {
  if (capitalised > 0)
    return [
      'Refurbishment costs more than 15% of the building’s cost, net of VAT, so it is depreciated with the building instead of being deducted from the first year’s rent.',
    ];
  if (deducted === minor(0)) return [];
  return [
    'Refurbishment costs no more than 15% of the building’s cost, net of VAT, so it is deducted from the first year’s rent. Repairs in the first three years count towards this limit. Exceeding it removes the deduction.',
  ];
}

export const worksRule: RuleRef = confirmedRule({
  id: 'de-works-after-purchase',
  title: 'Refurbishment within three years of purchase (15% rule, § 6 (1) no. 1a EStG)',
  inForceFrom: '2004-01-01',
  url: 'https://www.gesetze-im-internet.de/estg/__6.html',
});
