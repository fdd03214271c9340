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

/** The results of a holding period that its rules and notes need. */
export interface HoldOutcome {
  /** The gain on the sale; null without a sale. */
  readonly gain: Minor | null;
  /** Whether a year ended with a loss carried forward. */
  readonly hasLoss: boolean;
}

const lastKnownYear = '2026-12-31';
const isLater = ({ years, sale }: Hold): boolean =>
  years.some(({ on }) => on > lastKnownYear) || (sale !== null && sale.on > lastKnownYear);

/** The tax rules that apply to a holding period. */
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

/** The notes on how a holding period was taxed. */
export const holdNotes = (hold: Hold, outcome: HoldOutcome): readonly string[] => [
  ...thatHold(yearNotes(hold, outcome)),
  ...thatHold(saleNotes(hold, outcome)),
];

function yearNotes(hold: Hold, { hasLoss }: HoldOutcome): Conditional<string> {
  const { years, settings } = hold;
  const { regime, lease, withinLimits } = settings;
  const isPastModerate = years.some(({ on, rent }) => !isModerate(rent, Number(on.slice(0, 4))));
  return [
    [true, 'Costs are deductible from rent. Interest, furniture and depreciation aren’t.'],
    [
      regime !== 'scale' && lease !== 'under-5' && !withinLimits,
      'The lower rates for longer leases require a rent of at most 150% of the limit for the town and size (Portaria 176/2019). You didn’t confirm this, so we use 25%.',
    ],
    [
      regime === 'moderate-rent',
      'The 10% rate on rents up to €2,300 a month passed parliament on 18 February 2026, but we couldn’t confirm its publication. We compare the limit with the rent received in the year, so a lease above €2,300 a month doesn’t qualify.',
    ],
    [
      regime === 'moderate-rent' && isPastModerate,
      'The 10% rate doesn’t apply to years with rent above €2,300 a month or to years after 2029.',
    ],
    [
      regime === 'scale',
      'We tax all rent at the marginal rate you entered, for every owner. In reality, any rent that reaches the next bracket is taxed at a higher rate.',
    ],
    [
      regime !== 'scale' && (hold.region === 'azores' || hold.region === 'madeira'),
      'The Azores and Madeira may have lower rates for island residents. We use mainland rates.',
    ],
    [hasLoss, 'A letting loss is deducted from rent in the following six years.'],
    [isLater(hold), 'Years after 2026 use the 2026 figures.'],
  ];
}

function saleNotes({ boughtOn, sale, settings }: Hold, { gain }: HoldOutcome): Conditional<string> {
  const isLong = sale !== null && isRaised(boughtOn, sale.on);
  return [
    [
      gain !== null && gain > 0,
      'We tax half of the gain at the marginal rate you entered. In reality, any part that reaches a higher bracket is taxed at a higher rate.',
    ],
    [
      isLong && settings.devaluation === 1,
      'We don’t have the devaluation coefficient for the sale year, so we use 1. A higher coefficient would reduce the gain.',
    ],
    [
      gain !== null && gain < 0,
      `For tax, the sale makes a loss of ${euroText(gain ?? zeroMoney)}. You can set it against other gains, which we don’t include.`,
    ],
  ];
}
