import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** French terms by the English label. */
export const franceNames: LocalNames = {
  'Purchase price': 'prix d’achat',
  'Asking price': 'prix affiché',
  'Transfer tax': 'droits de mutation',
  'Notary, register and agent': 'frais de notaire',
  Refurbishment: 'travaux',
  Deposit: 'apport',
  'Mortgage rate': 'taux du crédit',
  'Interest rate': 'taux du crédit',
  'Loan term': 'durée du prêt',
  'Loan to value': 'quotité',
  'Monthly mortgage payment': 'mensualité',
  'Monthly rent': 'loyer hors charges',
  Vacancy: 'vacance locative',
  Voids: 'vacance locative',
  Management: 'gestion locative',
  'Finding a tenant': 'frais de mise en location',
  Maintenance: 'entretien et travaux',
  'Property tax': 'taxe foncière',
  'Charges you cannot pass on': 'charges non récupérables',
  'Service charge': 'charges non récupérables',
  'Landlord insurance': 'assurance PNO',
  Furniture: 'mobilier',
  'Rent growth': 'révision par l’IRL',
  'Selling costs': 'frais de vente',
  'Gross yield': 'rendement brut',
  'Net yield': 'rendement net',
  'Monthly cash flow': 'cash-flow mensuel',
  'Annual cash flow': 'cash-flow annuel',
  'Annual running costs': 'charges annuelles',
  'Cash needed': 'apport total',
  'Income tax': 'impôt sur le revenu et prélèvements sociaux',
  'Capital gains tax': 'impôt sur la plus-value',
};

/** Help texts specific to France. */
export const franceHelp: LocalHelp = {
  purchasePrice:
    'The price with the agent’s fee (FAI) where the seller bears it. Where the buyer bears it (charge acquéreur) enter the net price and the fee with the other costs: transfer tax is on the net price.',
  monthlyRent:
    'Rent a month without charges (hors charges). A rent with charges (charges comprises) and the official map of rents hold about a tenth more.',
  propertyTaxPerYear:
    'The owner pays the taxe foncière, often about a month’s rent. It is on the seller’s bill alone: ask for it. The waste tax in it (TEOM) comes back from the tenant.',
  serviceChargePerYear: 'Of a flat’s charges 20 % to 35 % stay with the owner (charges non récupérables). Ask for three years of accounts.',
  otherCostsPerYear:
    'LMNP réel takes an accountant of €400 to €700 and CFE of €200 to €500. Insurance of unpaid rent (GLI) is 2.5 % to 3.5 % of it.',
  floorAreaSqFt: 'A flat is sold by its Carrez area and let by its habitable area: both leave out what is under 1.80 m.',
  deposit: 'Banks expect own money for the costs of buying. The costs come on top of the price.',
};
