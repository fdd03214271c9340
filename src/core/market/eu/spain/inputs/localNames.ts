import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Spanish terms, keyed by English label. */
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
    'The price you would pay. The seller usually pays the agent. If the reference value (valor de referencia) is higher, tax is due on that instead.',
  monthlyRent:
    'Monthly rent excluding utilities. The landlord often pays community fees. In a stressed market (zona tensionada) the last rent or the official index caps the rent.',
  propertyTaxPerYear:
    'The owner pays IBI (property tax) of 0.4% to 1.1% of the cadastral value, which only the bill shows. Ask the seller for the last receipt.',
  serviceChargePerYear:
    'Community fees (gastos de comunidad) for a flat are €600 to €1,800 a year, usually paid by the landlord. Ask about planned levies (derramas).',
  tenantFind: 'Since 26 May 2023 the landlord pays the agent when letting a permanent home.',
  rentGrowth:
    'For leases from 26 May 2023 the yearly increase is capped by the official index (IRAV). Its value changes each month, so we don’t include it.',
  sellingCosts:
    'The agent’s fee and the cost of cancelling the mortgage at the land registry. The town’s tax on the increase in land value (plusvalía municipal) is extra, so ask the town.',
  floorAreaSqFt: 'Adverts give the built area (superficie construida). The usable area (útil) is some 15% to 20% smaller.',
};
