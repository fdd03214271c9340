import { ownerNames } from '../../../../core/deal/ownership.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import { owners, type Basis, type Owner } from '../../../../core/deal/owner.ts';

interface OwnerChoice {
  readonly value: Owner;
  readonly label: string;
}

const everyOwner: readonly OwnerChoice[] = owners.map((value) => ({ value, label: ownerNames[value] }));

/** Company taxes are calculated for the United Kingdom only, and a single-member US LLC is taxed as its owner. */
const personalOwners = everyOwner.filter(({ value }) => value !== 'company');

/** Owner types offered in a country. */
export const ownerChoicesIn = (country: MarketCountry): readonly OwnerChoice[] => (country === 'GB' ? everyOwner : personalOwners);

/** The offered types plus the current choice, so that it can be seen and changed. */
export const ownerChoicesWith = (country: MarketCountry, chosen: Owner): readonly OwnerChoice[] =>
  everyOwner.filter((choice) => choice.value === chosen || ownerChoicesIn(country).includes(choice));

export const basisChoices: readonly { readonly value: Basis; readonly label: string }[] = [
  { value: 'before-tax', label: 'Before tax' },
  { value: 'after-tax', label: 'After tax' },
];
