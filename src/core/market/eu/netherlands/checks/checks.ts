import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule, unreadRule } from '../../inputs/check.ts';

const check = checkIn('NL');

/** Rules of letting in the Netherlands. The euro limits of points in 2026 could not be read, so none is given. */
export const netherlandsChecks: readonly Regulation[] = [
  check({
    id: 'nl-rent-points',
    strategies: ['buy-to-let', 'brrrr', 'rent-to-rent'],
    level: 'ask',
    words:
      'Have the home’s points (WWS) counted before you set the rent: up to 143 points the rent is social, from 144 to 186 it is capped (middenhuur), and from 187 it is free at the start. The maximum rents of 2026 in euros are not known here.',
    rule: readRule(
      'Affordable Rent Act (Wet betaalbare huur)',
      '2024-07-01',
      'https://www.willemarswonen.nl/wet-betaalbare-huur-vanaf-1-juli-2024/',
    ),
  }),
  check({
    id: 'nl-room-points',
    strategies: ['hmo'],
    level: 'ask',
    words:
      'A room has a maximum rent by its own points (WWS onzelfstandig), whatever their number. Have each room counted; the amounts of 2026 are not known here.',
    rule: readRule(
      'Affordable Rent Act (Wet betaalbare huur)',
      '2024-07-01',
      'https://www.willemarswonen.nl/wet-betaalbare-huur-vanaf-1-juli-2024/',
    ),
  }),
  check({
    id: 'nl-permanent-lease',
    words: 'New leases are for an indefinite time, apart from a few groups such as students: you cannot end one because the term is over.',
    rule: unreadRule('Fixed Rental Contracts Act (Wet vaste huurcontracten)', '2024-07-01', 'https://wetten.overheid.nl/BWBR0005290'),
  }),
  check({
    id: 'nl-good-landlord',
    words: 'The deposit ends at two months’ bare rent, the lease is in writing, and agents may ask no fee of the tenant.',
    rule: unreadRule('Good Landlordship Act (Wet goed verhuurderschap)', '2023-07-01', 'https://wetten.overheid.nl/BWBR0048024'),
  }),
  check({
    id: 'nl-purchase-protection',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation'],
    level: 'ask',
    words:
      'Many municipalities forbid letting a cheaper home in the first four years after its purchase (opkoopbescherming). Ask whether the home’s area and official value (WOZ) fall under it.',
    rule: unreadRule('Purchase protection, Housing Act 2014 (Huisvestingswet)', '2022-01-01', 'https://wetten.overheid.nl/BWBR0035303'),
  }),
  check({
    id: 'nl-room-permit',
    strategies: ['hmo'],
    level: 'ask',
    words:
      'Letting by the room (kamerverhuur) mostly takes a permit of the municipality, from two or three tenants who are no household. Ask before you buy.',
    rule: unreadRule('Conversion permit, Housing Act 2014 (Huisvestingswet)', '2015-01-01', 'https://wetten.overheid.nl/BWBR0035303'),
  }),
  check({
    id: 'nl-stay-permit',
    strategies: ['serviced-accommodation'],
    level: 'ask',
    words:
      'Letting a home you do not live in to tourists all year is forbidden or takes a permit in Amsterdam and many other towns, and each listing a registration number. Ask the municipality.',
    rule: unreadRule('Tourist letting, Housing Act 2014 (Huisvestingswet)', '2021-01-01', 'https://wetten.overheid.nl/BWBR0035303'),
  }),
  check({
    id: 'nl-stay-data',
    strategies: ['serviced-accommodation'],
    words: 'Platforms show a registration number where the town asks for one and report your nights to the authorities.',
    rule: readRule('Regulation (EU) 2024/1028 on short-term rentals', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
  check({
    id: 'nl-rent-increase',
    level: 'ask',
    words:
      'Yearly rises have a legal maximum in the social, the capped and the free sector alike. The percentages of this year are not known here: ask the rent tribunal (Huurcommissie).',
    rule: unreadRule('Rent Act (Uitvoeringswet huurprijzen woonruimte)', '2021-05-01', 'https://wetten.overheid.nl/BWBR0014315'),
  }),
  check({
    id: 'nl-trade-in-homes',
    strategies: ['flip', 'brrrr'],
    level: 'ask',
    words:
      'Work beyond ordinary management, such as many sales or your own labour on the works, moves the gain to box 1. Ask an accountant.',
    rule: unreadRule('Income Tax Act 2001 (Wet IB 2001), articles 3.90 and 3.91', '2001-01-01', 'https://wetten.overheid.nl/BWBR0011353'),
  }),
];
