import type { CountryCode } from '../../src/core/kernel/countries.ts';

/** An address as people write it, with the country it indicates (null if it indicates none) and its British outcode. */
interface WrittenAddress {
  readonly text: string;
  readonly country: CountryCode | null;
  readonly outcode: string | null;
}

const listed = (country: CountryCode | null, ...texts: readonly string[]): readonly WrittenAddress[] =>
  texts.map((text) => ({ text, country, outcode: null }));

const british = (outcodes: Readonly<Record<string, string>>): readonly WrittenAddress[] =>
  Object.entries(outcodes).map(([text, outcode]) => ({ text, country: 'GB', outcode }));

/** Flats and buildings named like an outcode, towns that share a name, and every format of postal code. */
export const writtenAddresses: readonly WrittenAddress[] = [
  ...listed(
    'IE',
    '12 Grafton St, Dublin, D02 X285',
    '4 Patrick Street, Cork, T12 W8KP',
    'Unit 4, E14 Warehouse, Dublin 1, D01 F5P2',
    '9 Chandlers Row, Cork City, Co. Cork',
    '3 Quay Street, Dublin 8',
  ),
  ...listed(
    'US',
    'Apt B12, 1200 Main St, Austin TX 78701',
    'Apt B12, 1200 Main St, Austin TX',
    '2145 Wayne Ave, Dayton, OH 45410',
    'Unit E4, 88 Bleecker St, New York, NY 10012-1234',
    'UNIT E4 2ND FLOOR, 88 BLEECKER ST, NEW YORK, NY 10012',
    'Birmingham, AL 35203',
    'Paris, TX 75460',
    'Apartment SE1, 55 Ocean Dr, Miami Beach FL 33139',
    '9 Chandler Row, Springfield, USA',
    'Cambridge, MA',
    'Paris, TX',
    'Dayton OH 45402',
    '1200 Main St, Austin, Texas',
  ),
  ...listed(
    'FR',
    '10 Rue Crébillon, 44000 Nantes',
    '12 bis avenue de la Marne, 59000 Lille',
    '75008 Paris, appartement T3, 3e étage',
    'F-06400 Cannes',
  ),
  ...listed('DE', 'Leopoldstr. 5, 80802 München', 'D-01067 Dresden'),
  ...listed('ES', 'Calle de Alcalá 45, 3º B, 28014 Madrid', 'Orihuela Costa, Alicante, Spain', 'Calle Larga 4, Ronda, España'),
  ...listed('IT', 'Via Roma 12, 20121 Milano MI', 'Via Garibaldi 3, 10122 Torino TO'),
  ...listed('NL', 'Prinsengracht 263, 1016 GV Amsterdam'),
  ...listed('BE', 'Rue Neuve 5, 1000 Bruxelles', 'Korenmarkt 1, 9000 Gent'),
  ...listed('AT', 'Mariahilfer Straße 10, 1060 Wien'),
  ...listed('PT', 'Largo do Chiado 8, 1200-108 Lisboa'),
  ...listed('PL', 'ul. Floriańska 10, 31-021 Kraków'),
  // Places with other taxes whose codes look like British postcodes.
  ...listed('JE', 'St Helier, Jersey JE2 4WG'),
  ...listed('IM', 'Douglas, Isle of Man IM1 2EA'),
  ...listed('GG', 'St Peter Port, GY1 1AA'),
  // Places with other taxes whose addresses look American.
  ...listed('PR', 'Unit B1, 1055 Ashford Ave, San Juan, PR 00907'),
  ...listed('GU', '155 Ypao Rd, Tamuning, GU 96913'),
  ...listed(null, 'Main Street 1, Springfield', '1200 Great West Road', '12 Example Street, Salford'),
  ...british({
    'Flat 3, 21 Harrison Drive, Cambridge, CB2 9BB': 'CB2',
    '5 Bute Street, Cardiff, CF10 5BZ': 'CF10',
    '9 Botanic Avenue, Belfast BT7 1JQ': 'BT7',
    M6: 'M6',
    'Perth PH1 5TJ': 'PH1',
    'Boston PE21 6QQ': 'PE21',
    'Rose Cottage, Chepstow NP16 5HH': 'NP16',
    'Dublin Road, Belfast, BT2 7HN': 'BT2',
    'Dublin Road, Belfast, BT2 7HN, Ireland': 'BT2',
    'Flat E4, 1200 Great West Road, London TW8 0GP': 'TW8',
    'Wharf Road, Islington, N1': 'N1',
  }),
];
