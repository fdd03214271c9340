/** A town's name normalised for look-up: "Saint-Étienne", "St Etienne" and "SAINT ETIENNE" share one key; "L'Haÿ" is "l hay". */
export const placeKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bste\b/g, 'sainte')
    .replaceAll(/\bst\b/g, 'saint')
    .trim();

/** The look-up keys of a bilingual name: "Alicante/Alacant" is found under each. */
export const placeKeys = (name: string): readonly string[] => [...new Set([name, ...name.split('/')].map(placeKey))];
