/** Who owns the property: one person, two people jointly, or their company. */
export const owners = ['me', 'joint', 'company'] as const;

export type Owner = (typeof owners)[number];

/** Whether figures, score and verdict are before or after the owner's income tax. */
export const bases = ['before-tax', 'after-tax'] as const;

export type Basis = (typeof bases)[number];

export interface Ownership {
  readonly owner: Owner;
  readonly basis: Basis;
}
