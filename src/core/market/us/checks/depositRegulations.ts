import type { Regulation, RegulationSource } from '../../../deal/strategies/regulations/regulation.ts';
import type { UsState } from '../../markets.ts';
import { marketsOf, read, tenancies, unread, usCheck } from './usCheck.ts';

const one = 'A security deposit may not exceed one month’s rent.';
const oneAndAHalf = 'A security deposit may not exceed one and a half months’ rent.';
const two = 'A security deposit may not exceed two months’ rent.';

/** Maximum security deposits by state; a state without a row has no cap, or we have no figure for it. */
const caps: readonly (readonly [state: UsState, words: string, rule: RegulationSource])[] = [
  [
    'AK',
    `${two} There is no cap if the rent is above $2,000 a month.`,
    unread('AS 34.03.070', '1974-01-01', 'https://www.akleg.gov/basis/statutes.asp#34.03.070'),
  ],
  ['AL', one, unread('Code of Alabama 35-9A-201', '2007-01-01', 'https://alison.legislature.state.al.us/code-of-alabama')],
  [
    'AR',
    `${two} Owners of up to five units are exempt.`,
    unread('Arkansas Code 18-16-304', '1979-01-01', 'https://www.arkleg.state.ar.us/'),
  ],
  ['AZ', oneAndAHalf, unread('A.R.S. 33-1321', '1974-01-01', 'https://www.azleg.gov/ars/33/01321.htm')],
  [
    'CA',
    `${one} Individuals who own at most two rental properties, with at most four units in total, may ask for two months’ rent.`,
    read(
      'AB 12, Civil Code section 1950.5',
      '2024-07-01',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=1950.5.&lawCode=CIV',
    ),
  ],
  ['CO', two, read('HB23-1095, C.R.S. 38-12-102.5', '2023-08-07', 'https://leg.colorado.gov/bills/hb23-1095')],
  [
    'CT',
    `${two} The limit is one month for a tenant aged 62 or older.`,
    unread('General Statutes 47a-21', '1976-01-01', 'https://www.cga.ct.gov/current/pub/chap_831.htm'),
  ],
  ['DC', one, unread('14 DCMR 308', '1979-01-01', 'https://www.dcregs.dc.gov/')],
  [
    'DE',
    'On a lease of a year or more, a security deposit may not exceed one month’s rent.',
    unread('Delaware Code title 25, section 5514', '1996-01-01', 'https://delcode.delaware.gov/title25/c055/index.html'),
  ],
  ['GA', two, read('Safe at Home Act (HB 404), O.C.G.A. 44-7-30.1', '2024-07-01', 'https://www.legis.ga.gov/')],
  ['HI', one, unread('HRS 521-44', '1972-01-01', 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0521/HRS_0521-0044.htm')],
  ['IA', two, unread('Iowa Code 562A.12', '1979-01-01', 'https://www.legis.iowa.gov/docs/code/562A.12.pdf')],
  [
    'KS',
    'A security deposit may not exceed one month’s rent for an unfurnished home, or one and a half for a furnished one.',
    unread('K.S.A. 58-2550', '1975-01-01', 'https://www.ksrevisor.gov/statutes/'),
  ],
  [
    'MA',
    one,
    unread(
      'General Laws chapter 186, section 15B',
      '1973-01-01',
      'https://malegislature.gov/Laws/GeneralLaws/PartII/TitleI/Chapter186/Section15B',
    ),
  ],
  [
    'MD',
    `${one} Two months’ rent is allowed if a tenant who gets state help with utilities agrees in writing.`,
    read(
      'Renters’ Rights and Stabilization Act of 2024, Real Property 8-203',
      '2024-10-01',
      'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=grp&section=8-203',
    ),
  ],
  ['ME', two, unread('14 M.R.S. 6032', '1978-01-01', 'https://legislature.maine.gov/statutes/14/title14sec6032.html')],
  ['MI', oneAndAHalf, unread('MCL 554.602', '1973-04-01', 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-554-602')],
  ['MO', two, unread('RSMo 535.300', '1983-01-01', 'https://revisor.mo.gov/main/OneSection.aspx?section=535.300')],
  [
    'NC',
    'A security deposit may not exceed one and a half months’ rent on a month-to-month lease, or two on a longer lease.',
    unread('G.S. 42-51', '1977-10-01', 'https://www.ncleg.gov/EnactedLegislation/Statutes/PDF/BySection/Chapter_42/GS_42-51.pdf'),
  ],
  ['ND', one, unread('N.D.C.C. 47-16-07.1', '1979-01-01', 'https://ndlegis.gov/cencode/t47c16.pdf')],
  ['NE', one, unread('Revised Statutes 76-1416', '1975-07-01', 'https://nebraskalegislature.gov/laws/statutes.php?statute=76-1416')],
  [
    'NH',
    'A security deposit may not exceed one month’s rent or $100, whichever is more.',
    unread('RSA 540-A:6', '1979-01-01', 'https://gc.nh.gov/rsa/html/LV/540-A/540-A-6.htm'),
  ],
  ['NJ', oneAndAHalf, unread('N.J.S.A. 46:8-21.2', '1971-01-01', 'https://www.njleg.state.nj.us/')],
  [
    'NM',
    'On a lease of less than a year, a security deposit may not exceed one month’s rent.',
    unread('NMSA 47-8-18', '1975-07-01', 'https://nmonesource.com/'),
  ],
  [
    'NV',
    'Security deposits may not exceed three months’ rent.',
    unread('NRS 118A.242', '1977-01-01', 'https://www.leg.state.nv.us/nrs/nrs-118a.html'),
  ],
  ['NY', one, unread('General Obligations Law 7-108', '2019-06-14', 'https://www.nysenate.gov/legislation/laws/GOB/7-108')],
  [
    'PA',
    `${two} From the second year the limit is one month.`,
    unread('Landlord and Tenant Act of 1951, 68 P.S. 250.511a', '1972-01-01', 'https://www.palegis.us/'),
  ],
  ['RI', one, unread('General Laws 34-18-19', '1987-01-01', 'https://webserver.rilegislature.gov/Statutes/TITLE34/34-18/34-18-19.htm')],
  ['SD', one, unread('SDCL 43-32-6.1', '1984-01-01', 'https://sdlegislature.gov/Statutes/43-32-6.1')],
  [
    'VA',
    two,
    unread('Code of Virginia 55.1-1226', '2019-10-01', 'https://law.lis.virginia.gov/vacode/title55.1/chapter12/section55.1-1226/'),
  ],
];

export const depositRegulations: readonly Regulation[] = caps.map(([state, words, rule]) =>
  usCheck({ id: `us-deposit-${state.toLowerCase()}`, strategies: [...tenancies, 'house-hack'], places: marketsOf(state), words, rule }),
);
