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

/** The reason why a hold cannot be taxed; null if it can. */
export function refusalOf(hold: Hold): TaxRefusal | null {
  const { letting, settings, owners, years } = hold;
  const early = years.find(({ on }) => yearOf({ on }) < firstYear);
  if (early !== undefined)
    return {
      kind: 'year-not-known',
      message: `French income tax is held for incomes from ${firstYear} on, not of ${yearOf(early)}: begin the letting in ${firstYear} or later.`,
    };
  if (settings.household === 'couple' && owners.length > 2)
    return notCovered('A couple files one return: with more than two owners choose that each owner files alone.');
  if (letting === 'stays' && isBare(settings))
    return notCovered('Guests by the night are let a furnished home: choose micro-BIC or LMNP réel in place of a regime of bare rents.');
  return ofYears(hold);
}

/** The calendar year of a letting year. */
export const yearOf = ({ on }: Pick<HoldYear, 'on'>): number => Number(on.slice(0, 4));

const isBare = ({ regime }: FranceSettings): boolean => regime === 'micro-foncier' || regime === 'reel-foncier';

const notCovered = (message: string): TaxRefusal => ({ kind: 'case-not-covered', message });

/** The first year that some household’s rent puts outside its regime. */
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
    `Micro-foncier ends where a household’s bare rents are above ${euroText(microFoncier.limit)} a year: in ${given.year} they are ${euroText(sumMoney(rents))}. Choose réel foncier.`,
  );
}

function ofFurnished(hold: Hold, { household, rent, year }: HouseholdRent): TaxRefusal | null {
  const beyond = hold.settings.regime === 'micro-bic' ? ofMicroBic(hold, rent, year) : null;
  if (beyond !== null) return beyond;
  if (rent <= socialSecurityAbove) return null;
  if (rent > household.otherIncome)
    return notCovered(
      `Furnished rents of ${euroText(rent)} in ${year} are above ${euroText(socialSecurityAbove)} and above the household’s other income of ${euroText(household.otherIncome)}: the letting is professional (LMP), with its own social contributions and gains tax, which are not held. Ask an accountant.`,
    );
  if (hold.letting === 'stays')
    return {
      kind: 'law-not-known',
      message: `Guests by the night who pay ${euroText(rent)} in ${year}, more than ${euroText(socialSecurityAbove)}, may bring social contributions (URSSAF) in place of social charges, and these are not held. Ask an accountant.`,
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
      message: `Status not known: whether micro-BIC reaches to ${euroText(microBicOpenTo)} from 2026 could not be read, and the rents of ${year} are ${euroText(rent)}, above ${euroText(terms.limit)}. Choose LMNP réel, or ask the tax office.`,
    };
  return notCovered(
    `Micro-BIC ends at rents of ${euroText(terms.limit)} a year for this letting: in ${year} they are ${euroText(rent)}. Choose LMNP réel.`,
  );
}
