import type { CertificateKind, CostKind, Holding, Valuation } from './holding.ts';

export const certificateLabels: Readonly<Record<CertificateKind, string>> = {
  epc: 'Energy certificate (EPC)',
  'gas-safety': 'Gas safety record',
  eicr: 'Electrical report (EICR)',
  licence: 'Licence',
  insurance: 'Insurance',
  other: 'Other document',
};

export const costLabels: Readonly<Record<CostKind, string>> = {
  management: 'Management',
  maintenance: 'Maintenance',
  insurance: 'Insurance',
  'service-charge': 'Service charge',
  'ground-rent': 'Ground rent',
  licence: 'Licence',
  certificates: 'Safety certificates',
  tax: 'Property tax',
  works: 'Refurbishment',
  other: 'Other',
};

export const valuationLabels: Readonly<Record<Valuation['kind'], string>> = {
  own: 'Own estimate',
  agent: 'Agent',
  valuer: 'Surveyor',
  lender: 'Lender',
};

export const loanLabels: Readonly<Record<Holding['loans'][string]['kind'], string>> = {
  'interest-only': 'Interest only',
  repayment: 'Repayment',
};

export const costPeriodLabels: Readonly<Record<Holding['costs'][string]['per'], string>> = {
  once: 'Once',
  month: 'Monthly',
  year: 'Yearly',
  'rent-share': 'Share of rent received',
};

export const rentPeriodLabels: Readonly<Record<Holding['tenancies'][string]['per'], string>> = { month: 'Monthly', week: 'Weekly' };
