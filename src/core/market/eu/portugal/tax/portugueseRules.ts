import { confirmedRule, unconfirmedRule } from '../../euRule.ts';

const taxOffice = 'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/cirs_rep/Pages/irs72.aspx';
const gainsUrl = 'https://www.doutorfinancas.pt/impostos/irs/mais-valias-imobiliarias-em-2025-o-que-sao-e-como-reduzir-o-seu-impacto/';
const gainsCode = 'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/cirs_rep/Pages/irs50.aspx';

export const flatRule = confirmedRule({
  id: 'pt-rent-flat',
  title: 'Residential rent: 25% of the rent less costs (taxa autónoma, art. 72 CIRS)',
  inForceFrom: '2023-10-07',
  url: 'https://www.doutorfinancas.pt/impostos/irs-das-rendas-saiba-o-que-mudou-em-2024',
});

export const longLeaseRule = unconfirmedRule({
  id: 'pt-rent-long-lease',
  title: 'Leases of at least five, ten and twenty years: 15%, 10% and 5%',
  inForceFrom: '2024-01-01',
  url: 'https://www.doutorfinancas.pt/impostos/irs-das-rendas-saiba-o-que-mudou-em-2024',
});

export const moderateRentRule = unconfirmedRule({
  id: 'pt-rent-moderate',
  title: 'Rents up to €2,300 a month: 10% until 31 December 2029, passed by parliament on 18 February 2026, publication not confirmed',
  inForceFrom: '2026-01-01',
  url: 'https://www.valadascoriel.com/pt-pt/irs-para-senhorios-com-renda-moderada-desce-para-10-ate-2029',
});

export const scaleRule = unconfirmedRule({
  id: 'pt-rent-scale',
  title: 'Rent on the general scale (englobamento) at the owners’ own marginal rate',
  inForceFrom: '2026-01-01',
  url: taxOffice,
});

export const interestRule = unconfirmedRule({
  id: 'pt-rent-interest',
  title: 'Interest, furniture and depreciation are not deducted from rent (art. 41 CIRS)',
  inForceFrom: '2015-01-01',
  url: taxOffice,
});

export const lossRule = unconfirmedRule({
  id: 'pt-rent-loss',
  title: 'A letting loss is deductible from the rent of the following six years (art. 55 CIRS)',
  inForceFrom: '2015-01-01',
  url: taxOffice,
});

export const gainRule = confirmedRule({
  id: 'pt-gain',
  title: 'Half of the gain is taxed on the general scale (mais-valias, art. 43 CIRS)',
  inForceFrom: '2023-01-01',
  url: gainsUrl,
});

export const devaluationRule = confirmedRule({
  id: 'pt-gain-devaluation',
  title: 'The purchase price is indexed by the devaluation coefficient if the property is held for more than 24 months (art. 50 CIRS)',
  inForceFrom: '1989-01-01',
  url: gainsCode,
});

/** The rule listed for years after 2026, which use the 2026 figures. */
export const laterYearsRule = unconfirmedRule({
  id: 'pt-later-years',
  title: 'Taxes on rent and gains after 2026, using the 2026 figures',
  inForceFrom: '2027-01-01',
  url: taxOffice,
});
