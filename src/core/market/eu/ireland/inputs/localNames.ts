import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Irish terms, keyed by English label. */
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
  purchasePrice: 'The price you would pay. The seller pays the estate agent, so there is no buyer’s fee.',
  monthlyRent: 'Monthly rent excluding utilities. Rent caps apply nationwide, so ask what the last tenant paid.',
  propertyTaxPerYear: 'The owner pays Local Property Tax, which is not deductible for income tax. Ask the council for its adjustment.',
  serviceChargePerYear: 'A flat pays its management company €1,200 to €3,000 a year. The landlord bears it.',
  otherCostsPerYear: 'Registration with the Residential Tenancies Board costs €40 a year per tenancy.',
  floorAreaSqFt: 'Adverts give floor area in square feet or square metres. The price register does not give floor areas.',
};
