import { ownerNames } from '../../../../core/deal/ownership.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import { owners, type Basis, type Owner } from '../../../../core/deal/owner.ts';

interface OwnerChoice {
  readonly value: Owner;
  readonly label: string;
}

const everyOwner: readonly OwnerChoice[] = owners.map((value) => ({ value, label: ownerNames[value] }));

/** A company's taxes are calculated in the United Kingdom alone; an American LLC of one person is taxed as its owner. */
const personalOwners = everyOwner.filter(({ value }) => value !== 'company');

/** Whose home it can be, for who invests in a country. */
export const ownerChoicesIn = (country: MarketCountry): readonly OwnerChoice[] => (country === 'GB' ? everyOwner : personalOwners);

/** The same with the one that is chosen, so that what deals are judged as can be seen and left. */
export const ownerChoicesWith = (country: MarketCountry, chosen: Owner): readonly OwnerChoice[] =>
  everyOwner.filter((choice) => choice.value === chosen || ownerChoicesIn(country).includes(choice));

export const basisChoices: readonly { readonly value: Basis; readonly label: string }[] = [
  { value: 'before-tax', label: 'Before tax' },
  { value: 'after-tax', label: 'After tax' },
];
