import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, stays, tenancies, unreadRule as unread } from '../../inputs/check.ts';

const check = checkIn('FR');

const energyLaw = 'https://habyl.com/blog/dpe-location-2026-interdictions-passoires-thermiques';

/** Energy label bands as ranks: A is 1 and G is 7. */
const from = { e: 5, f: 6, g: 7 };

/** The French letting and selling rules we cover; an empty list does not mean that no rule applies. */
export const franceChecks: readonly Regulation[] = [
  check({
    id: 'fr-energy-g',
    when: [{ fact: 'energyRank', atLeast: from.g }],
    words: 'A home with energy label (DPE) G may not be let on a new or renewed lease. Improve it, or get a new label, before you let it.',
    wordsIfUnknown: 'A home with energy label (DPE) G may not be let. Ask for the label.',
    rule: read('Climate law: homes rated G', '2025-01-01', energyLaw),
  }),
  check({
    id: 'fr-energy-f',
    when: [{ fact: 'energyRank', atLeast: from.f, below: from.g }],
    words: 'A home with energy label (DPE) F may not be let. Plan the improvements.',
    wordsIfUnknown: 'A home with energy label (DPE) F may not be let. Ask for the label.',
    rule: read('Climate law: homes rated F', '2028-01-01', energyLaw),
  }),
  check({
    id: 'fr-energy-e',
    when: [{ fact: 'energyRank', atLeast: from.e, below: from.f }],
    words: 'A home with energy label (DPE) E may not be let. Plan the improvements.',
    wordsIfUnknown: 'A home with energy label (DPE) E may not be let. Ask for the label.',
    rule: read('Climate law: homes rated E', '2034-01-01', energyLaw),
  }),
  check({
    id: 'fr-rent-frozen',
    when: [{ fact: 'energyRank', atLeast: from.f }],
    words: 'The rent of a home with energy label F or G may not rise, either by the index or for a new tenant.',
    wordsIfUnknown: 'The rent of a home with energy label F or G may not rise. Ask for the label.',
    rule: read(
      'Rent freeze for labels F and G',
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
      'Since 1 January 2026 electricity counts less in energy labels (a factor of 1.9 instead of 2.3), which moves some 850,000 homes out of bands F and G. If the label is older, have it reissued before you rule the property out.',
    wordsIfUnknown: 'Since 1 January 2026 electricity counts less in energy labels. Ask when the label was issued.',
    rule: read('Electricity factor of the energy label', '2026-01-01', 'https://we-loge.com/category/autres'),
  }),
  check({
    id: 'fr-rent-cap',
    level: 'ask',
    words:
      'Current status unconfirmed: about 70 towns, including Paris, Lyon and Lille, capped rents at a reference rent plus 20% (encadrement des loyers). The trial was due to end between 23 and 25 November 2026, and we couldn’t confirm whether it became permanent. Ask the town before you set a rent.',
    rule: unread(
      'Rent caps (encadrement des loyers), pilot scheme under the ELAN law',
      '2018-11-23',
      'https://www.senat.fr/enseance/2025-2026/258/Amdt_69.html',
    ),
  }),
  check({
    id: 'fr-rent-index',
    words: 'A sitting tenant’s rent may rise no more than once a year, by the rent index (IRL), and only if the lease says so.',
    rule: unread('Rent index (IRL), law of 6 July 1989', '2008-02-09', 'https://www.service-public.fr/particuliers/vosdroits/F13723'),
  }),
  check({
    id: 'fr-lease-term',
    words:
      'An unfurnished lease runs for three years and a furnished one for one year, or nine months for a student. The landlord may end it only when the term ends, and only to sell, to live there or for a serious reason.',
    rule: unread('Law of 6 July 1989 on leases', '1989-07-08', 'https://www.service-public.fr'),
  }),
  check({
    id: 'fr-lenders',
    strategies: [...tenancies, ...stays],
    words:
      'Banks may lend if all loan payments, including insurance, take no more than 35% of income and the loan runs for up to 25 years, or 27 with refurbishment. They count 70% of rent as income. One loan in five may be an exception.',
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
    words: 'Each room in a shared home (colocation) needs 9 m² and 20 m³, and some towns require a letting permit. Ask the town hall.',
    rule: unread('Colocation and letting permit', '2014-03-27', 'https://www.service-public.fr'),
  }),
  check({
    id: 'fr-stays-town',
    strategies: stays,
    level: 'ask',
    words:
      'Towns limit nightly lets. They may require a change of use for a home that is not your main home, set quotas, and limit a main home to 90 to 120 nights a year. Energy label rules also apply (Le Meur law). Ask the town before you offer stays.',
    rule: unread('Le Meur law of 19 November 2024 on tourist lets', '2024-11-21', 'https://www.legifrance.gouv.fr'),
  }),
  check({
    id: 'fr-stays-data',
    strategies: stays,
    words: 'Every listing must show a registration number, and platforms give the authorities data on stays.',
    rule: read('Regulation (EU) 2024/1028', '2026-05-20', 'https://www.kildarestreet.com/wrans/?id=2025-11-18a.1306'),
  }),
  check({
    id: 'fr-stays-co-ownership',
    strategies: stays,
    level: 'ask',
    words: 'A building’s co-ownership rules may forbid nightly lets. Read them before you buy.',
    rule: unread('Co-ownership rules (règlement de copropriété)', '2024-11-21', 'https://www.service-public.fr'),
  }),
  check({
    id: 'fr-jeanbrun',
    strategies: ['buy-to-let', 'brrrr'],
    level: 'ask',
    words:
      'An unfurnished flat let for nine years below a rent cap may be depreciated (Jeanbrun scheme) if bought by 31 December 2028. We couldn’t confirm the decrees, and our figures exclude this scheme. Ask before you choose a regime.',
    rule: read('Budget law for 2026, article 47 (Jeanbrun)', '2026-02-21', 'https://human-immobilier.fr'),
  }),
  check({
    id: 'fr-resale-trade',
    strategies: ['flip'],
    level: 'ask',
    words:
      'Buying to resell is a trade (marchand de biens). You then pay VAT on the margin and business tax instead of the tax on private gains. Ask an accountant.',
    rule: unread('Property dealers (marchands de biens)', '2010-03-11', 'https://bofip.impots.gouv.fr'),
  }),
  check({
    id: 'fr-refinance',
    strategies: ['brrrr'],
    level: 'ask',
    words: 'Cash-out refinancing is rare in France because of the 35% income limit. Ask a bank before you rely on it.',
    rule: unread(
      'French banks’ usual practice',
      '2022-01-01',
      'https://www.mieuxvivre-votreargent.fr/immobilier/financements-immobiliers/2021/09/28/credit-immobilier-cet-obstacle-de-plus-passe-inapercu-pour-les-investisseurs-immobiliers/',
    ),
  }),
];
