import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Spanish terms by the English label. */
export const spainNames: LocalNames = {
  'Purchase price': 'precio de compra',
  'Transfer tax': 'ITP',
  'Notary, register and agent': 'notaría, registro y agencia',
  Refurbishment: 'reforma',
  Deposit: 'entrada',
  'Interest rate': 'tipo de interés',
  'Mortgage rate': 'tipo de interés',
  'Loan term': 'plazo',
  'Mortgage term': 'plazo',
  'Loan to value': 'financiación sobre tasación',
  'Monthly mortgage payment': 'cuota mensual',
  'Monthly rent': 'renta mensual',
  Vacancy: 'vacancia',
  'Property tax': 'IBI',
  'Service charge': 'gastos de comunidad',
  'Charges you cannot pass on': 'gastos de comunidad',
  Maintenance: 'mantenimiento',
  Management: 'gestión del alquiler',
  'Landlord insurance': 'seguro de hogar',
  'Rent by the room': 'alquiler por habitaciones',
  'Gross yield': 'rentabilidad bruta',
  'Net yield': 'rentabilidad neta',
  'Monthly cash flow': 'flujo de caja mensual',
  'Income tax': 'IRPF',
  'Capital gains tax': 'ganancia patrimonial',
};

/** Help texts specific to Spain. */
export const spainHelp: LocalHelp = {
  purchasePrice:
    'What you would pay. The seller usually pays the agent. A reference value (valor de referencia) above it is taxed instead.',
  monthlyRent:
    'Rent a month without utilities. Community fees are often the landlord’s. In a tense market (zona tensionada) the last rent or the official index caps it.',
  propertyTaxPerYear:
    'The owner’s IBI is 0.4 % to 1.1 % of the cadastral value, which only the bill shows. Ask the seller for the last receipt.',
  serviceChargePerYear:
    'Community fees (gastos de comunidad) of a flat: €600 to €1,800 a year, mostly the landlord’s. Ask for planned levies (derramas).',
  tenantFind: 'The landlord pays the agent of a home let to live in, since 26 May 2023.',
  rentGrowth:
    'The yearly rise of leases from 26 May 2023 is capped by the official index (IRAV). Its value changes each month and is not held.',
  sellingCosts:
    'The agent and cancelling the mortgage. The town’s tax on the rise of land value (plusvalía municipal) comes on top: ask the town.',
  floorAreaSqFt: 'Adverts print the built area (superficie construida). The usable area (útil) is some 15 % to 20 % smaller.',
};
