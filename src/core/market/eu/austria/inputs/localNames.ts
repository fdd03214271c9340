import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Austrian terms by the English label. */
export const austriaNames: LocalNames = {
  'Purchase price': 'Kaufpreis',
  'Asking price': 'Angebotspreis',
  'Property tax': 'Grundsteuer',
  'Transfer tax': 'Grunderwerbsteuer',
  'Notary, register and agent': 'Kaufnebenkosten ohne Grunderwerbsteuer',
  'Monthly rent': 'Hauptmietzins netto',
  'Annual rent received': 'Jahresnettomiete nach Mietausfall',
  'Gross yield': 'Bruttorendite',
  'Net yield': 'Nettorendite ohne Kaufnebenkosten',
  'Gross rent multiplier': 'Kaufpreisfaktor',
  'Cash-on-cash': 'Eigenkapitalrendite aus Cashflow',
  'Monthly cash flow': 'Cashflow im Monat',
  'Annual cash flow': 'Cashflow im Jahr',
  'Cash needed': 'Eigenmittel mit Nebenkosten',
  'Net operating income': 'Reinertrag',
  'Annual running costs': 'nicht überwälzbare Kosten',
  'Loan to value': 'Beleihungsquote',
  'Monthly mortgage payment': 'Kreditrate',
  Deposit: 'Eigenmittel',
  'Loan term': 'Laufzeit',
  'Mortgage term': 'Laufzeit',
  'Interest rate': 'Sollzinssatz',
  'Mortgage rate': 'Sollzinssatz',
  'Mortgage tax': 'Pfandrechtseintragung',
  Vacancy: 'Leerstand und Mietausfall',
  Maintenance: 'Erhaltung und Rücklage',
  'Charges you cannot pass on': 'nicht überwälzbare Bewirtschaftungskosten',
  'Service charge': 'nicht überwälzbare Bewirtschaftungskosten',
  Management: 'Mietverwaltung',
  'Finding a tenant': 'Vermittlungsprovision',
  Refurbishment: 'Sanierung',
  'Selling costs': 'Verkaufskosten',
  'Price growth': 'Wertsteigerung',
  'Rent growth': 'Mietsteigerung',
  'Capital gains tax': 'Immobilienertragsteuer',
  'Income tax': 'Einkommensteuer',
};

/** Help texts specific to Austria. */
export const austriaHelp: LocalHelp = {
  purchasePrice:
    'The price in the contract. The buyer’s agent’s fee, up to 3 % with 20 % VAT on it, comes on top and is among the buying costs.',
  monthlyRent:
    'Net main rent (Hauptmietzins): without operating costs and without the 10 % VAT. An advert’s gross rent (Bruttomiete) includes both, so take them off.',
  serviceChargePerYear:
    'What you pay of the monthly charge and may not pass on. Leave out the repair reserve (Rücklage), which maintenance counts already.',
  maintenance: 'Repairs of flat and building, with what you pay into the repair reserve (Rücklage): the two are the same money.',
  propertyTaxPerYear: 'The tenant pays property tax (Grundsteuer) with the operating costs. Yours only while it stands empty.',
  insurancePerYear: 'The tenant pays building insurance with the operating costs. Enter what you pay in addition.',
  mortgageTax: 'The entry of the mortgage in the land register, 1.2 % of the sum entered, which is often more than the loan.',
  floorAreaSqFt: 'Usable space (Nutzfläche): without balconies, terraces and cellar rooms.',
  tenantFind: 'The party that first orders the agent pays: since July 2023 usually the landlord.',
};
