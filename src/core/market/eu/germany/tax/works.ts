import { minor, roundMoney, shareOf, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { confirmedRule } from '../../euRule.ts';
import type { RuleRef } from '../../../ruleRef.ts';

const limitShare = percent(15);
const valueAddedTax = percent(19);

/** How works after a purchase come off the rent: at once, with the building, or as certified works on a listed building. */
export interface TaxedWorks {
  readonly deducted: Minor;
  readonly capitalised: Minor;
  readonly listed: Minor;
}

/** The limit, in cents net of VAT, up to which works of the first three years are deducted at once: 15% of the building's cost. */
export const worksLimit = (building: Minor): Minor => shareOf(building, limitShare);

/**
 * Works including VAT, in cents, split into deducted and capitalised. Above 15% of the building's cost, net of VAT, they are capitalised
 * with it, VAT included (anschaffungsnahe Herstellungskosten, § 6 (1) no. 1a EStG); otherwise they are deducted from the first year's rent.
 */
export function taxWorks(works: Minor, building: Minor, isListed: boolean): TaxedWorks {
  const nothing = { deducted: zeroMoney, capitalised: zeroMoney, listed: zeroMoney };
  if (isListed) return { ...nothing, listed: works };
  const net = roundMoney(works / (1 + valueAddedTax));
  return net > worksLimit(building) ? { ...nothing, capitalised: works } : { ...nothing, deducted: works };
}

/** Notes on how the works were deducted; empty without works. */
export function worksNotes({ deducted, capitalised }: TaxedWorks): readonly string[] {
  if (capitalised > 0)
    return [
      'The works cost more than 15 % of the building net of VAT, so they are written off with it instead of coming off the first year’s rent.',
    ];
  if (deducted === minor(0)) return [];
  return [
    'The works stay within 15 % of the building’s cost net of VAT and come off the first year’s rent. Repairs of the first three years count towards the limit: going over it takes the deduction away.',
  ];
}

export const worksRule: RuleRef = confirmedRule({
  id: 'de-works-after-purchase',
  title: 'Works within three years of a purchase (15 % rule, § 6 (1) no. 1a EStG)',
  inForceFrom: '2004-01-01',
  url: 'https://www.gesetze-im-internet.de/estg/__6.html',
});
