import { zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { euroText } from '../../euroText.ts';
import type { TaxedHold } from '../../landlordTax.ts';
import { housingReduction } from './housingReduction.ts';
import type { SpainSettings } from './settings.ts';
import * as rules from './spanishRules.ts';
import type { RuleRef } from '../../../ruleRef.ts';

type Hold = TaxedHold<SpainSettings>;
type Conditional<Value> = readonly (readonly [boolean, Value])[];

const thatHold = <Value>(given: Conditional<Value>): readonly Value[] => given.flatMap(([holds, value]) => (holds ? [value] : []));

const lastKnownYear = '2026-12-31';
const isLater = ({ years, sale }: Hold): boolean =>
  years.some(({ on }) => on > lastKnownYear) || (sale !== null && sale.on > lastKnownYear);

/** The tax rules that apply to a holding period. */
export function holdRules(hold: Hold): readonly RuleRef[] {
  const { letting, furniture, sale, settings } = hold;
  const isResident = settings.residence === 'resident';
  const deducts = settings.residence !== 'elsewhere';
  return [
    ...(isResident ? [rules.marginalRule, ...housingReduction(letting, settings).rules] : []),
    ...thatHold<RuleRef>([
      [settings.residence === 'eu-eea', rules.europeanRule],
      [!deducts, rules.elsewhereRule],
      [!isResident, rules.noReductionRule],
      [deducts, rules.depreciationRule],
      [deducts, rules.interestCapRule],
      [deducts && furniture > 0, rules.furnitureRule],
      [sale !== null, rules.leastDepreciationRule],
      [sale !== null, isResident ? rules.savingsRule : rules.nonResidentGainRule],
      [isLater(hold), rules.laterYearsRule],
    ]),
  ];
}

/** The results of a holding period that its notes need. */
export interface HoldOutcome {
  /** The gain on the sale; null without a sale. */
  readonly gain: Minor | null;
  readonly interestWaits: boolean;
  /** Whether a year's costs and depreciation exceed its rent. */
  readonly hasLoss: boolean;
}

/** The notes on how a holding period was taxed. */
export function holdNotes(hold: Hold, outcome: HoldOutcome): readonly string[] {
  return [...thatHold(yearNotes(hold, outcome)), ...thatHold(saleNotes(hold, outcome.gain))];
}

function yearNotes(hold: Hold, { interestWaits, hasLoss }: HoldOutcome): Conditional<string> {
  const { letting, settings } = hold;
  const isResident = settings.residence === 'resident';
  const deducts = settings.residence !== 'elsewhere';
  const isReduced = isResident && housingReduction(letting, settings).share > 0;
  return [
    [
      isResident,
      'We tax all rent at the marginal rate you entered, for every owner. In reality, any rent that reaches the next bracket is taxed at a higher rate.',
    ],
    [isReduced, 'We apply the first lease’s reduction to the whole holding period. Each later lease is assessed separately.'],
    [
      isResident && !isReduced,
      'Seasonal and nightly lets get no reduction. With hotel services they are a business, which we don’t cover.',
    ],
    [deducts, 'Depreciation is 3% of the building’s cost. If the building’s cadastral value is higher, the law uses that instead.'],
    [
      deducts && isTight(hold),
      'By law, the combined deduction for repairs and interest may not exceed the rent. We limit only the interest.',
    ],
    [interestWaits, 'Interest in excess of rent carries forward for four years.'],
    [
      isResident && hasLoss,
      'A loss reduces tax on other income in the same year. If the loss exceeds that income, the rest carries forward four years, which we don’t include.',
    ],
    [
      settings.residence === 'elsewhere',
      'Owners outside the EU and the EEA can’t deduct costs. A court allowed it on 28 July 2025 (Audiencia Nacional, 636/2021), but the ruling is not final.',
    ],
    [settings.residence === 'eu-eea', 'A loss in one year does not reduce tax in another.'],
    [!isResident, 'Reductions for permanent homes are for residents only.'],
    [true, 'For days without a tenant, a percentage of the cadastral value is taxed as income (renta imputada). That tax isn’t included.'],
    [isLater(hold), 'Years after 2026 use the 2026 figures.'],
  ];
}

/** Whether a year's costs and interest exceed its rent. */
const isTight = ({ years }: Hold): boolean => years.some(({ rent, costs, financeCosts }) => costs + financeCosts > rent);

function saleNotes({ settings }: Hold, gain: Minor | null): Conditional<string> {
  const isSold = gain !== null;
  return [
    [
      isSold,
      'The town’s tax on the increase in land value (plusvalía municipal) at the sale isn’t included. Ask the town. It uses the lower of two methods, with the 2024 coefficients.',
    ],
    [
      isSold && settings.residence === 'resident',
      'Other savings income in the sale year would use up the lower bands of the savings scale.',
    ],
    [isSold && settings.residence !== 'resident', 'The buyer withholds 3% of the price, which counts towards the tax on the gain.'],
    [
      gain !== null && gain < 0,
      `For tax, the sale makes a loss of ${euroText(gain ?? zeroMoney)}. It offsets other gains, which aren’t included.`,
    ],
  ];
}
