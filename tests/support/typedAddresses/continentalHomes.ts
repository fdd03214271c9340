import { townsIn, type TypedCountry } from './places.ts';

const capitals = 'ABCDEFGHJKLMNPRTUVWXZ';

const paris = Array.from({ length: 20 }, (_, at) => `750${String(at + 1).padStart(2, '0')}`);

const france: TypedCountry = {
  country: 'FR',
  streets: [
    '% rue Crébillon', '% bis avenue de la Marne', '% boulevard Voltaire', '% avenue Jean Jaurès', '% place de la République', '% allée des Tilleuls', '% allée Verte',
    '% chemin du Moulin', '% impasse des Lilas', '% quai Kléber', '% route de Paris', '% av. Foch', 'Résidence les Pins, % rue du Stade', 'Le Bourg', '% cours Mirabeau', '% Grande Rue',
  ], // prettier-ignore
  flats: ['3e étage', 'Bât. E2 1er étage', 'Appt B12', 'appartement T3', 'esc. A porte 4', 'Bât N1'],
  towns: townsIn(`
    Nantes | 44000,44100,44200,44300 | 44 | Loire-Atlantique
    Paris | 75116 | 75
    Lyon | 6900# | 69 | Rhône
    Marseille | 1300#,1301# | 13 | Bouches-du-Rhône
    Nice | 06000,06100,06200,06300 | 06 | Alpes-Maritimes
    Lille | 59000,59800 | 59 | Nord
    Châteauroux | 36000 | 36 | Indre
    Valence | 26000 | 26 | Drôme
    Vienne | 38200 | 38 | Isère
    Ajaccio | 20000,20090 | 2A | Corse
    Bastia | 20200,20600 | 2B | Corse
    Saint-Denis | 93200,93210 | 93
    Saint-Denis | 97400,97490 | 974 | La Réunion
    Pointe-à-Pitre | 97110 | 971 | Guadeloupe
    Mamoudzou | 97600 | 976 | Mayotte
    Carcassonne | 11000 | 11 | Aude
    Narbonne | 11100 | 11 | Aude
    Montrouge | 92120 | 92
    Sainte-Foy-la-Grande | 33220 | 33
    La Rochette | 06260 | 04
    Plouguerneau | 29880 | 29 | Finistère
    Condé-sur-Vire | 50890 | 50 | Manche
    L'Isle-d'Abeau | 38080 | 38
    Kaysersberg | 68240 | 68 | Haut-Rhin`).map((town) => (town.name === 'Paris' ? { ...town, codes: paris } : town)),
  names: ['France', 'FRANCE', 'Frankreich'],
  letters: ['F', 'FR'],
  order: 'code-town',
  alphabet: capitals,
};

const germany: TypedCountry = {
  country: 'DE',
  streets: [
    'Leopoldstr. %', 'Lindenstraße %', 'Karl-Marx-Allee %', 'Alexanderplatz %', 'Am Kurfürstendamm %', 'Lange Gasse %', 'Auf der Höhe %', 'Unter den Linden %', 'Berliner Straße %a', 'Im Winkel %', 'Hauptstrasse %',
    'Schlossallee %', 'Rheinufer %', 'Birkenweg %',
  ], // prettier-ignore
  flats: ['2. OG links', 'Whg. 12', 'Haus B2 3. OG', 'VH 4', 'EG', 'c/o Schmidt'],
  towns: townsIn(`
    München | 8033#,8067# | BY
    Berlin | 10115,10999,12043,13353,14195 | BE
    Hamburg | 20095,20354,22765 | HH
    Köln | 50667,50933,51061 | NW
    Frankfurt am Main | 60311,60486 | HE | Hessen
    Frankfurt (Oder) | 15230 | BB
    Dresden | 01067,01309 | SN
    Leipzig | 04109 | SN
    Magdeburg | 39104,39112 | ST
    Halle (Saale) | 06108 | ST
    Bremen | 28195 | HB
    Bremerhaven | 27568 | HB
    Hannover | 30159 | NI
    Kiel | 24103 | SH
    Rostock | 18055 | MV
    Mainz | 55116 | RP
    Saarbrücken | 66111 | SL
    Erfurt | 99084 | TH
    Jena | 07743 | TH
    Stuttgart | 70173 | BW
    Ulm | 89073 | BW
    Neu-Ulm | 89231 | BY
    Wiesbaden | 65183 | HE
    Schönefeld | 12529 | BB
    Essen | 45127 | NW
    Oberursel | 61440 | HE
    Wertheim | 97877 | BW
    Lindau | 88131 | BY`),
  names: ['Germany', 'Deutschland', 'GERMANY', 'Allemagne'],
  letters: ['D', 'DE'],
  order: 'code-town',
  alphabet: capitals,
};

