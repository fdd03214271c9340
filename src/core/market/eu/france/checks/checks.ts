import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, stays, tenancies, unreadRule as unread } from '../../inputs/check.ts';

const check = checkIn('FR');

const energyLaw = 'https://habyl.com/blog/dpe-location-2026-interdictions-passoires-thermiques';

/** The energy label’s bands as ranks: A is 1 and G is 7. */
const from = { e: 5, f: 6, g: 7 };

/** French rules on letting and selling that we have on file; an empty list does not mean that no rule applies. */
export const franceChecks: readonly Regulation[] = [
  check({
    id: 'fr-energy-g',
    when: [{ fact: 'energyRank', atLeast: from.g }],
    words:
      'A home with energy label (DPE) G may not be let on a new or renewed lease. Have works done, or the label issued again, before you let it.',
    wordsIfUnknown: 'A home with energy label (DPE) G may not be let. Ask for the label.',
    rule: read('Climate law: homes of label G', '2025-01-01', energyLaw),
  }),
  check({
    id: 'fr-energy-f',
    when: [{ fact: 'energyRank', atLeast: from.f, below: from.g }],
    words: 'A home with energy label (DPE) F may not be let. Plan the works.',
    wordsIfUnknown: 'A home with energy label (DPE) F may not be let. Ask for the label.',
    rule: read('Climate law: homes of label F', '2028-01-01', energyLaw),
  }),
  check({
    id: 'fr-energy-e',
    when: [{ fact: 'energyRank', atLeast: from.e, below: from.f }],
    words: 'A home with energy label (DPE) E may not be let. Plan the works.',
    wordsIfUnknown: 'A home with energy label (DPE) E may not be let. Ask for the label.',
    rule: read('Climate law: homes of label E', '2034-01-01', energyLaw),
  }),
  check({
    id: 'fr-rent-frozen',
    when: [{ fact: 'energyRank', atLeast: from.f }],
    words: 'The rent of a home with energy label F or G may not rise: neither by the index nor to a new tenant.',
    wordsIfUnknown: 'The rent of a home with energy label F or G may not rise. Ask for the label.',
    rule: read(
      'Freeze of rents of labels F and G',
      '2022-08-24',
      'https://www.cridon-ne.org/evolution-de-la-methode-de-calcul-du-dpe-au-01012026',
    ),
  }),
  check({
    id: 'fr-energy-factor',
    strategies: [...tenancies, ...stays],
    level: 'ask',
    when: [{ fact: 'energyRank', atLeast: from.e }],
    words:
      'Electricity counts less in energy labels since 1 January 2026 (1.9 in place of 2.3), and some 850,000 homes leave F and G. Have a label from before that issued again before you rule the home out.',
    wordsIfUnknown: 'Electricity counts less in energy labels since 1 January 2026. Ask when the label was issued.',
    rule: read('Electricity factor of the energy label', '2026-01-01', 'https://we-loge.com/category/autres'),
  }),
  check({
    id: 'fr-rent-cap',
    level: 'ask',
    words:
      'Status not known: about 70 towns, Paris, Lyon and Lille among them, capped rents at a reference plus 20 % (encadrement des loyers). The trial was to end from 23 to 25 November 2026 and whether it was made permanent could not be read. Ask the town before you set a rent.',
    rule: unread(
      'Caps on rents (encadrement des loyers), trial of the ELAN law',
      '2018-11-23',
      'https://www.senat.fr/enseance/2025-2026/258/Amdt_69.html',
    ),
  }),
  check({
    id: 'fr-rent-index',
    words: 'The rent of a sitting tenant rises once a year at most, by the index of rents (IRL), and only where the lease says so.',
    rule: unread('Index of rents (IRL), law of 6 July 1989', '2008-02-09', 'https://www.service-public.fr/particuliers/vosdroits/F13723'),
  }),
  check({
    id: 'fr-lease-term',
    words:
      'A bare lease runs for three years and a furnished one for one year, nine months for a student. The landlord ends it at its term alone: to sell, to live there or for a serious reason.',
    rule: unread('Law of 6 July 1989 on leases', '1989-07-08', 'https://www.service-public.fr'),
  }),
  check({
    id: 'fr-lenders',
    strategies: [...tenancies, ...stays],
    words:
      'Banks may lend as long as all payments with insurance take at most 35 % of income and the loan runs 25 years at most, 27 with works. Rents count at 70 % as income. One loan in five may differ.',
    rule: read(
      'HCSF decision on mortgages',
      '2022-01-01',
      'https://www.mieuxvivre-votreargent.fr/immobilier/financements-immobiliers/2021/09/28/credit-immobilier-cet-obstacle-de-plus-passe-inapercu-pour-les-investisseurs-immobiliers/',
    ),
  }),
  check({
    id: 'fr-rooms',
    strategies: ['hmo'],
    level: 'ask',
    words: 'Rooms of a shared home (colocation) need 9 m² and 20 m³ each, and some towns ask for a permit to let. Ask the town hall.',
    rule: unread('Colocation and permit to let', '2014-03-27', 'https://www.service-public.fr'),
  }),
  check({
    id: 'fr-stays-town',
    strategies: stays,
    level: 'ask',
    words:
      'Towns limit guests by the night: a change of use for a home that is not your main home, quotas, and 90 to 120 nights for a main home. The energy label counts too (Le Meur law). Ask the town before you offer.',
    rule: unread('Le Meur law of 19 November 2024 on tourist lets', '2024-11-21', 'https://www.legifrance.gouv.fr'),
  }),
  check({
    id: 'fr-stays-data',
    strategies: stays,
    words: 'A registration number has to stand in every offer, and platforms hand data of stays to the authorities.',
    rule: read('Regulation (EU) 2024/1028', '2026-05-20', 'https://www.kildarestreet.com/wrans/?id=2025-11-18a.1306'),
  }),
  check({
    id: 'fr-stays-co-ownership',
    strategies: stays,
    level: 'ask',
    words: 'The rules of a building in co-ownership may forbid guests by the night. Read them before you buy.',
    rule: unread('Rules of co-ownership (règlement de copropriété)', '2024-11-21', 'https://www.service-public.fr'),
  }),
  check({
    id: 'fr-jeanbrun',
    strategies: ['buy-to-let', 'brrrr'],
    level: 'ask',
    words:
      'A bare flat let for nine years below a rent cap may be amortised (Jeanbrun), if bought by 31 December 2028. Its decrees could not be read and no figure here has it. Ask before you choose a regime.',
    rule: read('Budget law for 2026, article 47 (Jeanbrun)', '2026-02-21', 'https://human-immobilier.fr'),
  }),
  check({
    id: 'fr-resale-trade',
    strategies: ['flip'],
    level: 'ask',
    words:
      'Buying to resell is a trade (marchand de biens): value added tax on the margin and business tax in place of the tax on private gains. Ask an accountant.',
    rule: unread('Dealers in property (marchands de biens)', '2010-03-11', 'https://bofip.impots.gouv.fr'),
  }),
  check({
    id: 'fr-refinance',
    strategies: ['brrrr'],
    level: 'ask',
    words:
      'Taking cash out by a new loan is rare in France, and the limit of 35 % of income stops most of it. Ask a bank before you count on it.',
    rule: unread(
      'Practice of French banks',
      '2022-01-01',
      'https://www.mieuxvivre-votreargent.fr/immobilier/financements-immobiliers/2021/09/28/credit-immobilier-cet-obstacle-de-plus-passe-inapercu-pour-les-investisseurs-immobiliers/',
    ),
  }),
];
