/** A county's name normalised for look-up: "Saint Lawrence", "St. Lawrence County" and "st lawrence" share one key. */
export const countyKey = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ (?:county|parish|borough|census area|municipality|city and borough|planning region)$/, '')
    .replaceAll(/\bsaint(e?)\b/g, 'st$1')
    .replaceAll(/[^a-z]/g, '');
