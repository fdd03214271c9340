import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Austrian terms, keyed by English label. */
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
    'The price in the contract. It excludes the agent’s fee you pay as the buyer, up to 3% plus 20% VAT, which is in the purchase costs.',
  monthlyRent:
    'Net main rent (Hauptmietzins), excluding operating costs and the 10% VAT. An advert’s gross rent (Bruttomiete) includes both, so deduct them.',
  serviceChargePerYear:
    'The part of the monthly charge you pay and may not pass on. Exclude the repair reserve (Rücklage), which is in maintenance.',
  maintenance: 'Repairs to the flat and building, including your payments into the repair reserve (Rücklage).',
  propertyTaxPerYear:
    'The tenant pays property tax (Grundsteuer) as part of the operating costs. You pay it only while the property is empty.',
  insurancePerYear: 'The tenant pays building insurance as part of the operating costs. Enter any additional cover you pay for.',
  mortgageTax: 'The mortgage’s land register entry: 1.2% of the registered sum, which is often more than the loan.',
  floorAreaSqFt: 'Usable floor area (Nutzfläche), excluding balconies, terraces and cellar rooms.',
  tenantFind: 'The person who first instructs the agent pays. Since July 2023 that is usually the landlord.',
};
