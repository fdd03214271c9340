import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Italian terms by the English label. */
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
  purchasePrice: 'What you would pay, without your own agent’s fee: buyer and seller each pay 2 % to 4 % and VAT.',
  monthlyRent: 'Rent a month without condominium charges, which the tenant mostly pays.',
  propertyTaxPerYear:
    'The owner’s IMU follows from the cadastral income (rendita catastale) and the town’s rate. Ask the seller for the last bill.',
  serviceChargePerYear:
    'What the owner bears of the condominium: extraordinary works and the administrator. The tenant mostly pays the rest.',
  rentGrowth: 'Under the flat tax (cedolare secca) the rent of a running lease may not rise.',
  floorAreaSqFt: 'Adverts print the commercial area (superficie commerciale), with balconies and cellars in part and the walls.',
};
