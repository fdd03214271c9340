import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, stays, tenancies, unreadRule as unread } from '../../inputs/check.ts';

const check = checkIn('PT');

const civilCode = 'https://diariodarepublica.pt/dr/legislacao-consolidada/decreto-lei/1966-34509075';
const guestHouses = 'https://diariodarepublica.pt/dr/legislacao-consolidada/decreto-lei/2014-107684692';

/** The Portuguese letting and selling rules we cover; an empty list does not mean that no rule applies. */
export const portugalChecks: readonly Regulation[] = [
  check({
    id: 'pt-rent-rise',
    words:
      'The rent of a current lease rises once a year by the official coefficient, 2.24% in 2026, unless the lease says otherwise. We don’t have later coefficients.',
    rule: unread(
      'Rent coefficient for 2026 (art. 24 NRAU)',
      '2026-01-01',
      'https://www.doutorfinancas.pt/impostos/irs-das-rendas-saiba-o-que-mudou-em-2024',
    ),
  }),
  check({
    id: 'pt-new-lease-cap',
    level: 'ask',
    words:
      'If the home was let in the previous five years, a new lease could start at no more than 2% above the last rent (Mais Habitação). We couldn’t confirm whether the 2026 package changed this. Ask a lawyer before you set a rent.',
    rule: unread(
      'Initial rent under new leases (Lei 56/2023, art. 34)',
      '2023-10-07',
      'https://diariodarepublica.pt/dr/detalhe/lei/56-2023-222477692',
    ),
  }),
  check({
    id: 'pt-lease-term',
    words:
      'A residential lease runs for at least a year, and a landlord’s first objection to renewal cannot take effect until three years have passed. Register it with the tax office.',
    rule: unread('Length of leases (arts. 1095 to 1097 Código Civil)', '2019-02-13', civilCode),
  }),
  check({
    id: 'pt-moderate-rent',
    level: 'ask',
    words:
      'A tax of 10% on rents up to €2,300 a month, until 31 December 2029, passed parliament on 18 February 2026. We couldn’t confirm its current status, so we apply it only if you choose it.',
    rule: unread(
      'Moderate rents package',
      '2026-02-18',
      'https://www.valadascoriel.com/pt-pt/irs-para-senhorios-com-renda-moderada-desce-para-10-ate-2029',
    ),
  }),
  check({
    id: 'pt-energy-certificate',
    strategies: [...tenancies, 'flip'],
    words: 'An advert to let or sell a home must show the energy class, so the owner needs the certificate first.',
    rule: unread('Energy certificates (Decreto-Lei 101-D/2020)', '2021-07-01', 'https://www.sce.pt'),
  }),
  check({
    id: 'pt-stay-registration',
    strategies: stays,
    level: 'ask',
    words:
      'Nightly letting (alojamento local) needs registration with the town hall, and towns may stop new registrations in designated zones. Ask whether the home has a registration and whether it passes to a buyer.',
    rule: unread('Alojamento local (Decreto-Lei 128/2014 as changed by Decreto-Lei 76/2024)', '2024-11-01', guestHouses),
  }),
  check({
    id: 'pt-stay-community',
    strategies: stays,
    level: 'ask',
    words: 'A building’s owners may vote against nightly lets, and its deed may forbid them. Ask for the minutes and the deed.',
    rule: unread('Opposition by the condominium (Decreto-Lei 76/2024)', '2024-11-01', guestHouses),
  }),
  check({
    id: 'pt-stay-data',
    strategies: stays,
    words: 'Platforms check the registration number and tell the authorities the number of nights and guests.',
    rule: read('Regulation (EU) 2024/1028 on short-term rental data', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
  check({
    id: 'pt-aimi',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation'],
    level: 'ask',
    words:
      'An owner whose homes have a combined taxable value (VPT) above €600,000 pays AIMI (additional property tax) on the excess. Add up the values of your homes before you buy.',
    rule: unread('Additional property tax (AIMI, art. 135-A CIMI)', '2017-01-01', 'https://info.portaldasfinancas.gov.pt'),
  }),
];
