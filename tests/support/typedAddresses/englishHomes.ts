import { townsIn, type TypedCountry } from './places.ts';

const britain: TypedCountry = {
  country: 'GB',
  streets: [
    '% High Street',
    '% Harrison Drive',
    '% Dublin Road',
    'Rose Cottage',
    '% Park View',
    '% Station Rd',
    '% The Crescent',
    '1200 Great West Road',
    '% Boulevard Close',
    '% Paris Street',
  ],
  flats: ['Flat 3', 'Flat E4', 'Apartment B12', 'Unit D2', 'Flat T12', 'Ground Floor', '2nd Floor Flat'],
  towns: townsIn(`
    London | SE1 #@@,N1 #@@,W1A #@@,EC1V #@@ | england
    Cambridge | CB2 #@@ | england
    Manchester | M6 #@@,M60 #@@ | england
    Birmingham | B12 #@@ | england
    Boston | PE21 #@@ | england
    Derby | DE1 #@@ | england
    Washington | NE38 #@@ | england
    Nelson | BB9 #@@ | england
    Berwick-upon-Tweed | TD15 #@@ | england
    Cardiff | CF10 #@@ | wales
    Swansea | SA1 #@@ | wales
    Chepstow | NP16 #@@ | wales
    Welshpool | SY21 #@@ | wales
    Perth | PH1 #@@ | scotland
    Edinburgh | EH3 #@@ | scotland
    Glasgow | G12 #@@ | scotland
    Belfast | BT7 #@@ | northern-ireland
    Derry | BT48 #@@ | northern-ireland | Co. Londonderry
    Londonderry | BT47 #@@ | northern-ireland | Co. Derry
    Bangor | BT20 #@@ | northern-ireland | Co. Down
    Newry | BT34 #@@ | northern-ireland | County Down
    Omagh | BT78 #@@ | northern-ireland | Co Tyrone`),
  names: ['UK', 'United Kingdom', 'Great Britain', 'uk'],
  letters: [],
  order: 'town-code',
  alphabet: 'ABDEFGHJLNPQRSTUWXYZ',
};

const america: TypedCountry = {
  country: 'US',
  streets: [
    '% Main St',
    '1200 Ocean Dr',
    '88 Bleecker Street',
    '1200 NW Front Ave',
    '94-123 Leokane St',
    '12345 Valley Blvd',
    '1234 La Cienega Blvd',
    '% Avenue of the Americas',
    '% Via Verde',
    '1500 Calle Real',
    '% Plaza Drive',
    '% Paseo del Norte',
    '12-34 31st Ave',
  ],
  flats: ['Apt B12', 'Unit E4', '#N1', 'Unit D12', 'Apt 4', 'Suite W2', 'Fl 2'],
  towns: townsIn(`
    Cambridge | 0213# | MA
    Paris | 75460 | TX
    Valencia | 91355 | CA
    Austin | 787## | TX
    Dayton | 454## | OH
    Dublin | 43016 | OH
    Dublin | 94568 | CA
    Naples | 34102 | FL
    Venice | 90291 | CA
    Florence | 29501 | SC
    Rome | 30161 | GA
    Berlin | 03570 | NH
    Birmingham | 35203 | AL
    Boston | 0211# | MA
    New York | 1001# | NY
    Portland | 97209 | OR
    Waipahu | 96797 | HI
    Madrid | 50156 | IA
    Toledo | 43604 | OH
    Derry | 03038 | NH
    Milan | 48160 | MI
    Santa Barbara | 93101 | CA
    Hudson | 54016 | WI
    Guadalupe | 93434 | CA`),
  names: ['USA', 'United States', 'usa', 'US'],
  letters: [],
  order: 'town-code',
  alphabet: 'A',
};

const ireland: TypedCountry = {
  country: 'IE',
  streets: [
    '% Grafton St',
    '% Patrick Street',
    'The Old Rectory',
    '% Main Street',
    '% Belfast Road',
    'Ballymore',
    '% Derry Road',
    '1200 Naas Road',
  ],
  flats: ['Apt 4', 'Unit 4', 'Apt E14', 'Flat 2', 'E14 Warehouse', 'Apartment B12'],
  towns: townsIn(`
    Dublin 2 | D02 @###,D02 @@## | -
    Dublin 6W | D6W @#@# | -
    Cork | T12 @#@@ | - | Co. Cork
    Nenagh | E45 @@## | - | Co. Tipperary
    Letterkenny | F92 @##@ | - | Co. Donegal
    Lifford | F93 @@#@ | - | County Donegal
    Monaghan | H18 @#@@ | - | Co. Monaghan
    Galway | H91 @@@# | - | Co. Galway
    Naas | W91 @@#@ | - | Co Kildare
    Drogheda | A92 @#@@ | - | Co. Louth
    Newry Road Dundalk | A91 @#@@ | - | Co. Louth`),
  names: ['Ireland', 'Éire', 'Republic of Ireland', 'ireland'],
  letters: [],
  order: 'town-code',
  alphabet: 'ACDEFHKNPRTVWXY',
};

export const englishHomes = { britain, america, ireland } as const;