const spain: TypedCountry = {
  country: 'ES',
  streets: [
    'Calle de Alcalá %', 'C/ Mayor, %', 'C/Sol %', 'Avenida de América %', 'Avda. Constitución %', 'Paseo de Gracia %', 'Plaza Mayor %', 'Carrer de Balmes %', 'Via Augusta %', 'Gran Vía %',
    'Via Laietana %', 'Rúa do Franco %', 'Urb. Las Lomas %', 'Camino Viejo %', 'Ronda de Toledo %', 'Vía Hispanidad %', 'Rambla Catalunya %', 'Travesía Alta %', 'Partida Rural s/n',
  ], // prettier-ignore
  flats: ['3º B', 'Bajo izda', 'Portal S1 2da planta', 'Piso 4 puerta 2', 'Esc. B 1º 2ª', 'Bloque E4'],
  towns: townsIn(`
    Madrid | 2800#,2801# | madrid
    Barcelona | 0800#,0803# | cataluna
    Valencia | 4600#,4602# | valencia
    Sevilla | 4100# | andalucia
    Málaga | 2900# | andalucia
    Marbella | 29600,29601 | andalucia | Málaga
    Palma | 0700#,0701# | baleares | Illes Balears
    Las Palmas de Gran Canaria | 3500# | canarias
    Santa Cruz de Tenerife | 3800# | canarias
    Adeje | 38670 | canarias | Tenerife
    Ceuta | 5100# | ceuta
    Melilla | 5200# | melilla
    Bilbao | 4800# | pais-vasco | Bizkaia
    San Sebastián | 2000# | pais-vasco
    Pamplona | 3100# | navarra
    Oviedo | 3300# | asturias
    A Coruña | 1500# | galicia
    Mérida | 06800 | extremadura | Badajoz
    Zaragoza | 5000# | aragon
    Guadalajara | 1900# | castilla-la-mancha
    León | 2400# | castilla-y-leon
    Logroño | 2600# | la-rioja
    Santander | 3900# | cantabria
    Cartagena | 3020# | murcia | Murcia
    Sant Cugat del Vallès | 08172 | cataluna
    Orihuela Costa | 03189 | valencia | Alicante
    Valencia de Alcántara | 10500 | extremadura | Cáceres`),
  names: ['Spain', 'España', 'espana', 'Spanien'],
  letters: ['E', 'ES'],
  order: 'code-town',
  alphabet: capitals,
};

const italy: TypedCountry = {
  country: 'IT',
  streets: [
    'Via Roma %', 'Via Garibaldi %', 'Viale Europa %', 'Corso Italia %', 'Piazza Duomo %', 'Vicolo Stretto %', 'Largo Augusto %', "Via dell'Orso %", 'Strada Provinciale %', 'Contrada San Marco %', 'Via Augusta %', 'Località Piano %',
  ], // prettier-ignore
  flats: ['int. 4', 'scala B', 'piano 2', 'interno B12', '3° piano'],
  towns: townsIn(`
    Milano | 2012# | - | MI
    Torino | 1012# | - | TO
    Roma | 0018# | - | RM
    Napoli | 8013# | - | NA
    Parma | 4312# | - | PR
    Trento | 3812# | - | TN
    Modena | 4112# | - | MO
    Messina | 9812# | - | ME
    Cagliari | 0912# | - | CA
    Massa | 54100 | - | MS
    Matera | 75100 | - | MT
    Catania | 9512# | - | CT
    Lucca | 55100 | - | LU
    Siena | 53100 | - | SI
    Rimini | 47921 | - | RN
    Cortona | 52044 | - | AR
    Alberobello | 70011 | - | BA`),
  names: ['Italy', 'Italia', 'ITALY', 'Italien'],
  letters: ['I', 'IT'],
  order: 'code-town',
  alphabet: capitals,
};

/** Italian homes with street names in a neighbouring country's language. */
const southTyrol: TypedCountry = {
  ...italy,
  streets: ['Lauben %', 'Museumstraße %', 'Rennweg %', 'Freiheitsstraße %', 'Via Museo %', 'Bozner Platz %'],
  towns: townsIn(`
    Bozen | 39100 | - | BZ
    Meran | 39012 | - | BZ
    Brixen | 39042 | - | BZ
    Eppan | 39057 | - | BZ`),
};

const aosta: TypedCountry = {
  ...italy,
  streets: ['Rue de Tillier %', 'Place Chanoux %', 'Avenue du Conseil %', 'Via Aosta %', 'Chemin du Mont %'],
  towns: townsIn(`
    Aosta | 11100 | - | AO
    Courmayeur | 11013 | - | AO
    Gignod | 11010 | - | AO`),
};

export const continentalHomes = { france, germany, spain, italy, southTyrol, aosta } as const;
