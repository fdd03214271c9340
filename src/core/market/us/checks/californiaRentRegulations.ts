import type { Regulation, RegulationSource } from '../../../deal/strategies/regulations/regulation.ts';
import { losAngeles, namesIn } from './towns.ts';
import { marketsOf, read, tenancies, unread, usCheck } from './usCheck.ts';

const cityStrategies = [...tenancies, 'house-hack'] as const;

/** The text on buildings that state law usually exempts from rent ordinances. */
const spared =
  'Houses, condos and buildings from after 1 February 1995 are usually exempt, and the rent may be reset when a tenant leaves.';

const capOf = (id: string, given: Pick<Regulation, 'words' | 'rule'> & { readonly towns: readonly string[] }): Regulation =>
  usCheck({ id: `us-rent-${id}`, strategies: cityStrategies, places: marketsOf('CA'), ...given });

/** The source is a list of California's rent ordinances as of February 2026; the links lead to the cities. */
const ordinance = (title: string, inForceFrom: string, url: string): RegulationSource => read(title, inForceFrom, url);

/** The text for a cap whose period has ended: it gives the last figure and says that a new one is due. */
const ended = (city: string, figure: string, until: string): string =>
  `${city} capped increases in units under its rent ordinance at ${figure} until ${until}; we couldn’t confirm the current cap, so ask before you assume an increase. ${spared}`;

/** The text for a fixed percentage named in the ordinance. */
const fixed = (city: string, figure: string): string =>
  `${city} caps increases in units under its rent ordinance at ${figure} a year. ${spared}`;

/** Californian rent ordinances with a known cap, in addition to the state's; the lower cap applies. */
const readCities: readonly Regulation[] = [
  capOf('los-angeles', {
    towns: losAngeles,
    words:
      'From 1 July 2026, Los Angeles caps increases at 90% of inflation, between 1% and 4% (3% until then), in units built by 1 October 1978 on lots of two or more units. We couldn’t confirm the resulting figure, so ask before you assume an increase.',
    rule: ordinance(
      'Rent Stabilization Ordinance, Municipal Code chapter XV, formula of December 2025',
      '2026-07-01',
      'https://housing.lacity.gov/',
    ),
  }),
  capOf('san-francisco', {
    towns: ['San Francisco'],
    words:
      'San Francisco caps increases at 1.6% from 1 March 2026 to 28 February 2027, usually in buildings of two or more units from before 13 June 1979. You need a license from the city’s housing inventory before any increase.',
    rule: ordinance(
      'Administrative Code chapter 37; the Rent Board’s annual allowable increase',
      '2026-03-01',
      'https://www.sf.gov/departments--rent-board',
    ),
  }),
  capOf('oakland', {
    towns: ['Oakland'],
    words: `Oakland caps increases at 60% of inflation, up to 3%, in buildings from before 1983 (0.8% until 31 July 2026; we couldn’t confirm the current cap). ${spared}`,
    rule: ordinance(
      'Municipal Code chapter 8.22, Rent Adjustment Program',
      '2022-08-01',
      'https://www.oaklandca.gov/resources/learn-more-about-allowable-rent-increases',
    ),
  }),
  capOf('san-jose', {
    towns: ['San Jose'],
    words: fixed('San Jose', '5%'),
    rule: ordinance('Apartment Rent Ordinance, Municipal Code chapter 17.23', '2018-01-01', 'https://www.sanjoseca.gov/'),
  }),
  capOf('santa-monica', {
    towns: ['Santa Monica'],
    words: ended('Santa Monica', '2.3%', '31 August 2026'),
    rule: ordinance('City Charter article XVIII, rent control', '2025-09-01', 'https://www.santamonica.gov/rent-control'),
  }),
  capOf('santa-ana', {
    towns: ['Santa Ana'],
    words: fixed('Santa Ana', '3%'),
    rule: ordinance('Rent Stabilization and Just Cause Eviction Ordinance', '2021-11-19', 'https://www.santa-ana.org/'),
  }),
  capOf('alameda', {
    towns: ['Alameda'],
    words: ended('Alameda', '1.0%', '31 August 2026'),
    rule: ordinance('Municipal Code chapter VI, article XV, rent control', '2025-09-01', 'https://www.alamedarentprogram.org/'),
  }),
  capOf('hayward', {
    towns: ['Hayward'],
    words: fixed('Hayward', '5%'),
    rule: ordinance('Residential Rent Stabilization Ordinance', '2019-07-25', 'https://www.hayward-ca.gov/'),
  }),
  capOf('pomona', {
    towns: ['Pomona'],
    words: fixed('Pomona', '5%'),
    rule: ordinance('Rent Stabilization and Eviction Control Ordinance', '2022-08-01', 'https://www.pomonaca.gov/'),
  }),
  capOf('baldwin-park', {
    towns: ['Baldwin Park'],
    words: fixed('Baldwin Park', '3%'),
    rule: ordinance('Rent Stabilization Ordinance', '2019-12-01', 'https://www.baldwinpark.com/'),
  }),
  capOf('ventura-county', {
    towns: ['Oxnard', 'Ojai'],
    words: fixed('This city', '4%'),
    rule: ordinance('Rent stabilization ordinances of Oxnard and Ojai', '2022-06-01', 'https://www.oxnard.gov/'),
  }),
  capOf('sacramento', {
    towns: ['Sacramento'],
    words: ended('Sacramento', '7.7%', '30 June 2026'),
    rule: ordinance('Tenant Protection Program, City Code chapter 5.156', '2025-07-01', 'https://www.cityofsacramento.gov/'),
  }),
  capOf('antioch', {
    towns: ['Antioch'],
    words: ended('Antioch', '1.8%', '11 March 2026'),
    rule: ordinance('Rent Stabilization Ordinance, Municipal Code title 11', '2022-11-11', 'https://www.antiochca.gov/'),
  }),
];

/** Cities with an ordinance whose cap we don't have. */
const unreadCities = namesIn(`
  Berkeley, Beverly Hills, Bell Gardens, Commerce, Concord, Cudahy, Culver City, East Palo Alto, Fairfax,
  Inglewood, Larkspur, Los Gatos, Mountain View, Palm Springs, Pasadena, Richmond, Salinas, West Hollywood
`);

export const californiaRentRegulations: readonly Regulation[] = [
  ...readCities,
  usCheck({
    id: 'us-rent-california-ordinances',
    strategies: cityStrategies,
    places: marketsOf('CA'),
    towns: unreadCities,
    level: 'ask',
    words: `The city has or had its own rent ordinance, but we couldn’t confirm its cap, so ask the city before you assume an increase. ${spared}`,
    rule: unread(
      'Costa-Hawkins Rental Housing Act, Civil Code sections 1954.50 to 1954.535, and local ordinances',
      '1996-01-01',
      'https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?lawCode=CIV&division=3.&title=5.&part=4.&chapter=2.7.',
    ),
  }),
];
