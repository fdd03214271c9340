/**
 * Whether two letters after a town may mean something other than a US state. They may mean a British postcode area ("Derby DE"), an Italian
 * province ("Milano MI"), an Australian state ("Perth, WA") or a country ("Berlin, DE"). Such an address does not identify the country, so
 * the person is asked.
 */
export const isAmbiguousState = (town: string, state: string): boolean => (readTwice.get(state) ?? nobody).has(town.trim().toLowerCase());

const nobody: ReadonlySet<string> = new Set();

const readTwice: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    AL: 'st albans|alessandria|tirana',
    AR: 'arezzo|buenos aires',
    CA: 'carlisle|cagliari|toronto|montreal|montréal|vancouver|calgary|ottawa|edmonton|winnipeg',
    CO: 'colchester|como|bogotá|bogota|medellín|medellin',
    CT: 'canterbury|catania',
    DE: 'derby|berlin|münchen|munich|hamburg|köln|cologne|frankfurt|stuttgart|düsseldorf|leipzig|dresden',
    GA: 'tbilisi|batumi|kutaisi|rustavi',
    ID: 'jakarta|bali',
    IL: 'tel aviv|haifa|jerusalem',
    IN: 'mumbai|delhi|new delhi|bangalore',
    KY: 'kirkcaldy|george town',
    LA: 'lancaster|latina',
    MA: 'casablanca|marrakech|rabat',
    ME: 'chatham|gillingham|maidstone|medway|messina',
    MI: 'milano|milan',
    MN: 'mantova',
    MO: 'modena|macau',
    MS: 'massa|carrara',
    MT: 'valletta|sliema|matera',
    NE: 'newcastle|newcastle upon tyne|gateshead|south shields',
    OR: 'oristano',
    PA: 'paisley|palermo|panama|panama city',
    RI: 'rieti',
    TN: 'sevenoaks|tonbridge|tunbridge wells|trento|tunis',
    VA: 'varese',
    VT: 'viterbo',
    // The districts of Washington, a town in England.
    WA: 'perth|fremantle|bunbury|mandurah|broome|warrington|widnes|wigan|st helens|ayton|barmston|biddick|columbia|concord|donwell|fatfield|harraton|lambton|oxclose|rickleton|sulgrave|usworth|washington village',
    WV: 'wolverhampton',
  }).map(([state, towns]) => [state, new Set(towns.split('|'))]),
);
