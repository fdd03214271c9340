/** The autonomous communities and the two autonomous cities. */
export const spanishRegionNames = {
  andalucia: 'Andalucía',
  aragon: 'Aragón',
  asturias: 'Asturias',
  baleares: 'Illes Balears',
  canarias: 'Canarias',
  cantabria: 'Cantabria',
  'castilla-la-mancha': 'Castilla-La Mancha',
  'castilla-y-leon': 'Castilla y León',
  cataluna: 'Cataluña',
  ceuta: 'Ceuta',
  extremadura: 'Extremadura',
  galicia: 'Galicia',
  'la-rioja': 'La Rioja',
  madrid: 'Madrid',
  melilla: 'Melilla',
  murcia: 'Murcia',
  navarra: 'Navarra',
  'pais-vasco': 'País Vasco',
  valencia: 'Comunitat Valenciana',
} as const;

export type SpanishRegion = keyof typeof spanishRegionNames;
