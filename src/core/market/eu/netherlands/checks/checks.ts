import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule, unreadRule } from '../../inputs/check.ts';

const check = checkIn('NL');

/** Dutch letting rules. The 2026 rent limits per point could not be confirmed, so they are left out. */
export const netherlandsChecks: readonly Regulation[] = [
  check({
    id: 'nl-rent-points',
    strategies: ['buy-to-let', 'brrrr', 'rent-to-rent'],
    level: 'ask',
    words:
      'Have the home’s points (WWS) counted before you set the rent. Up to 143 points the home is in the social sector, from 144 to 186 the rent is capped (middenhuur), and from 187 you may set the starting rent freely. We don’t have the 2026 maximum rents in euros.',
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
      'A room’s own points (WWS onzelfstandig) set its maximum rent, however many points it has. Have each room’s points counted. We don’t have the 2026 maximum rents.',
    rule: readRule(
      'Affordable Rent Act (Wet betaalbare huur)',
      '2024-07-01',
      'https://www.willemarswonen.nl/wet-betaalbare-huur-vanaf-1-juli-2024/',
    ),
  }),
  check({
    id: 'nl-permanent-lease',
    words: 'New leases are open-ended, except for a few groups such as students, so do not expect a lease to end after a fixed term.',
    rule: unreadRule('Fixed Rental Contracts Act (Wet vaste huurcontracten)', '2024-07-01', 'https://wetten.overheid.nl/BWBR0005290'),
  }),
  check({
    id: 'nl-good-landlord',
    words: 'The deposit may not exceed two months’ basic rent, the lease must be in writing, and agents may not charge the tenant a fee.',
    rule: unreadRule('Good Landlordship Act (Wet goed verhuurderschap)', '2023-07-01', 'https://wetten.overheid.nl/BWBR0048024'),
  }),
  check({
    id: 'nl-purchase-protection',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation'],
    level: 'ask',
    words:
      'Many municipalities forbid letting a cheaper home in the first four years after purchase (opkoopbescherming). Ask whether this applies to the home’s area and official value (WOZ).',
    rule: unreadRule('Purchase protection, Housing Act 2014 (Huisvestingswet)', '2022-01-01', 'https://wetten.overheid.nl/BWBR0035303'),
  }),
  check({
    id: 'nl-room-permit',
    strategies: ['hmo'],
    level: 'ask',
    words:
      'Letting rooms (kamerverhuur) to tenants who do not form a household usually needs a municipal permit, from two or three tenants depending on the municipality. Ask before you buy.',
    rule: unreadRule('Conversion permit, Housing Act 2014 (Huisvestingswet)', '2015-01-01', 'https://wetten.overheid.nl/BWBR0035303'),
  }),
  check({
    id: 'nl-stay-permit',
    strategies: ['serviced-accommodation'],
    level: 'ask',
    words:
      'In Amsterdam and many other towns, you may not let a home to tourists all year if you do not live in it, or you need a permit. Each listing needs a registration number. Ask the municipality.',
    rule: unreadRule('Tourist letting, Housing Act 2014 (Huisvestingswet)', '2021-01-01', 'https://wetten.overheid.nl/BWBR0035303'),
  }),
  check({
    id: 'nl-stay-data',
    strategies: ['serviced-accommodation'],
    words: 'Platforms must show a registration number if the town requires one, and tell the authorities how many nights your home is let.',
    rule: readRule('Regulation (EU) 2024/1028 on short-term rentals', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
  check({
    id: 'nl-rent-increase',
    level: 'ask',
    words:
      'Yearly rent increases have a legal maximum in the social, capped and free sectors. We don’t have this year’s percentages, so ask the rent tribunal (Huurcommissie).',
    rule: unreadRule('Rent Act (Uitvoeringswet huurprijzen woonruimte)', '2021-05-01', 'https://wetten.overheid.nl/BWBR0014315'),
  }),
  check({
    id: 'nl-trade-in-homes',
    strategies: ['flip', 'brrrr'],
    level: 'ask',
    words:
      'Work beyond ordinary management, such as many sales or doing refurbishment yourself, moves the gain to box 1 (income from work). Ask an accountant.',
    rule: unreadRule('Income Tax Act 2001 (Wet IB 2001), articles 3.90 and 3.91', '2001-01-01', 'https://wetten.overheid.nl/BWBR0011353'),
  }),
];
