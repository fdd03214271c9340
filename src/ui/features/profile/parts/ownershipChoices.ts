import { ownerNames, owners, type Basis } from '../../../../core/deal/ownership.ts';

export const ownerChoices = owners.map((value) => ({ value, label: ownerNames[value] }));

export const basisChoices: readonly { readonly value: Basis; readonly label: string }[] = [
  { value: 'before-tax', label: 'Before tax' },
  { value: 'after-tax', label: 'After tax' },
];
