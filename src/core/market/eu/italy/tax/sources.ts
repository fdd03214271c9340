import { euroText } from '../../euroText.ts';
import type { TaxedHold } from '../../landlordTax.ts';
import { flatTax } from './flatTax.ts';
import { yearlyImu } from './imu.ts';
import * as rules from './italianRules.ts';
import { isTaxedSale, saleGain } from './sale.ts';
import type { ItalySettings } from './settings.ts';
import type { RuleRef } from '../../../ruleRef.ts';

type Hold = TaxedHold<ItalySettings>;
type Conditional<Value> = readonly (readonly [boolean, Value])[];

const thatHold = <Value>(given: Conditional<Value>): readonly Value[] => given.flatMap(([holds, value]) => (holds ? [value] : []));

const lastKnownYear = '2026-12-31';
const isLater = ({ years, sale }: Hold): boolean =>
  years.some(({ on }) => on > lastKnownYear) || (sale !== null && sale.on > lastKnownYear);

/** The laws that tax a hold. */
export function holdRules(hold: Hold): readonly RuleRef[] {
  const { letting, boughtOn, sale, settings } = hold;
  const isFlat = settings.regime === 'flat';
  const isAgreed = letting !== 'stays' && settings.contract === 'agreed';
  const hasImu = yearlyImu(settings) !== null;
  return thatHold<RuleRef>([
    [isFlat, flatTax(letting, settings).rule],
    [!isFlat, rules.rentBaseRule],
    [!isFlat, rules.bracketsRule],
    [!isFlat && settings.localSurtax > 0, rules.surtaxRule],
    [!isFlat && letting !== 'stays', rules.registerRule],
    [!isFlat && isAgreed, rules.agreedRegisterRule],
    [sale !== null, sale !== null && isTaxedSale(boughtOn, sale.on) ? rules.gainRule : rules.freeGainRule],
    [hasImu, rules.imuRule],
    [hasImu && isAgreed, rules.agreedImuRule],
    [isLater(hold), rules.laterYearsRule],
  ]);
}

/** The notes on how a hold was taxed. */
export const holdNotes = (hold: Hold): readonly string[] => [...thatHold(yearNotes(hold)), ...imuNotes(hold), ...saleNotes(hold)];

function yearNotes(hold: Hold): Conditional<string> {
  const { letting, settings } = hold;
  const isFlat = settings.regime === 'flat';
  const isAgreed = letting !== 'stays' && settings.contract === 'agreed';
  return [
    [
      isFlat,
      'The flat tax (cedolare secca) is on the gross rent: no costs, interest or depreciation come off, and the rent may not rise while it is chosen.',
    ],
    [!isFlat, 'IRPEF takes a flat 5 % off the rent for costs. Interest and depreciation do not come off.'],
    [!isFlat, 'Deductions that shrink as income rises (detrazioni) are not counted.'],
    [
      isAgreed,
      'An agreed contract (canone concordato) keeps to the rents of the town’s agreement. The flat 10 % holds in towns listed as short of housing: ask the town.',
    ],
    [
      letting === 'stays',
      'Which home has 21 % is the owner’s choice in the tax return. Every home let for short stays counts, also jointly owned ones.',
    ],
    [isLater(hold), 'Years after 2026 are taxed by the figures of 2026.'],
  ];
}

/** The property tax among the costs, against what the cadastral income gives. */
function imuNotes({ letting, years, settings }: Hold): readonly string[] {
  const contract = letting === 'stays' ? 'free' : settings.contract;
  const due = yearlyImu({ ...settings, contract });
  if (due === null || due === years[0].propertyTax) return [];
  return [
    `IMU by the cadastral income is ${euroText(due)} a year. The costs of the first year count ${euroText(years[0].propertyTax)} of property tax.`,
  ];
}

function saleNotes({ boughtOn, sale }: Hold): readonly string[] {
  if (sale === null) return [];
  if (!isTaxedSale(boughtOn, sale.on))
    return [
      'The gain is free more than five years after the purchase. A home whose works had the Superbonus is taxed for ten years after them, which is not counted.',
    ];
  const gain = saleGain(sale);
  if (gain < 0) return [`The sale makes a loss of ${euroText(gain)} for tax, which lowers no other tax.`];
  return ['The 26 % on the gain is asked for in the notary’s deed. IRPEF may be chosen instead. Selling costs are not taken off the gain.'];
}
