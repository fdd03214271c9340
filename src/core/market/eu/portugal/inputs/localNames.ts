import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Portuguese terms, keyed by English label. */
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
  purchasePrice:
    'The price you would pay. The seller usually pays the agent. If the taxable value (VPT) is higher, tax is due on that instead.',
  monthlyRent: 'Monthly rent excluding utilities. The owner pays condominium charges unless the lease says otherwise.',
  propertyTaxPerYear:
    'The owner pays IMI (property tax) of 0.3% to 0.45% of the taxable value (VPT), shown in the property’s tax record (caderneta predial). AIMI (additional property tax) is also due on values above €600,000.',
  serviceChargePerYear:
    'Condominium charges (condomínio), which the owner usually pays. Ask for the minutes, because works may be planned.',
  rentGrowth: 'The rent of a current lease rises by the year’s official coefficient unless the lease says otherwise.',
  floorAreaSqFt: 'Adverts give the private gross area (área bruta privativa) or the usable area (área útil). Ask which.',
};
