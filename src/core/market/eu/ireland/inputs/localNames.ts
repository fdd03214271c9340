import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Irish terms by the English label. */
export const irelandNames: LocalNames = {
  'Property tax': 'Local Property Tax, LPT',
  'Charges you cannot pass on': 'management company charge',
  'Service charge': 'management company charge',
  Management: 'letting agent',
  Vacancy: 'voids',
  'Rent by the room': 'house share',
  'Transfer tax': 'stamp duty',
  'Capital gains tax': 'CGT',
  'Debt service cover': 'rent cover',
  'Income tax': 'income tax, USC and PRSI',
};

/** Help texts specific to Ireland. */
export const irelandHelp: LocalHelp = {
  purchasePrice: 'What you would pay. The seller pays the estate agent, so no buyer’s fee comes on top.',
  monthlyRent: 'Rent a month without utilities. Caps on the rent hold in the whole country: ask what the last tenant paid.',
  propertyTaxPerYear:
    'The owner pays Local Property Tax and it does not come off the rent for income tax. Ask the council for its own adjustment.',
  serviceChargePerYear: 'A flat pays its management company €1,200 to €3,000 a year. The landlord bears it.',
  otherCostsPerYear: 'Registration with the Residential Tenancies Board is €40 a year for each tenancy.',
  floorAreaSqFt: 'Adverts print square feet or square metres of floor. The price register has no areas.',
};
