import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, stays, unreadRule as unread } from '../../inputs/check.ts';

const check = checkIn('IT');

const leaseLaw = unread(
  'Residential leases law (legge 431/1998)',
  '1998-12-30',
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
);

const leaseChecks: readonly Regulation[] = [
  check({
    id: 'it-lease-free',
    words:
      'A lease at a free-market rent runs for four years and renews for four more. After the first four you may end it only for a reason listed in the law, such as living there yourself.',
    rule: leaseLaw,
  }),
  check({
    id: 'it-lease-agreed',
    level: 'ask',
    words:
      'A lease at an agreed rent (canone concordato) runs for three years and renews for two more, and must follow the town’s agreement. If no landlord or tenant association helped with the lease, you need a statement from one to get the tax reliefs. Ask for the zone’s rent bands.',
    rule: leaseLaw,
  }),
  check({
    id: 'it-rent-rise',
    words:
      'While you choose the flat tax (cedolare secca), the rent may not rise. Otherwise it may rise with the consumer price index (ISTAT) if the lease says so.',
    rule: unread(
      'Flat tax on rent (d.lgs. 23/2011, art. 3)',
      '2011-04-07',
      'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2011-03-14;23',
    ),
  }),
  check({
    id: 'it-lease-registration',
    words:
      'Register the lease with the revenue agency within 30 days, because an unregistered one is void. Include the energy certificate (APE).',
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
      'Rooms are let on separate leases under the town’s agreement: six to 36 months for students, one to 18 months for other needs. Ask for its terms.',
    rule: leaseLaw,
  }),
];

const stayChecks: readonly Regulation[] = [
  check({
    id: 'it-stay-code',
    strategies: stays,
    words:
      'A home let for short stays needs a national code (CIN), which must be shown in every advert and outside the building, and needs gas and carbon monoxide detectors and fire extinguishers. The fine for not having the code is €800 to €8,000.',
    rule: read(
      'National identification code (CIN, d.l. 145/2023, art. 13-ter)',
      '2024-09-01',
      'https://www.ilpost.it/2024/08/31/primo-settembre-vigore-cin-affitti-brevi/',
    ),
  }),
  check({
    id: 'it-stay-business',
    strategies: stays,
    words:
      'Letting three or more homes for short stays is a business. You need a VAT number and company registration, pay social contributions and cannot use the flat tax.',
    rule: read('Short lets are a business from the third home (Budget law for 2026)', '2026-01-01', 'https://agostinistudio.com/blog'),
  }),
  check({
    id: 'it-stay-town',
    strategies: stays,
    level: 'ask',
    words:
      'Towns such as Florence and Venice limit short stays, and a condominium’s rules may ban them. Ask the town and the administrator.',
    rule: unread('Town limits on short lets', '2024-01-01', 'https://www.ministeroturismo.gov.it'),
  }),
  check({
    id: 'it-stay-data',
    strategies: stays,
    words: 'Platforms check the registration number and tell the authorities the number of nights and guests.',
    rule: read('Regulation (EU) 2024/1028 on short-term rental data', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
];

/** The Italian letting and selling rules we cover; an empty list does not mean that no rule applies. */
export const italyChecks: readonly Regulation[] = [
  ...leaseChecks,
  ...stayChecks,
  check({
    id: 'it-papers',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation', 'flip'],
    level: 'ask',
    words:
      'A sale needs plans that match the building and the town’s permits (conformità catastale e urbanistica). Have a surveyor (geometra) check before you sign the preliminary contract.',
    rule: unread('Cadastral conformity at a sale (d.l. 78/2010, art. 19)', '2010-07-01', 'https://www.normattiva.it'),
  }),
  check({
    id: 'it-superbonus',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation', 'flip'],
    level: 'ask',
    words:
      'Gains are taxed for ten years after Superbonus-funded works, instead of for five years after the purchase. Ask whether the building had such works.',
    rule: unread('Gains after Superbonus works (Budget law for 2024)', '2024-01-01', 'https://www.normattiva.it'),
  }),
  check({
    id: 'it-flip-trade',
    strategies: ['flip'],
    level: 'ask',
    words:
      'Repeatedly buying to resell is a business. Income tax, social contributions and VAT then replace the 26% tax on the gain. Ask an accountant (commercialista) before a second resale.',
    rule: unread('Income of businesses (art. 55 TUIR)', '2004-01-01', 'https://www.normattiva.it'),
  }),
];
