import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import type { StrategyId } from '../../../../deal/strategies/strategyInput.ts';
import { checkIn, readRule as read, stays, unreadRule as unread } from '../../inputs/check.ts';
import { spanishRegionNames } from '../regionNames.ts';

const check = checkIn('ES');
const sales: readonly StrategyId[] = ['buy-to-let', 'brrrr', 'hmo', 'serviced-accommodation', 'flip'];

const housingLaw = read(
  'Housing Law (Ley 12/2023), stressed housing markets (zonas de mercado residencial tensionado)',
  '2023-05-26',
  'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
);
const regionalZones = unread(housingLaw.title, '2023-05-26', housingLaw.url);

/** Regions for which we have no source on stressed housing markets. */
const regionsToAsk = Object.keys(spanishRegionNames)
  .filter((id) => !['cataluna', 'pais-vasco', 'navarra', 'asturias'].includes(id))
  .map((id) => `ES-${id}`);

const rentChecks: readonly Regulation[] = [
  check({
    id: 'es-rent-rise',
    level: 'ask',
    words:
      'In leases from 26 May 2023, the rent may rise once a year, by no more than the official index (IRAV, published each month; 2.2% in January 2025). We don’t have this month’s value, so look it up before you assume an increase.',
    rule: read('Official rent increase index (IRAV)', '2025-01-01', 'https://www.ine.es'),
  }),
  check({
    id: 'es-tense-zone-catalonia',
    places: ['ES-cataluna'],
    words:
      'Nearly all of Catalonia is a stressed housing market. A new lease may start at no more than the last rent. For large holders and homes not let in five years, the limit is the official index (SERPAVI). Ask for the last lease.',
    rule: housingLaw,
  }),
  check({
    id: 'es-tense-zone-coruna',
    places: ['ES-galicia'],
    towns: ['A Coruña', 'La Coruña', 'A Coruna'],
    words:
      'A Coruña has been a stressed housing market since July 2025. A new lease may start at no more than the last rent, or at the official index (SERPAVI).',
    rule: read('Stressed housing market of A Coruña', '2025-07-01', housingLaw.url),
  }),
  check({
    id: 'es-tense-zone-north',
    places: ['ES-pais-vasco', 'ES-navarra', 'ES-asturias'],
    level: 'ask',
    words: 'Parts of this region are stressed housing markets, where the last rent or the official index caps a new lease. Ask the town.',
    rule: regionalZones,
  }),
  check({
    id: 'es-tense-zone-ask',
    places: regionsToAsk,
    level: 'ask',
    words:
      'We couldn’t confirm whether the home is in a declared stressed housing market (zona tensionada), where the last rent or the official index caps a new lease. Ask the town.',
    rule: regionalZones,
  }),
  check({
    id: 'es-catalonia-seasons-rooms',
    places: ['ES-cataluna'],
    words:
      'The cap also applies to seasonal lets with a stated purpose and to rooms, whose combined rent may not exceed the whole home’s. Lets for holidays or leisure are exempt.',
    rule: read(
      'Catalan law on housing and planning (Ley 11/2025), seasonal lets and rooms',
      '2026-01-02',
      'https://www.ecija.com/actualidad-insights/entra-en-vigor-el-limite-de-precios-a-los-alquileres-de-temporada-en-cataluna',
    ),
  }),
];

const leaseChecks: readonly Regulation[] = [
  check({
    id: 'es-lease-five-years',
    words:
      'A tenant living there permanently may stay five years, or seven if the landlord is a company. Unless you end the lease in time, three more years follow.',
    rule: unread('Urban Leases Act (LAU), articles 9 and 10', '2019-03-06', 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003'),
  }),
  check({
    id: 'es-agent-fee',
    words: 'For a permanent home, the landlord pays the agent’s fee and the cost of the lease.',
    rule: unread(
      'Agent’s fee (art. 20 LAU as changed by Ley 12/2023)',
      '2023-05-26',
      'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
    ),
  }),
  check({
    id: 'es-renewal-relief',
    level: 'ask',
    words:
      'Full tax relief on rent from leases renewed without an increase was announced on 12 January 2026. We couldn’t confirm its current status, so it isn’t included. Ask a tax adviser before you set a rent.',
    rule: unread('Announced relief for renewals without an increase', '2026-01-12', 'https://www.lamoncloa.gob.es'),
  }),
];

const stayChecks: readonly Regulation[] = [
  check({
    id: 'es-stay-registration',
    strategies: [...stays, 'hmo'],
    words:
      'A home or room let for short stays on a platform needs a registration number (Ventanilla Única Digital). Tourist lets also need the region’s licence.',
    rule: read(
      'Register of short lets (Real Decreto 1312/2024)',
      '2025-07-01',
      'https://www.osborneclarke.com/es/insights/alojamientos-de-corta-duracion-registro-unico-de-arrendamientos-y-ventanilla-unica-digital',
    ),
  }),
  check({
    id: 'es-stay-community',
    strategies: stays,
    level: 'ask',
    words:
      'Since 3 April 2025, a new tourist flat needs prior approval from three fifths of the owners’ community. Ask for its decision in writing.',
    rule: unread(
      'Approval by the community (art. 17.12 LPH, Ley Orgánica 1/2025)',
      '2025-04-03',
      'https://www.boe.es/buscar/act.php?id=BOE-A-1960-10906',
    ),
  }),
  check({
    id: 'es-stay-barcelona-licences',
    strategies: stays,
    places: ['ES-cataluna'],
    towns: ['Barcelona'],
    level: 'ask',
    words: 'Barcelona does not issue new tourist flat licences. Ask whether this home has one.',
    rule: unread('Special plan for tourist lodging (PEUAT)', '2017-03-06', 'https://ajuntament.barcelona.cat'),
  }),
  check({
    id: 'es-stay-barcelona-end',
    strategies: stays,
    places: ['ES-cataluna'],
    towns: ['Barcelona'],
    words: 'Barcelona does not renew its tourist flat licences, so nightly letting there will end.',
    rule: unread('End of tourist flat licences in Barcelona (Decret llei 3/2023)', '2028-11-01', 'https://ajuntament.barcelona.cat'),
  }),
  check({
    id: 'es-stay-data',
    strategies: stays,
    words: 'Platforms check the registration number and tell the authorities the number of nights and guests.',
    rule: read('Regulation (EU) 2024/1028 on short-term rental data', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
];

/** The Spanish letting and selling rules we cover; an empty list does not mean that no rule applies. */
export const spainChecks: readonly Regulation[] = [
  ...rentChecks,
  ...leaseChecks,
  ...stayChecks,
  check({
    id: 'es-plusvalia',
    strategies: sales,
    level: 'ask',
    words:
      'When you sell, the town taxes the increase in land value (plusvalía municipal), at up to 30% of the lower of two bases. It isn’t included here. The higher coefficients of January 2026 lapsed, so those of 2024 apply. Ask the town.',
    rule: read('Tax on the increase in land value (IIVTNU), 2024 coefficients', '2024-01-01', 'https://www.idealista.com/news/node/881633'),
  }),
  check({
    id: 'es-preemption-catalonia',
    strategies: sales,
    places: ['ES-cataluna'],
    level: 'ask',
    words:
      'In Catalonia’s stressed markets, the authorities have first refusal on some homes (tanteo y retracto). Ask the notary before you sign.',
    rule: read(
      'Catalan law on housing and planning (Ley 11/2025), first refusal',
      '2026-01-02',
      'https://www.ecija.com/actualidad-insights/entra-en-vigor-el-limite-de-precios-a-los-alquileres-de-temporada-en-cataluna',
    ),
  }),
];
