import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule, unreadRule } from '../../inputs/check.ts';

const tenantsAct = 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20010710733';

const check = checkIn('PL');

/** Polish letting rules. */
export const polandChecks: readonly Regulation[] = [
  check({
    id: 'pl-tenant-protection',
    level: 'ask',
    words:
      'Under an ordinary lease it is hard to remove a tenant who stops paying. An occasional lease (najem okazjonalny) makes it easier. It needs a notary’s deed in which the tenant agrees to leave, an address the tenant can move to, and a report to the tax office within 14 days.',
    rule: unreadRule('Tenants’ Rights Act of 21 June 2001, article 19a', '2010-01-28', tenantsAct),
  }),
  check({
    id: 'pl-rent-rise',
    words:
      'You may raise the rent no more than once in six months, with three months’ notice. You must justify an increase if the yearly rent exceeds 3% of the home’s replacement value. An occasional lease follows its own terms.',
    rule: unreadRule('Tenants’ Rights Act of 21 June 2001, articles 8a and 9', '2001-07-10', tenantsAct),
  }),
  check({
    id: 'pl-deposit',
    words: 'The deposit may not exceed twelve months’ rent, or six under an occasional lease.',
    rule: unreadRule('Tenants’ Rights Act of 21 June 2001, article 6', '2001-07-10', tenantsAct),
  }),
  check({
    id: 'pl-energy-certificate',
    words: 'Give the tenant the home’s energy certificate when the lease is signed.',
    rule: unreadRule(
      'Act on the energy performance of buildings',
      '2023-04-28',
      'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20140001200',
    ),
  }),
  check({
    id: 'pl-stay-law',
    strategies: ['serviced-accommodation'],
    level: 'ask',
    words:
      'A Polish law on short stays, with a register and powers for communes and owners’ communities, was pending. We couldn’t confirm its current status. Ask the commune and the owners’ community (wspólnota) before you buy.',
    rule: unreadRule('Draft act on short-term rentals', '2026-05-20', 'https://www.gov.pl/web/sport'),
  }),
  check({
    id: 'pl-stay-data',
    strategies: ['serviced-accommodation'],
    words:
      'Platforms must show a registration number if the country requires one, and tell the authorities how many nights your home is let.',
    rule: readRule('Regulation (EU) 2024/1028 on short-term rentals', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
  check({
    id: 'pl-stay-business',
    strategies: ['serviced-accommodation'],
    level: 'ask',
    words:
      'A flat used for business pays property tax of up to 35.53 zł a square metre in 2026, and short stays may be subject to VAT and health contributions. Ask whether yours count as a business.',
    rule: readRule(
      'Maximum property tax rates for 2026',
      '2026-01-01',
      'https://forsal.pl/kraj/aktualnosci/artykuly/10598098,nowe-stawki-podatku-od-nieruchomosci-moga-zaskoczyc-w-2026-roku-zapla.html',
    ),
  }),
  check({
    id: 'pl-rooms',
    strategies: ['hmo'],
    level: 'ask',
    words:
      'If you split a flat into many small rooms, you may have to give notice of a change of use. A room is not a separate dwelling. Ask the commune and the owners’ community (wspólnota).',
    rule: unreadRule(
      'Construction Law of 7 July 1994, article 71',
      '1995-01-01',
      'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19940890414',
    ),
  }),
  check({
    id: 'pl-trade-in-homes',
    strategies: ['flip', 'brrrr'],
    level: 'ask',
    words:
      'Buying property to resell in an organised way counts as a business. Income tax, social contributions and VAT then replace the 19% tax on the gain. Ask an accountant.',
    rule: unreadRule(
      'Personal Income Tax Act, article 5a',
      '2007-01-01',
      'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19910800350',
    ),
  }),
];
