import { allocateMoney, fromMajor, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { euroText } from '../../euroText.ts';
import type { HoldYear, TaxedHold, TaxRefusal } from '../../landlordTax.ts';
import { householdsOf } from './households.ts';
import type { Household } from './households.ts';
import { isWithinLimit, microBicOpenTo, microBicTerms, microFoncier } from './microRegimes.ts';
import type { FranceSettings } from './settings.ts';

type Hold = TaxedHold<FranceSettings>;

const firstYear = 2025;
const socialSecurityAbove = fromMajor(23_000);

/** The reason a holding period cannot be taxed; null if it can. */
export function refusalOf(hold: Hold): TaxRefusal | null {
  const { letting, settings, owners, years } = hold;
  const early = years.find(({ on }) => yearOf({ on }) < firstYear);
  if (early !== undefined)
    return {
      kind: 'year-not-known',
      message: `We cover French tax on income from ${firstYear} onwards, not for ${yearOf(early)}. Start letting in ${firstYear} or later.`,
    };
  if (settings.household === 'couple' && owners.length > 2)
    return notCovered('Only a couple can file one return. With more than two owners, choose “Each owner alone”.');
  if (letting === 'stays' && isBare(settings))
    return notCovered('Nightly lets are furnished, so choose micro-BIC or LMNP réel instead of a regime for unfurnished rents.');
  return ofYears(hold);
}

/** The calendar year of a letting year. */
export const yearOf = ({ on }: Pick<HoldYear, 'on'>): number => Number(on.slice(0, 4));

const isBare = ({ regime }: FranceSettings): boolean => regime === 'micro-foncier' || regime === 'reel-foncier';

const notCovered = (message: string): TaxRefusal => ({ kind: 'case-not-covered', message });

/** The refusal for the first year in which a household’s rent exceeds its regime’s limit; null if none does. */
function ofYears(hold: Hold): TaxRefusal | null {
  const households = householdsOf(hold);
  for (const year of hold.years) {
    const rents = allocateMoney(
      year.rent,
      households.map(({ share }) => share),
    );
    for (const [at, household] of households.entries()) {
      const found = ofRent(hold, { household, rent: rents[at] ?? zeroMoney, year: yearOf(year) });
      if (found !== null) return found;
    }
  }
  return null;
}

interface HouseholdRent {
  readonly household: Household;
  readonly rent: Minor;
  readonly year: number;
}

function ofRent(hold: Hold, given: HouseholdRent): TaxRefusal | null {
  const { regime, otherBareRents } = hold.settings;
  if (regime === 'reel-foncier') return null;
  if (regime !== 'micro-foncier') return ofFurnished(hold, given);
  const rents = [given.rent, otherBareRents];
  if (isWithinLimit(rents, microFoncier)) return null;
  return notCovered(
    `Micro-foncier applies up to ${euroText(microFoncier.limit)} of unfurnished rents a year per household. In ${given.year} they are ${euroText(sumMoney(rents))}. Choose réel foncier.`,
  );
}

function ofFurnished(hold: Hold, { household, rent, year }: HouseholdRent): TaxRefusal | null {
  const beyond = hold.settings.regime === 'micro-bic' ? ofMicroBic(hold, rent, year) : null;
  if (beyond !== null) return beyond;
  if (rent <= socialSecurityAbove) return null;
  if (rent > household.otherIncome)
    return notCovered(
      `Furnished rents of ${euroText(rent)} in ${year} are above ${euroText(socialSecurityAbove)} and above the household’s other income of ${euroText(household.otherIncome)}. The letting is therefore professional (LMP), with its own social contributions and gains tax, which we don’t cover. Ask an accountant.`,
    );
  if (hold.letting === 'stays')
    return {
      kind: 'law-not-known',
      message: `Nightly rents of ${euroText(rent)} in ${year} are above ${euroText(socialSecurityAbove)}, so social contributions (URSSAF) may apply instead of social charges. We don’t cover these. Ask an accountant.`,
    };
  return null;
}

function ofMicroBic({ letting, settings }: Hold, rent: Minor, year: number): TaxRefusal | null {
  const terms = microBicTerms(letting, settings);
  if (isWithinLimit([rent], terms)) return null;
  const isOpen = terms.limit > microFoncier.limit && rent <= microBicOpenTo;
  if (isOpen)
    return {
      kind: 'law-not-known',
      message: `We couldn’t confirm whether the micro-BIC limit rises to ${euroText(microBicOpenTo)} from 2026, and rents in ${year} are ${euroText(rent)}, above ${euroText(terms.limit)}. Choose LMNP réel, or ask the tax office.`,
    };
  return notCovered(
    `Micro-BIC applies up to ${euroText(terms.limit)} of rent a year for this letting. In ${year} rents are ${euroText(rent)}. Choose LMNP réel.`,
  );
}
