import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** French terms, keyed by English label. */
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
    'The price including the agent’s fee (FAI) if the seller pays it. If the buyer pays it (charge acquéreur), enter the net price here and the fee under other costs, because transfer tax is due on the net price.',
  monthlyRent:
    'Monthly rent excluding charges (hors charges). Rents with charges (charges comprises), as on the official rent map, are about a tenth higher.',
  propertyTaxPerYear:
    'The owner pays the taxe foncière (property tax), often about a month’s rent. Ask for the seller’s bill, because nothing else shows it. The tenant reimburses the waste tax in it (TEOM).',
  serviceChargePerYear:
    'The owner usually bears 20% to 35% of a flat’s charges (charges non récupérables). Ask for three years of accounts.',
  otherCostsPerYear:
    'With LMNP réel (furnished letting with actual costs deducted) you pay for an accountant (€400 to €700) and business tax (CFE, €200 to €500). Unpaid rent insurance (GLI) costs 2.5% to 3.5% of the rent.',
  floorAreaSqFt: 'Flats are sold by Carrez area and let by habitable area. Both exclude space under 1.80 m high.',
  deposit: 'Banks expect you to pay the purchase costs yourself. These are on top of the price.',
};
