import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, stays, tenancies, unreadRule as unread } from '../../inputs/check.ts';

const check = checkIn('PT');

const civilCode = 'https://diariodarepublica.pt/dr/legislacao-consolidada/decreto-lei/1966-34509075';
const guestHouses = 'https://diariodarepublica.pt/dr/legislacao-consolidada/decreto-lei/2014-107684692';

/** Portuguese rules on letting and selling that we have on file; an empty list does not mean that no rule applies. */
export const portugalChecks: readonly Regulation[] = [
  check({
    id: 'pt-rent-rise',
    words:
      'The rent of a running lease rises once a year by the official coefficient, 2.24 % in 2026, unless the lease says otherwise. The coefficient of later years is not held.',
    rule: unread(
      'Coefficient for rents in 2026 (art. 24 NRAU)',
      '2026-01-01',
      'https://www.doutorfinancas.pt/impostos/irs-das-rendas-saiba-o-que-mudou-em-2024',
    ),
  }),
  check({
    id: 'pt-new-lease-cap',
    level: 'ask',
    words:
      'A new lease of a home let in the five years before could begin at 2 % above the last rent at most (Mais Habitação). Whether the package of 2026 changed it: status not known. Ask before you set a rent.',
    rule: unread(
      'First rent of new leases (Lei 56/2023, art. 34)',
      '2023-10-07',
      'https://diariodarepublica.pt/dr/detalhe/lei/56-2023-222477692',
    ),
  }),
  check({
    id: 'pt-lease-term',
    words:
      'A lease of a home runs for a year at least, and the landlord’s first objection to its renewal works after three years. Register it with the tax office.',
    rule: unread('Length of leases (art. 1095 to 1097 Código Civil)', '2019-02-13', civilCode),
  }),
  check({
    id: 'pt-moderate-rent',
    level: 'ask',
    words:
      'A tax of 10 % on rents up to €2,300 a month, to 31 December 2029, passed parliament on 18 February 2026. Status not known: it is counted where you choose it alone.',
    rule: unread(
      'Package on moderate rents',
      '2026-02-18',
      'https://www.valadascoriel.com/pt-pt/irs-para-senhorios-com-renda-moderada-desce-para-10-ate-2029',
    ),
  }),
  check({
    id: 'pt-energy-certificate',
    strategies: [...tenancies, 'flip'],
    words: 'An advert for a home to let or to sell shows the energy class: the owner needs the certificate first.',
    rule: unread('Energy certificates (Decreto-Lei 101-D/2020)', '2021-07-01', 'https://www.sce.pt'),
  }),
  check({
    id: 'pt-stay-registration',
    strategies: stays,
    level: 'ask',
    words:
      'Letting by the night (alojamento local) needs a registration with the town hall, and towns may stop new ones in zones they name. Ask whether the home has a registration and whether it passes to a buyer.',
    rule: unread('Alojamento local (Decreto-Lei 128/2014 as changed by Decreto-Lei 76/2024)', '2024-11-01', guestHouses),
  }),
  check({
    id: 'pt-stay-community',
    strategies: stays,
    level: 'ask',
    words:
      'The owners of a building may oppose guests by the night by vote, and its deed may forbid them. Ask for the minutes and the deed.',
    rule: unread('Opposition by the condominium (Decreto-Lei 76/2024)', '2024-11-01', guestHouses),
  }),
  check({
    id: 'pt-stay-data',
    strategies: stays,
    words: 'Platforms check the registration number and report nights and guests to the authorities.',
    rule: read('Regulation (EU) 2024/1028 on data of short lets', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
  check({
    id: 'pt-aimi',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation'],
    level: 'ask',
    words:
      'An owner whose homes have a taxable value (VPT) above €600,000 together pays AIMI on the rest. Add up your values before you buy.',
    rule: unread('Additional property tax (AIMI, art. 135-A CIMI)', '2017-01-01', 'https://info.portaldasfinancas.gov.pt'),
  }),
];
