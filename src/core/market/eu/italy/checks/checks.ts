import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, stays, unreadRule as unread } from '../../inputs/check.ts';

const check = checkIn('IT');

const leaseLaw = unread(
  'Law on leases of homes (legge 431/1998)',
  '1998-12-30',
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
);

const leaseChecks: readonly Regulation[] = [
  check({
    id: 'it-lease-free',
    words:
      'A lease with a free rent runs for four years and four more. At the end of the first four you may end it for a reason the law names alone, such as own use.',
    rule: leaseLaw,
  }),
  check({
    id: 'it-lease-agreed',
    level: 'ask',
    words:
      'An agreed rent (canone concordato) runs for three years and two more and keeps within the town’s agreement. The reliefs need an association’s statement where it did not help with the lease. Ask for the bands of the zone.',
    rule: leaseLaw,
  }),
  check({
    id: 'it-rent-rise',
    words:
      'Under the flat tax (cedolare secca) the rent may not rise while it is chosen. Without it, by the consumer price index (ISTAT) where the lease says so.',
    rule: unread(
      'Flat tax on rent (d.lgs. 23/2011, art. 3)',
      '2011-04-07',
      'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2011-03-14;23',
    ),
  }),
  check({
    id: 'it-lease-registration',
    words:
      'Register the lease with the revenue agency within 30 days: an unregistered one is void. The energy certificate (APE) belongs to it.',
    rule: unread(
      'Registration of leases (legge 311/2004, art. 1 (346))',
      '2005-01-01',
      'https://www.agenziaentrate.gov.it/portale/schede/fabbricatiterreni/registrazione-contratti-di-locazione',
    ),
  }),
  check({
    id: 'it-rooms',
    strategies: ['hmo'],
    level: 'ask',
    words:
      'Rooms are let on separate leases: for students six to 36 months, for other needs one to 18 months, by the town’s agreement. Ask for its terms.',
    rule: leaseLaw,
  }),
];

const stayChecks: readonly Regulation[] = [
  check({
    id: 'it-stay-code',
    strategies: stays,
    words:
      'A home let for short stays needs the national code (CIN), shown in every advert and outside the building, with gas and carbon monoxide detectors and fire extinguishers. Without the code the fine is €800 to €8,000.',
    rule: read(
      'National identification code (CIN, d.l. 145/2023, art. 13-ter)',
      '2024-09-01',
      'https://www.ilpost.it/2024/08/31/primo-settembre-vigore-cin-affitti-brevi/',
    ),
  }),
  check({
    id: 'it-stay-business',
    strategies: stays,
    words: 'Three homes or more let for short stays are a business: VAT number, register of companies and contributions, and no flat tax.',
    rule: read('Short lets as a business from the third home (Budget law for 2026)', '2026-01-01', 'https://agostinistudio.com/blog'),
  }),
  check({
    id: 'it-stay-town',
    strategies: stays,
    level: 'ask',
    words:
      'Towns such as Florence and Venice limit short stays, and a condominium’s rules may ban them. Ask the town and the administrator.',
    rule: unread('Limits of towns on short lets', '2024-01-01', 'https://www.ministeroturismo.gov.it'),
  }),
  check({
    id: 'it-stay-data',
    strategies: stays,
    words: 'Platforms check the registration number and report nights and guests to the authorities.',
    rule: read('Regulation (EU) 2024/1028 on data of short lets', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
];

/** Italian rules on letting and selling that we have on file; an empty list does not mean that no rule applies. */
export const italyChecks: readonly Regulation[] = [
  ...leaseChecks,
  ...stayChecks,
  check({
    id: 'it-papers',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation', 'flip'],
    level: 'ask',
    words:
      'A sale needs plans that match the building and the town’s permits (conformità catastale e urbanistica). Have a surveyor (geometra) look before you sign the preliminary contract.',
    rule: unread('Cadastral conformity at a sale (d.l. 78/2010, art. 19)', '2010-07-01', 'https://www.normattiva.it'),
  }),
  check({
    id: 'it-superbonus',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation', 'flip'],
    level: 'ask',
    words:
      'A gain is taxed for ten years after works that had the Superbonus, in place of five years after the purchase. Ask whether the building had it.',
    rule: unread('Gains after Superbonus works (Budget law for 2024)', '2024-01-01', 'https://www.normattiva.it'),
  }),
  check({
    id: 'it-flip-trade',
    strategies: ['flip'],
    level: 'ask',
    words:
      'Buying to resell again and again is a business with income tax, contributions and VAT in place of the 26 %. Ask an accountant (commercialista) before a second resale.',
    rule: unread('Income of businesses (art. 55 TUIR)', '2004-01-01', 'https://www.normattiva.it'),
  }),
];
