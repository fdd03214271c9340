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

/** The laws that tax a hold. */
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

/** The results of a hold that its notes mention. */
export interface HoldOutcome {
  /** Null without a sale. */
  readonly gain: Minor | null;
  readonly interestWaits: boolean;
  /** Whether costs and depreciation of a year are above its rent. */
  readonly hasLoss: boolean;
}

/** The notes on how a hold was taxed. */
export function holdNotes(hold: Hold, outcome: HoldOutcome): readonly string[] {
  return [...thatHold(yearNotes(hold, outcome)), ...thatHold(saleNotes(hold, outcome.gain))];
}

function yearNotes(hold: Hold, { interestWaits, hasLoss }: HoldOutcome): Conditional<string> {
  const { letting, settings } = hold;
  const isResident = settings.residence === 'resident';
  const deducts = settings.residence !== 'elsewhere';
  const isReduced = isResident && housingReduction(letting, settings).share > 0;
  return [
    [isResident, 'All rent is taxed at the marginal rate given, for every owner. A rent that reaches the next bracket is taxed higher.'],
    [isReduced, 'The reduction of the first lease is taken for the whole hold. Each later lease is judged on its own.'],
    [
      isResident && !isReduced,
      'Letting for a season or by the night has no reduction. With hotel services it is a business, which is not worked out.',
    ],
    [deducts, 'Depreciation is 3 % of the building’s cost. A higher cadastral value of the building would be written off instead.'],
    [deducts && isTight(hold), 'Repairs and interest together are deducted up to the rent. Only the interest is limited here.'],
    [interestWaits, 'Interest above the rent is carried for four years.'],
    [
      isResident && hasLoss,
      'A loss lowers the tax on other income of the same year. What is more than that income goes into the next four years, which is not counted.',
    ],
    [
      settings.residence === 'elsewhere',
      'Costs are not deducted outside the EU and the EEA. A court allowed it on 28 July 2025 (Audiencia Nacional, 636/2021), which is not final.',
    ],
    [settings.residence === 'eu-eea', 'A loss of one year does not lower the tax of another.'],
    [!isResident, 'The reductions for homes let to live in are for residents alone.'],
    [true, 'Days without a tenant are taxed on a share of the cadastral value (renta imputada), which is not counted.'],
    [isLater(hold), 'Years after 2026 are taxed by the figures of 2026.'],
  ];
}

/** Whether costs and interest of a year are above its rent. */
const isTight = ({ years }: Hold): boolean => years.some(({ rent, costs, financeCosts }) => costs + financeCosts > rent);

function saleNotes({ settings }: Hold, gain: Minor | null): Conditional<string> {
  const isSold = gain !== null;
  return [
    [
      isSold,
      'Not counted at the sale: the town’s tax on the rise of land value (plusvalía municipal). Ask the town. It takes the lower of two methods, by the coefficients of 2024.',
    ],
    [
      isSold && settings.residence === 'resident',
      'Other income from savings in the year of the sale would fill the lower bands of the savings scale.',
    ],
    [isSold && settings.residence !== 'resident', 'The buyer withholds 3 % of the price, which counts towards the tax on the gain.'],
    [
      gain !== null && gain < 0,
      `The sale makes a loss of ${euroText(gain ?? zeroMoney)} for tax. It comes off other gains, which are not counted.`,
    ],
  ];
}
