import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Portuguese terms by the English label. */
export const portugalNames: LocalNames = {
  'Purchase price': 'preço de compra',
  'Transfer tax': 'IMT',
  'Notary, register and agent': 'escritura e registo',
  Refurbishment: 'obras',
  Deposit: 'entrada',
  'Interest rate': 'taxa de juro',
  'Mortgage rate': 'taxa de juro',
  'Loan term': 'prazo',
  'Mortgage term': 'prazo',
  'Monthly mortgage payment': 'prestação mensal',
  'Monthly rent': 'renda mensal',
  Vacancy: 'desocupação',
  'Property tax': 'IMI',
  'Service charge': 'condomínio',
  'Charges you cannot pass on': 'condomínio',
  Maintenance: 'manutenção',
  Management: 'gestão do arrendamento',
  'Landlord insurance': 'seguro multirriscos',
  'Rent by the room': 'arrendamento de quartos',
  'Gross yield': 'rentabilidade bruta',
  'Net yield': 'rentabilidade líquida',
  'Monthly cash flow': 'fluxo de caixa mensal',
  'Income tax': 'IRS',
  'Capital gains tax': 'mais-valias',
};

/** Help texts specific to Portugal. */
export const portugalHelp: LocalHelp = {
  purchasePrice: 'What you would pay. The seller usually pays the agent. A higher taxable value (VPT) is taxed instead.',
  monthlyRent: 'Rent a month without utilities. The owner pays the condominium unless the lease says otherwise.',
  propertyTaxPerYear:
    'The owner’s IMI is 0.3 % to 0.45 % of the taxable value (VPT), which the property’s tax record (caderneta predial) shows. Values above €600,000 bear AIMI as well.',
  serviceChargePerYear: 'The condominium (condomínio), which the owner mostly pays. Ask for the minutes: works may be planned.',
  rentGrowth: 'The rent of a running lease rises by the year’s official coefficient unless the lease says otherwise.',
  floorAreaSqFt: 'Adverts print the private gross area (área bruta privativa) or the usable area (área útil). Ask which.',
};
