import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Italian terms, keyed by English label. */
export const italyNames: LocalNames = {
  'Purchase price': 'prezzo',
  'Transfer tax': 'imposta di registro',
  'Notary, register and agent': 'notaio, catasto e agenzia',
  Refurbishment: 'ristrutturazione',
  Deposit: 'anticipo',
  'Interest rate': 'tasso',
  'Mortgage rate': 'tasso',
  'Loan term': 'durata',
  'Mortgage term': 'durata',
  'Monthly mortgage payment': 'rata mensile',
  'Monthly rent': 'canone mensile',
  Vacancy: 'sfitto',
  'Property tax': 'IMU',
  'Service charge': 'spese condominiali',
  'Charges you cannot pass on': 'spese condominiali del proprietario',
  Maintenance: 'manutenzione',
  Management: 'gestione',
  'Landlord insurance': 'assicurazione casa',
  'Rent by the room': 'affitto a stanze',
  'Gross yield': 'rendimento lordo',
  'Net yield': 'rendimento netto',
  'Monthly cash flow': 'flusso di cassa mensile',
  'Income tax': 'cedolare secca o IRPEF',
  'Capital gains tax': 'plusvalenza',
};

/** Help texts specific to Italy. */
export const italyHelp: LocalHelp = {
  purchasePrice: 'The price you would pay, excluding your own agent’s fee. Buyer and seller each pay 2% to 4% plus VAT.',
  monthlyRent: 'Monthly rent excluding condominium charges, which the tenant usually pays.',
  propertyTaxPerYear:
    'The owner pays IMU (property tax), based on the cadastral income (rendita catastale) and the town’s rate. Ask the seller for the last bill.',
  serviceChargePerYear: 'The owner’s condominium charges: extraordinary works and the administrator. The tenant usually pays the rest.',
  rentGrowth: 'Under the flat tax (cedolare secca) the rent of a current lease may not rise.',
  floorAreaSqFt: 'Adverts give the commercial area (superficie commerciale), which includes walls and part of balconies and cellars.',
};
