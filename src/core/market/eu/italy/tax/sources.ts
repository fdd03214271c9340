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

/** The tax rules that apply to a holding period. */
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

/** The notes on how a holding period was taxed. */
export const holdNotes = (hold: Hold): readonly string[] => [...thatHold(yearNotes(hold)), ...imuNotes(hold), ...saleNotes(hold)];

function yearNotes(hold: Hold): Conditional<string> {
  const { letting, settings } = hold;
  const isFlat = settings.regime === 'flat';
  const isAgreed = letting !== 'stays' && settings.contract === 'agreed';
  return [
    [
      isFlat,
      'The flat tax (cedolare secca) is due on the gross rent. Costs, interest and depreciation aren’t deductible, and the rent may not rise while you choose it.',
    ],
    [!isFlat, 'IRPEF allows a flat 5% of the rent for costs. Interest and depreciation aren’t deductible.'],
    [!isFlat, 'Tax credits that shrink as income rises (detrazioni) aren’t included.'],
    [
      isAgreed,
      'An agreed contract (canone concordato) follows the rents in the town’s agreement. The flat 10% applies in towns listed as short of housing, so ask the town.',
    ],
    [
      letting === 'stays',
      'The owner chooses in the tax return which home gets the 21% rate. Every short-let home counts, including jointly owned ones.',
    ],
    [isLater(hold), 'Years after 2026 use the 2026 figures.'],
  ];
}

/** A note comparing the property tax in the costs with IMU from the cadastral income. */
function imuNotes({ letting, years, settings }: Hold): readonly string[] {
  const contract = letting === 'stays' ? 'free' : settings.contract;
  const due = yearlyImu({ ...settings, contract });
  if (due === null || due === years[0].propertyTax) return [];
  return [
    `IMU based on the cadastral income is ${euroText(due)} a year. The first year’s costs include ${euroText(years[0].propertyTax)} of property tax.`,
  ];
}

function saleNotes({ boughtOn, sale }: Hold): readonly string[] {
  if (sale === null) return [];
  if (!isTaxedSale(boughtOn, sale.on))
    return [
      'The gain is tax-free more than five years after the purchase. After Superbonus-funded works it is taxed for ten years, which we don’t include.',
    ];
  const gain = saleGain(sale);
  if (gain < 0) return [`For tax, the sale makes a loss of ${euroText(gain)}, which doesn’t reduce other tax.`];
  return [
    'The 26% tax on the gain is requested in the notary’s deed. You may choose IRPEF instead. Selling costs aren’t deductible from the gain.',
  ];
}
