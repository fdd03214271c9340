import { zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { euroText } from '../../euroText.ts';
import type { TaxedHold } from '../../landlordTax.ts';
import * as rules from './portugueseRules.ts';
import { isModerate } from './rentRate.ts';
import { isRaised } from './sale.ts';
import type { PortugalSettings } from './settings.ts';
import type { RuleRef } from '../../../ruleRef.ts';

type Hold = TaxedHold<PortugalSettings>;
type Conditional<Value> = readonly (readonly [boolean, Value])[];

const thatHold = <Value>(given: Conditional<Value>): readonly Value[] => given.flatMap(([holds, value]) => (holds ? [value] : []));

/** The results of a hold that its rules and notes mention. */
export interface HoldOutcome {
  /** Null without a sale. */
  readonly gain: Minor | null;
  /** Whether a loss waited at the end of a year. */
  readonly hasLoss: boolean;
}

const lastKnownYear = '2026-12-31';
const isLater = ({ years, sale }: Hold): boolean =>
  years.some(({ on }) => on > lastKnownYear) || (sale !== null && sale.on > lastKnownYear);

/** The laws that tax a hold. */
export function holdRules(hold: Hold, { gain, hasLoss }: HoldOutcome): readonly RuleRef[] {
  const { regime, lease, withinLimits } = hold.settings;
  return thatHold<RuleRef>([
    [regime !== 'scale', rules.flatRule],
    [regime !== 'scale' && lease !== 'under-5' && withinLimits, rules.longLeaseRule],
    [regime === 'moderate-rent', rules.moderateRentRule],
    [regime === 'scale', rules.scaleRule],
    [true, rules.interestRule],
    [hasLoss, rules.lossRule],
    [gain !== null, rules.gainRule],
    [hold.sale !== null && isRaised(hold.boughtOn, hold.sale.on), rules.devaluationRule],
    [isLater(hold), rules.laterYearsRule],
  ]);
}

/** The notes on how a hold was taxed. */
export const holdNotes = (hold: Hold, outcome: HoldOutcome): readonly string[] => [
  ...thatHold(yearNotes(hold, outcome)),
  ...thatHold(saleNotes(hold, outcome)),
];

function yearNotes(hold: Hold, { hasLoss }: HoldOutcome): Conditional<string> {
  const { years, settings } = hold;
  const { regime, lease, withinLimits } = settings;
  const isPastModerate = years.some(({ on, rent }) => !isModerate(rent, Number(on.slice(0, 4))));
  return [
    [true, 'Costs come off the rent. Interest, furniture and depreciation do not.'],
    [
      regime !== 'scale' && lease !== 'under-5' && !withinLimits,
      'The lower rates of longer leases need a rent of at most half above the limit for the town and size (Portaria 176/2019), so 25 % is taken.',
    ],
    [
      regime === 'moderate-rent',
      'The 10 % on rents up to €2,300 a month passed parliament on 18 February 2026. That it was published is not confirmed. It is tested on the rent received in the year: a lease above €2,300 a month does not have it.',
    ],
    [regime === 'moderate-rent' && isPastModerate, 'Years with more than €2,300 a month and years after 2029 are taxed without the 10 %.'],
    [
      regime === 'scale',
      'All rent is taxed at the marginal rate given, for every owner. A rent that reaches the next bracket is taxed higher.',
    ],
    [
      regime !== 'scale' && (hold.region === 'azores' || hold.region === 'madeira'),
      'The Azores and Madeira may lower rates for residents of the islands. The rates of the mainland are taken.',
    ],
    [hasLoss, 'A loss of letting comes off the rent of the six years after it.'],
    [isLater(hold), 'Years after 2026 are taxed by the figures of 2026.'],
  ];
}

function saleNotes({ boughtOn, sale, settings }: Hold, { gain }: HoldOutcome): Conditional<string> {
  const isLong = sale !== null && isRaised(boughtOn, sale.on);
  return [
    [
      gain !== null && gain > 0,
      'Half of the gain is taxed at the marginal rate given. It may reach higher brackets, and then more is due.',
    ],
    [
      isLong && settings.devaluation === 1,
      'The devaluation coefficient of the year of sale is not known and taken as 1. A higher one lowers the gain.',
    ],
    [
      gain !== null && gain < 0,
      `The sale makes a loss of ${euroText(gain ?? zeroMoney)} for tax. It comes off other gains, which are not counted.`,
    ],
  ];
}
