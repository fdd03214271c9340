/** The parts of a deal that a person can share by link. */
export const sharedPartIds = [
  'address',
  'verdict',
  'figures',
  'warnings',
  'property',
  'costs',
  'finance',
  'cash-flow',
  'risk',
  'area',
  'lending',
  'inputs',
  'notes',
] as const;

export type SharedPartId = (typeof sharedPartIds)[number];

/** A part's name and contents, as the person reads them when choosing. `isUsual`: chosen unless the person decides otherwise. */
export interface SharedPart {
  readonly label: string;
  readonly hint: string;
  readonly isUsual: boolean;
}

/** Parts that show the person's own targets, figures or notes are off until the person chooses them. */
export const sharedParts: Readonly<Record<SharedPartId, SharedPart>> = {
  address: { label: 'Address and listing link', hint: 'Otherwise only the kind of property is shown.', isUsual: true },
  verdict: { label: 'Verdict, score and your rules', hint: 'Shows your targets and how the deal compares with them.', isUsual: false },
  figures: { label: 'Figures', hint: 'Every figure of the deal, without your targets.', isUsual: true },
  warnings: { label: 'Warnings', hint: 'Points to check before relying on the figures.', isUsual: true },
  property: { label: 'Property details', hint: 'Bedrooms, tenure, energy rating and other facts from the listing.', isUsual: true },
  costs: { label: 'Purchase costs', hint: 'Purchase tax and fees, with a refinance or sale if planned.', isUsual: true },
  finance: { label: 'Mortgage', hint: 'The loan, and a comparison of mortgages if you have one.', isUsual: true },
  'cash-flow': { label: 'Income and costs over time', hint: 'Charts and tables by month and year.', isUsual: true },
  risk: { label: 'Risk', hint: 'Sensitivity, simulations and the chance of each outcome.', isUsual: false },
  area: { label: 'Area', hint: 'Published rents and figures for the area. Includes a map if you share the address.', isUsual: false },
  lending: { label: 'Evidence for a lender', hint: 'Interest cover, rent evidence and exit.', isUsual: false },
  inputs: { label: 'Inputs and sources', hint: 'Your own figures among them, but not your income, tax or home.', isUsual: false },
  notes: { label: 'Notes', hint: 'All your notes on this deal, word for word.', isUsual: false },
};

/** The parts chosen at first. */
export const usualParts: readonly SharedPartId[] = sharedPartIds.filter((id) => sharedParts[id].isUsual);
