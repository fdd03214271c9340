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
  purchasePrice: 'Without the agent’s fee, which the seller pays. Registration duty and the notary come on top.',
  monthlyRent: 'Rent without charges (huur zonder lasten, loyer hors charges). It is not taxed where the tenant lives there privately.',
  serviceChargePerYear:
    'What the association of co-owners (VME, ACP) asks of the owner: manager, insurance, repairs of the building. Consumption and upkeep of common parts are the tenant’s.',
  floorAreaSqFt: 'Habitable area (bewoonbare oppervlakte, surface habitable).',
  propertyTaxPerYear:
    'Onroerende voorheffing, précompte immobilier: indexed cadastral income times the rates of region, province and commune. Take it from the bill; it may not be passed on to a tenant who lives there.',
  mortgageTax: 'Registration duty and the register’s fee on the mortgage, and the notary’s deed.',
};
