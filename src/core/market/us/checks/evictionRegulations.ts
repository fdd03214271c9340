import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { everyState, marketsOf, read, tenancies, unread, usCheck } from './usCheck.ts';

/** Rules on ending a tenancy: notices, and the reasons that a state or city requires. */
export const evictionRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-eviction-federal-notice',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'house-hack'],
    places: everyState,
    words:
      'If the mortgage is federally backed (Fannie Mae, Freddie Mac, FHA, VA) or the tenant has a voucher, you must give 30 days’ notice to vacate for unpaid rent, whatever state law says. Courts differ on how far this reaches.',
    rule: read(
      'CARES Act section 4024(c), 15 U.S.C. 9058(c)',
      '2020-03-27',
      'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section9058',
    ),
  }),
  usCheck({
    id: 'us-eviction-local-notice',
    strategies: [...tenancies, 'house-hack'],
    places: everyState,
    level: 'ask',
    words:
      'Notice periods and court times differ by state and city. Ask how many weeks possession usually takes here, and set the vacancy to match.',
    rule: unread(
      'State eviction laws, by state and city',
      '2021-01-01',
      'https://www.lsc.gov/initiatives/effect-state-local-laws-evictions/lsc-eviction-laws-database',
    ),
  }),
  usCheck({
    id: 'us-eviction-california',
    strategies: tenancies,
    places: marketsOf('CA'),
    words:
      'After 12 months, you may end a tenancy only for just cause. If the tenant is not at fault, you owe one month’s rent as relocation assistance.',
    rule: read(
      'Tenant Protection Act of 2019 (AB 1482), Civil Code section 1946.2',
      '2020-01-01',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1946.2',
    ),
  }),
  usCheck({
    id: 'us-eviction-oregon',
    strategies: tenancies,
    places: marketsOf('OR'),
    words:
      'After the first year, you may end a tenancy only for cause, or for a qualifying landlord reason with 90 days’ notice and, if you own more than four units, a payment of one month’s rent.',
    rule: read('SB 608 (2019), ORS 90.427', '2019-02-28', 'https://www.oregonlegislature.gov/bills_laws/ors/ors090.html'),
  }),
  usCheck({
    id: 'us-eviction-washington',
    strategies: tenancies,
    places: marketsOf('WA'),
    words:
      'You may end a tenancy only for a cause listed in the law. A first lease of 6 to 12 months may end at its term on 60 days’ notice.',
    rule: read('RCW 59.18.650', '2021-05-10', 'https://app.leg.wa.gov/RCW/default.aspx?cite=59.18.650'),
  }),
  usCheck({
    id: 'us-eviction-new-jersey',
    strategies: tenancies,
    places: marketsOf('NJ'),
    words: 'A tenant may stay when the lease ends unless you have good cause. Only owner-occupied houses of up to three units are exempt.',
    rule: read('Anti-Eviction Act of 1974, N.J.S.A. 2A:18-61.1', '1974-06-25', 'https://www.njleg.state.nj.us/'),
  }),
  usCheck({
    id: 'us-eviction-colorado',
    strategies: tenancies,
    places: marketsOf('CO'),
    words: 'After 12 months, you may end a tenancy only for cause, or for a landlord reason listed in the law.',
    rule: read('HB24-1098, cause required for eviction of a residential tenant', '2024-04-19', 'https://leg.colorado.gov/bills/hb24-1098'),
  }),
  usCheck({
    id: 'us-eviction-new-hampshire',
    strategies: tenancies,
    places: marketsOf('NH'),
    words: 'You may end a tenancy only for good cause. A lease of 12 months or longer may end at its term on 60 days’ written notice.',
    rule: read('RSA 540:2, as amended by HB 60 (2025)', '2026-07-01', 'https://gc.nh.gov/rsa/html/LV/540/540-2.htm'),
  }),
  usCheck({
    id: 'us-eviction-georgia',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('GA'),
    words: 'Unpaid rent requires three business days’ written notice before you file in court, and the home must be fit for habitation.',
    rule: read('Safe at Home Act (HB 404), O.C.G.A. 44-7-13 and 44-7-50', '2024-07-01', 'https://www.legis.ga.gov/'),
  }),
  usCheck({
    id: 'us-eviction-district',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('DC'),
    words: 'A tenant may stay when the lease ends and may be evicted only for causes listed in the law.',
    rule: unread(
      'Rental Housing Act of 1985, D.C. Code 42-3505.01',
      '1985-07-17',
      'https://code.dccouncil.gov/us/dc/council/code/sections/42-3505.01',
    ),
  }),
  usCheck({
    id: 'us-sale-to-tenants-district',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'house-hack', 'flip'],
    places: marketsOf('DC'),
    level: 'ask',
    words:
      'Tenants may have a right to purchase first (TOPA), but since 31 December 2025 buildings under 15 years old and most houses of two to four units sold by individual owners are exempt. Ask for the notice or the exemption before you sign.',
    rule: read('RENTAL Act of 2025, amending D.C. Code 42-3404.02', '2025-12-31', 'https://dhcd.dc.gov/'),
  }),
  usCheck({
    id: 'us-sale-to-tenants-maryland',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'house-hack', 'flip'],
    places: marketsOf('MD'),
    level: 'ask',
    words:
      'Tenants of a one- to three-unit rental have 30 days in which to make the first offer. Ask for their notice and answer before you sign.',
    rule: read('Renters’ Rights and Stabilization Act of 2024 (HB 693)', '2024-10-01', 'https://dhcd.maryland.gov/TurningTheKey/'),
  }),
  usCheck({
    id: 'us-eviction-philadelphia',
    strategies: tenancies,
    places: marketsOf('PA'),
    towns: ['Philadelphia'],
    words:
      'You may end a tenancy of less than a year only for good cause, and an eviction must first go through the city’s diversion program.',
    rule: unread('Philadelphia Code sections 9-804 and 9-811', '2019-01-01', 'https://www.phila.gov/'),
  }),
  usCheck({
    id: 'us-eviction-seattle',
    strategies: tenancies,
    places: marketsOf('WA'),
    towns: ['Seattle'],
    words: 'Seattle also requires just cause, a registered unit and 180 days’ notice of a rent increase.',
    rule: unread('Seattle Municipal Code chapter 22.206 and 7.24', '2021-11-08', 'https://www.seattle.gov/rentinginseattle'),
  }),
  usCheck({
    id: 'us-eviction-chicago',
    strategies: tenancies,
    places: marketsOf('IL'),
    towns: ['Chicago'],
    words:
      'The notice you must give of nonrenewal depends on how long the tenant has lived there: 30 days up to six months, 60 days up to three years, 120 days after that.',
    rule: unread('Fair Notice Ordinance, Municipal Code chapter 5-12', '2020-10-01', 'https://www.chicago.gov/'),
  }),
  usCheck({
    id: 'us-eviction-boston',
    strategies: tenancies,
    places: marketsOf('MA'),
    towns: ['Boston'],
    words: 'Send the city a copy of any notice to quit or of nonrenewal, with a notice of tenants’ rights.',
    rule: unread('Housing Stability Notification Act', '2021-01-01', 'https://www.boston.gov/departments/housing'),
  }),
];
