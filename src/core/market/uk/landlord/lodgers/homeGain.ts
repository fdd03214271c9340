import { fromMajor, minor, shareOf, subtractMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { LodgersHome, PersonalGain } from '../../../landlordRules.ts';
import { capitalGainsTax } from '../capitalGainsTax.ts';
import type { GainOfYear } from '../capitalGainsTax.ts';
import { lettingsReliefRule, residenceReliefRule } from './lodgerRules.ts';

/** One owner's gain on their home, split into parts that sum to it. */
export interface HomeGain {
  readonly residenceRelief: Minor;
  readonly lettingsRelief: Minor;
  readonly chargeable: Minor;
}

/**
 * One owner's reliefs, in pence, on a gain made since 6 April 2020 on a home that they always lived in. With one lodger the whole gain is
 * relieved. With more, the lodgers' part is not relieved, and lettings relief is the lowest of the residence relief, £40,000 and that part.
 * A loss is not chargeable.
 */
export function homeGain(gain: Minor, { letShare, lodgers }: Pick<LodgersHome, 'letShare' | 'lodgers'>): HomeGain {
  if (gain <= 0) return { residenceRelief: zeroMoney, lettingsRelief: zeroMoney, chargeable: zeroMoney };
  const ofLodgers = lodgers > 1 ? shareOf(gain, letShare) : zeroMoney;
  const residenceRelief = subtractMoney(gain, ofLodgers);
  const lettingsRelief = minor(Math.min(residenceRelief, mostLettingsRelief, ofLodgers));
  return { residenceRelief, lettingsRelief, chargeable: subtractMoney(ofLodgers, lettingsRelief) };
}

/** Capital gains tax on the sale of a home with lodgers, in pence. */
export function homeGainsTax(sold: GainOfYear, home: LodgersHome): Omit<PersonalGain, 'gain' | 'netCash'> {
  if (home.lodgers <= 1) return { taxableGain: zeroMoney, lines: [], tax: zeroMoney, rules: [residenceReliefRule], notes: [oneLodger] };
  const { chargeable } = homeGain(sold.gain, home);
  const taxed = capitalGainsTax({ ...sold, gain: chargeable });
  return { ...taxed, rules: [residenceReliefRule, lettingsReliefRule, ...taxed.rules], notes: [...taxed.notes, severalLodgers] };
}

/** The maximum lettings relief for each owner. */
const mostLettingsRelief = fromMajor(40_000);

const oneLodger = 'Private residence relief: no capital gains tax on a home you lived in throughout with one lodger.';
const severalLodgers =
  'With more than one lodger, private residence relief excludes the lodgers’ part of the home. Lettings relief of up to £40,000 per owner then applies.';
