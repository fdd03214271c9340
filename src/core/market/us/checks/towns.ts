/** Town names from a comma-separated list. */
export const namesIn = (list: string): readonly string[] => list.split(',').map((name) => name.trim());

// Each list contains the town names used in addresses in one city or county, including postal neighbourhood names. None is complete.

export const newYorkCity = namesIn(`
  New York, New York City, Manhattan, Brooklyn, Bronx, The Bronx, Queens, Staten Island, Long Island City, Astoria,
  Sunnyside, Woodside, Jackson Heights, East Elmhurst, Elmhurst, Corona, Maspeth, Middle Village, Ridgewood, Glendale,
  Rego Park, Forest Hills, Kew Gardens, Richmond Hill, South Richmond Hill, Woodhaven, Ozone Park, South Ozone Park,
  Howard Beach, Jamaica, Saint Albans, St. Albans, Hollis, Queens Village, Rosedale, Springfield Gardens,
  Cambria Heights, Flushing, Fresh Meadows, Whitestone, College Point, Bayside, Oakland Gardens, Little Neck,
  Bellerose, Far Rockaway, Arverne, Rockaway Park, Breezy Point
`);

export const losAngeles = namesIn(`
  Los Angeles, Hollywood, Venice, Playa del Rey, Playa Vista, Pacific Palisades, San Pedro, Wilmington, Harbor City,
  North Hollywood, Studio City, Sherman Oaks, Van Nuys, Valley Village, Valley Glen, Encino, Tarzana, Reseda,
  Woodland Hills, Canoga Park, Winnetka, West Hills, Chatsworth, Northridge, Porter Ranch, Granada Hills, North Hills,
  Mission Hills, Panorama City, Arleta, Pacoima, Sylmar, Sun Valley, Sunland, Tujunga, Lake View Terrace
`);

/** Towns on Oahu, all in the City and County of Honolulu. */
export const honolulu = namesIn(`
  Honolulu, Aiea, Ewa Beach, Haleiwa, Hauula, Kaaawa, Kahuku, Kailua, Kaneohe, Kapolei, Laie, Mililani, Pearl City,
  Wahiawa, Waialua, Waianae, Waimanalo, Waipahu
`);

export const montgomeryCounty = namesIn(`
  Bethesda, Boyds, Brookeville, Burtonsville, Chevy Chase, Clarksburg, Damascus, Derwood, Gaithersburg, Germantown,
  Kensington, Montgomery Village, North Bethesda, Olney, Poolesville, Potomac, Rockville, Sandy Spring, Silver Spring,
  Takoma Park, Wheaton
`);

export const princeGeorgesCounty = namesIn(`
  Accokeek, Adelphi, Beltsville, Bladensburg, Bowie, Brandywine, Capitol Heights, Cheverly, Clinton, College Park,
  District Heights, Fort Washington, Glenn Dale, Greenbelt, Hyattsville, Landover, Lanham, Largo, Laurel,
  Mount Rainier, New Carrollton, Oxon Hill, Riverdale, Suitland, Temple Hills, Upper Marlboro
`);

export const saintPaul = ['Saint Paul', 'St. Paul'];

/** Municipalities that adopted the state's good-cause law, from a 2026 list; more may have joined since. */
export const goodCauseTowns = namesIn(`
  Albany, Beacon, Binghamton, Catskill, Croton-on-Hudson, Fishkill, Hudson, Ithaca, Kingston, Middletown, Newburgh,
  New Paltz, Nyack, Poughkeepsie, Rochester, Tarrytown, White Plains
`);
