import type { Basis, Owner } from '../../../../core/deal/ownership.ts';

export const ownerChoices: readonly { readonly value: Owner; readonly label: string }[] = [
  { value: 'me', label: 'Me' },
  { value: 'joint', label: 'Both of us' },
  { value: 'company', label: 'A company' },
];

export const basisChoices: readonly { readonly value: Basis; readonly label: string }[] = [
  { value: 'before-tax', label: 'Before tax' },
  { value: 'after-tax', label: 'After tax' },
];
