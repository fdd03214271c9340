import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Local names of figures and inputs in Dutch and French. */
export const belgiumNames: LocalNames = {
  'Purchase price': 'aankoopprijs, prix d’achat',
  'Asking price': 'vraagprijs, prix demandé',
  'Purchase tax': 'registratierechten, droits d’enregistrement',
  'Notary, register and agent': 'notariskosten, frais de notaire',
  'Property tax': 'onroerende voorheffing, précompte immobilier',
  'Monthly rent': 'huur zonder lasten, loyer hors charges',
  'Gross yield': 'brutorendement, rendement brut',
  'Net yield': 'nettorendement, rendement net',
  'Monthly cash flow': 'kasstroom, cash-flow mensuel',
  'Cash needed': 'eigen inbreng met kosten, fonds propres avec frais',
  Deposit: 'eigen inbreng, apport',
  'Loan term': 'looptijd, durée',
  'Interest rate': 'rentevoet, taux',
  'Loan to value': 'quotiteit, quotité',
  'Monthly mortgage payment': 'mensualiteit, mensualité',
  Vacancy: 'leegstand, vacance locative',
  Maintenance: 'onderhoud, entretien',
  Management: 'rentmeesterschap, gestion',
  'Charges you cannot pass on': 'eigenaarslasten, charges du propriétaire',
  'Landlord insurance': 'brandverzekering, assurance incendie',
  'Selling costs': 'verkoopkosten, frais de vente',
};

/** Country-specific help texts. */
export const belgiumHelp: LocalHelp = {
  purchasePrice: 'The price excluding the agent’s fee, which the seller pays. Registration duty and the notary’s fee are extra.',
  monthlyRent:
    'Rent without charges (huur zonder lasten, loyer hors charges). It is not taxed if the tenant only lives there and deducts none of it as a business cost.',
  serviceChargePerYear:
    'The owner’s charges from the association of co-owners (VME, ACP): manager, insurance, building repairs. The tenant pays for consumption and for the upkeep of common parts.',
  floorAreaSqFt: 'Habitable area (bewoonbare oppervlakte, surface habitable).',
  propertyTaxPerYear:
    'Onroerende voorheffing, précompte immobilier: indexed cadastral income times the region, province and commune rates. Enter it from the bill. You may not pass this tax on to a tenant who lives there.',
  mortgageTax: 'Registration duty and register fee on the mortgage, plus the notary’s deed.',
};
