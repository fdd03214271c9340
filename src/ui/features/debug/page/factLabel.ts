import type { FactName } from '../../../../core/listing/facts.ts';

const own: Readonly<Partial<Record<FactName, string>>> = {
  listingId: 'Id',
  url: 'Address of the page',
  transaction: 'Sale or rent',
  leaseYearsRemaining: 'Years of lease left',
  groundRentPerYear: 'Ground rent a year',
  serviceChargePerYear: 'Service charge a year',
  propertyTaxPerYear: 'Property tax a year, of the seller',
  rentWithChargesPerMonth: 'Rent a month with service charges',
  agentFee: 'Fee of the agent',
  postalCode: 'Postal code',
  units: 'Dwellings in the building',
  epcBand: 'EPC band',
  floorAreaSqFt: 'Floor area, sq ft',
  imageUrls: 'Pictures',
  firstListedOn: 'First listed',
  reducedOn: 'Reduced',
  agentName: 'Agent',
  status: 'Status',
};

/** A fact as a heading: "Council tax band". */
export const factLabel = (fact: FactName): string =>
  own[fact] ?? fact.charAt(0).toUpperCase() + fact.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
