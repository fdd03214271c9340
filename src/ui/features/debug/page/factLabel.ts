import type { FactName } from '../../../../core/listing/facts.ts';

const own: Readonly<Partial<Record<FactName, string>>> = {
  listingId: 'ID',
  url: 'Page URL',
  transaction: 'Sale or rent',
  leaseYearsRemaining: 'Years of lease left',
  groundRentPerYear: 'Annual ground rent',
  serviceChargePerYear: 'Annual service charge',
  propertyTaxPerYear: 'Annual property tax billed to the seller',
  rentWithChargesPerMonth: 'Monthly rent including service charges',
  agentFee: 'Agent fee',
  postalCode: 'Postal code',
  units: 'Dwellings in the building',
  epcBand: 'EPC band',
  floorAreaSqFt: 'Floor area, sq ft',
  imageUrls: 'Photos',
  firstListedOn: 'First listed',
  reducedOn: 'Reduced',
  agentName: 'Agent',
  status: 'Status',
};

/** A fact as a heading: "Council tax band". */
export const factLabel = (fact: FactName): string =>
  own[fact] ?? fact.charAt(0).toUpperCase() + fact.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
