import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** German terms, keyed by English label. */
export const germanyNames: LocalNames = {
  'Purchase price': 'Kaufpreis',
  'Asking price': 'Angebotspreis',
  'Property tax': 'Grundsteuer',
  'Transfer tax': 'Grunderwerbsteuer',
  'Notary, register and agent': 'Kaufnebenkosten ohne Grunderwerbsteuer',
  'Monthly rent': 'Nettokaltmiete',
  'Annual rent received': 'Jahresnettokaltmiete nach Mietausfall',
  'Gross yield': 'Bruttomietrendite',
  'Net yield': 'Nettomietrendite ohne Kaufnebenkosten',
  'Gross rent multiplier': 'Kaufpreisfaktor',
  'Cash-on-cash': 'Eigenkapitalrendite aus Cashflow',
  'Monthly cash flow': 'Cashflow im Monat',
  'Annual cash flow': 'Cashflow im Jahr',
  'Cash needed': 'Eigenkapital mit Nebenkosten',
  'Net operating income': 'Reinertrag',
  'Annual running costs': 'nicht umlagefähige Kosten',
  'Debt service cover': 'Kapitaldienstdeckung',
  'Loan to value': 'Beleihungsauslauf',
  'Monthly mortgage payment': 'Annuität im Monat',
  Deposit: 'Eigenkapital',
  'Loan term': 'Laufzeit bis zur Volltilgung',
  'Mortgage term': 'Laufzeit bis zur Volltilgung',
  'Interest rate': 'Sollzins',
  'Mortgage rate': 'Sollzins',
  'Mortgage tax': 'Grundschuldbestellung',
  Vacancy: 'Mietausfallwagnis',
  Maintenance: 'Instandhaltung',
  'Charges you cannot pass on': 'nicht umlagefähiges Hausgeld',
  'Service charge': 'nicht umlagefähiges Hausgeld',
  Management: 'Mietverwaltung',
  'Finding a tenant': 'Maklercourtage bei Vermietung',
  'Landlord insurance': 'Wohngebäudeversicherung',
  Refurbishment: 'Renovierung und Sanierung',
  'Selling costs': 'Verkaufskosten',
  'Price growth': 'Wertsteigerung',
  'Rent growth': 'Mietsteigerung',
  'Capital gains tax': 'Spekulationssteuer',
  'Income tax': 'Einkommensteuer und Solidaritätszuschlag',
};

/** Help texts specific to Germany. */
export const germanyHelp: LocalHelp = {
  purchasePrice: 'The price in the contract. It excludes your half of the agent’s commission, up to 3.57%, which is in the purchase costs.',
  monthlyRent:
    'Net cold rent (Nettokaltmiete), excluding operating costs and heating. An advert’s warm rent (Warmmiete) includes both, so deduct them.',
  serviceChargePerYear:
    'The part of the monthly charge (Hausgeld) that the tenant does not pay: administration. Exclude the repair reserve (Erhaltungsrücklage), which is in maintenance.',
  maintenance:
    'Repairs to the flat and building, including your payments into the repair reserve. The starting value is €14.40 per square metre a year.',
  propertyTaxPerYear:
    'The tenant pays property tax (Grundsteuer) as part of the service charges if the lease says so. You pay it only while the property is empty.',
  insurancePerYear:
    'The tenant pays building insurance as part of the service charges. Enter any additional cover you pay for, such as rent loss cover.',
  mortgageYears:
    'German loans quote an initial repayment rate (Tilgung) instead of a term. At 3.9% interest, a loan with a 2% repayment rate is paid off in about 28 years, and one with 3% in about 21. The rate is usually fixed for 10 to 15 years only.',
  floorAreaSqFt:
    'Living space (Wohnfläche). A quarter of a balcony’s area counts, cellars don’t count, and space under sloping ceilings counts according to its height.',
  tenantFind: 'The person who instructs the agent pays (Bestellerprinzip). Landlords often pay two months’ net cold rent plus VAT.',
};
