import { confirmedRule, unconfirmedRule } from '../../euRule.ts';

const budgetTables = 'https://kpmg.com/ie/en/insights/tax/budget-2026/tables.html';

export const incomeTaxRule = confirmedRule({
  id: 'ie-income-tax-2026',
  title: 'Income tax bands for 2026: 20% and 40%',
  inForceFrom: '2026-01-01',
  url: budgetTables,
});

/** The rule shown for years after 2026, because later Budgets are not included. */
export const laterYearsRule = unconfirmedRule({
  id: 'ie-later-years',
  title: 'Income tax, Universal Social Charge and PRSI after 2026, using the 2026 figures',
  inForceFrom: '2027-01-01',
  url: budgetTables,
});

export const uscRule = confirmedRule({
  id: 'ie-usc-2026',
  title: 'Universal Social Charge for 2026',
  inForceFrom: '2026-01-01',
  url: 'https://ie-kb.sage.com/portal/app/portlets/results/botviewsolution.jsp?hypermediatext=null&solutionid=251114162042793',
});

export const uscSurchargeRule = unconfirmedRule({
  id: 'ie-usc-surcharge',
  title: 'Universal Social Charge: 3% surcharge on non-employment income over €100,000',
  inForceFrom: '2011-01-01',
  url: 'https://www.revenue.ie/en/jobs-and-pensions/usc/index.aspx',
});

export const prsiRule = confirmedRule({
  id: 'ie-prsi-2026',
  title: 'PRSI for 2026: 4.2%, 4.35% from 1 October, on letting income above €5,000',
  inForceFrom: '2026-01-01',
  url: budgetTables,
});

export const caseVRule = confirmedRule({
  id: 'ie-case-v',
  title: 'Rental income (Case V): mortgage interest deductible in full for a registered tenancy',
  inForceFrom: '2019-01-01',
  url: 'https://www.revenue.ie/en/property/rental-income/irish-rental-income/what-expenses-are-allowed.aspx',
});

export const fittingsRule = confirmedRule({
  id: 'ie-fittings',
  title: 'Wear and tear on furniture: 12.5% for eight years',
  inForceFrom: '2002-12-04',
  url: 'https://ckp.ie/allowable-expenses-deductibles-for-a-landlord-for-a-rental-property-in-ireland/',
});

export const lptNotDeductedRule = unconfirmedRule({
  id: 'ie-lpt-not-deducted',
  title: 'Local Property Tax is not deductible from rent',
  inForceFrom: '2013-07-01',
  url: 'https://www.revenue.ie/en/property/local-property-tax/index.aspx',
});

export const rentalReliefRule = confirmedRule({
  id: 'ie-rprir',
  title: 'Residential Premises Rental Income Relief (RPRIR) for 2026 and 2027',
  inForceFrom: '2026-01-01',
  url: 'https://www.revenue.ie/en/personal-tax-credits-reliefs-and-exemptions/land-and-property/rprir/how-much-can-you-claim.aspx',
});

export const clawbackRule = confirmedRule({
  id: 'ie-rprir-clawback',
  title: 'Clawback of RPRIR on a sale within four years',
  inForceFrom: '2024-01-01',
  url: 'https://www.revenue.ie/en/personal-tax-credits-reliefs-and-exemptions/land-and-property/rprir/clawback.aspx',
});

export const gainsTaxRule = confirmedRule({
  id: 'ie-capital-gains-tax',
  title: 'Capital Gains Tax: 33% above €1,270 a year',
  inForceFrom: '2012-12-06',
  url: 'https://www.revenue.ie/en/property/foreign-property/foreign-cgt-relief.aspx',
});

export const sevenYearsRule = confirmedRule({
  id: 'ie-seven-years',
  title: 'Partial Capital Gains Tax relief for land bought from 7 December 2011 to 31 December 2014',
  inForceFrom: '2018-01-01',
  url: 'https://www.charteredaccountants.ie/taxsource/1997/en/act/pub/0039/nfg/sec0604A-nfg.html',
});
