import { confirmedRule, unconfirmedRule } from '../../euRule.ts';

const revenueAgency = 'https://www.agenziaentrate.gov.it/portale/schede/fabbricatiterreni/cedolare-secca';
const notaryUrl = 'https://www.notaiofabiocosenza.it/2025/09/07/plusvalenza-imposta-sostitutiva-dopo-atto/';

export const flatTaxRule = confirmedRule({
  id: 'it-flat-tax',
  title: 'Flat tax on rent (cedolare secca): 21% of the gross rent',
  inForceFrom: '2011-04-07',
  url: revenueAgency,
});

export const agreedRule = confirmedRule({
  id: 'it-flat-tax-agreed',
  title: 'Flat tax on rent (cedolare secca): 10% under agreed contracts (canone concordato)',
  inForceFrom: '2020-01-01',
  url: 'https://www.studiosartosieni.it/it/2020/page/4',
});

export const staysRule = confirmedRule({
  id: 'it-flat-tax-stays-2026',
  title: 'Flat tax on short lets: 21% on one home and 26% on the second. From the third, letting is a business (Budget law for 2026)',
  inForceFrom: '2026-01-01',
  url: 'https://agostinistudio.com/blog',
});

export const rentBaseRule = confirmedRule({
  id: 'it-irpef-rent',
  title: 'IRPEF on 95% of the rent, 66.5% under agreed contracts',
  inForceFrom: '2013-01-01',
  url: revenueAgency,
});

export const bracketsRule = unconfirmedRule({
  id: 'it-irpef-2026',
  title: 'IRPEF for 2026: 23% up to €28,000, 33% up to €50,000, 43% above',
  inForceFrom: '2026-01-01',
  url: revenueAgency,
});

export const surtaxRule = unconfirmedRule({
  id: 'it-local-surtax',
  title: 'Regional and municipal surtax (addizionali IRPEF) at the rate you entered',
  inForceFrom: '2026-01-01',
  url: revenueAgency,
});

export const registerRule = confirmedRule({
  id: 'it-register-lease',
  title: 'Register tax on the lease (imposta di registro): 2% of the rent, half paid by the owner',
  inForceFrom: '2014-01-01',
  url: revenueAgency,
});

export const agreedRegisterRule = unconfirmedRule({
  id: 'it-register-lease-agreed',
  title: 'Register tax on 70% of the rent under agreed contracts',
  inForceFrom: '2014-01-01',
  url: revenueAgency,
});

export const gainRule = unconfirmedRule({
  id: 'it-gain',
  title: 'Gain on a home sold within five years: 26%, collected by the notary (imposta sostitutiva)',
  inForceFrom: '2020-01-01',
  url: notaryUrl,
});

export const freeGainRule = unconfirmedRule({
  id: 'it-gain-free',
  title: 'No tax on the gain more than five years after the purchase (art. 67 TUIR)',
  inForceFrom: '2020-01-01',
  url: notaryUrl,
});

export const imuRule = confirmedRule({
  id: 'it-imu',
  title: 'Property tax (IMU): cadastral income × 1.05 × 160 × the town’s rate',
  inForceFrom: '2020-01-01',
  url: 'https://www.recasa.re/calcolatori/imu',
});

export const agreedImuRule = unconfirmedRule({
  id: 'it-imu-agreed',
  title: 'IMU is a quarter lower under agreed contracts',
  inForceFrom: '2020-01-01',
  url: 'https://www.recasa.re/calcolatori/imu',
});

/** The rule listed for years after 2026, which use the 2026 figures. */
export const laterYearsRule = unconfirmedRule({
  id: 'it-later-years',
  title: 'Taxes on rent and gains after 2026, using the 2026 figures',
  inForceFrom: '2027-01-01',
  url: revenueAgency,
});
